import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { fakeServer } from '../../api/testing/fake-server.ts';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { CoBrandHeader } from './co-brand-header.tsx';
import { ReferralCapture } from './referral-capture.tsx';

const CLICK = 'POST /referrals/clicks';
const brand = {
  name: 'Northgate Traders',
  slug: 'northgate',
  logo_url: 'https://example.com/logo.png',
  website: null,
  primary_color: '#00d4ff',
  secondary_color: '#7c3aed',
  description: '',
};
let server: ReturnType<typeof fakeServer>;

function show(search: string, answer: Parameters<typeof fakeServer>[0][string]) {
  server = fakeServer({
    [CLICK]: answer,
    'GET /referrals/current': { body: { brand: null, expires_at: null } },
  });
  return render(
    <UiProvider>
      <QueryClientProvider client={new QueryClient()}>
        <CoBrandHeader />
        <ReferralCapture search={search} />
      </QueryClientProvider>
    </UiProvider>,
  );
}

beforeEach(() => window.sessionStorage.clear());
afterEach(() => server.close());

describe('a partner link', () => {
  it('is reported once, and the partner is shown by name, logo and colours', async () => {
    const known = { body: { brand, bound: true, expires_at: '2027-01-20T00:00:00Z' } };
    const first = show('?ref=northgate', known);
    const band = await screen.findByRole('complementary', { name: 'In partnership with Northgate Traders' });
    expect(band).toHaveStyle({ backgroundColor: '#00d4ff', color: '#000000' });
    expect(screen.getByRole('img', { name: 'Logo of Northgate Traders' })).toHaveAttribute(
      'src',
      brand.logo_url,
    );
    expect(server.count(CLICK)).toBe(1);
    first.unmount();
    server.close();
    show('?ref=northgate', known);
    await waitFor(() => expect(server.count('GET /referrals/current')).toBe(1));
    expect(server.count(CLICK)).toBe(0);
  });

  it('that binds nothing shows nothing', async () => {
    show('?ref=nosuch', { body: { brand: null, bound: false, expires_at: null } });
    await waitFor(() => expect(server.count(CLICK)).toBe(1));
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });
});
