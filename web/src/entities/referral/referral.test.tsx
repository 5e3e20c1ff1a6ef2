import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { fakeServer } from '../../api/testing/fake-server.ts';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { CoBrandHeader } from './co-brand-header.tsx';
import { ReferralCapture } from './referral-capture.tsx';

const CLICK = 'POST /referrals/clicks';
const CURRENT = 'GET /referrals/current';
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
    [CURRENT]: { body: { brand: null, expires_at: null } },
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
    await waitFor(() => expect(server.count(CURRENT)).toBe(1));
    expect(server.count(CLICK)).toBe(0);
  });

  it('shows the partner too when the question who it is was asked before the report, and answered after it', async () => {
    const report = Promise.withResolvers<{ body: unknown }>();
    const question = Promise.withResolvers<{ body: unknown }>();
    server = fakeServer({ [CLICK]: () => report.promise, [CURRENT]: () => question.promise });
    const client = new QueryClient();
    const page = (asks: boolean) => (
      <UiProvider>
        <QueryClientProvider client={client}>
          <ReferralCapture search="?ref=northgate" />
          {asks && <CoBrandHeader />}
        </QueryClientProvider>
      </UiProvider>
    );
    const { rerender } = render(page(false));
    await waitFor(() => expect(server.count(CLICK)).toBe(1));
    rerender(page(true));
    await waitFor(() => expect(server.count(CURRENT)).toBe(1));
    report.resolve({ body: { brand, bound: true, expires_at: '2027-01-20T00:00:00Z' } });
    const name = 'In partnership with Northgate Traders';
    await screen.findByRole('complementary', { name });
    question.resolve({ body: { brand: null, expires_at: null } });
    await act(() => question.promise);
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(screen.getByRole('complementary', { name })).toBeInTheDocument();
  });

  it('that binds nothing shows nothing', async () => {
    show('?ref=nosuch', { body: { brand: null, bound: false, expires_at: null } });
    await waitFor(() => expect(server.count(CLICK)).toBe(1));
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });
});
