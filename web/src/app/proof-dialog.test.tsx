import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { http } from '../api/http.ts';
import { fakeServer } from '../api/testing/fake-server.ts';
import type { FakeCall } from '../api/testing/fake-network.ts';
import type { FakeServer } from '../api/testing/fake-server.ts';
import { UiProvider } from '../ui/ui-provider.tsx';
import { LazyProofDialog } from './lazy-proof-dialog.tsx';

jest.setTimeout(60_000);

const PROOF = 'POST /auth/me/proof';
const refused = { status: 403, body: { code: 'accounts.proof_required', error: 'Please confirm first.' } };
const sent: unknown[] = [];
let proven: boolean;
let server: FakeServer;

/** A server that does what it is asked once the password was given. */
function show(onProof: (body: unknown) => { status: number; body?: unknown }): void {
  sent.length = 0;
  proven = false;
  const act = (request: FakeCall) => {
    sent.push(JSON.parse(String(request.data)));
    return proven ? { body: { done: true } } : refused;
  };
  server = fakeServer({
    'POST /sensitive': act,
    [PROOF]: (request) => {
      const answer = onProof(JSON.parse(String(request.data)));
      proven = answer.status === 204;
      return answer;
    },
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <UiProvider>
      <QueryClientProvider client={client}>
        <LazyProofDialog />
      </QueryClientProvider>
    </UiProvider>,
  );
}
afterEach(() => server.close());

const call = () => http<{ done: boolean }>({ url: '/sensitive', method: 'POST', data: { reason: 'Stolen' } });
const dialog = () => screen.findByRole('dialog', { name: 'Confirm that it is you' });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));

describe('a call that the server wants confirmed', () => {
  it('is sent again as it was, once the password is given', async () => {
    show((body) =>
      (body as { password: string }).password === 'right one'
        ? { status: 204 }
        : { status: 422, body: { code: 'accounts.wrong_password', error: 'The password is not right.' } },
    );
    const answers = Promise.all([call(), call()]);
    await dialog();
    type('Your password', 'wrong one');
    confirm();
    expect(await screen.findByText('The password is not right.')).toBeInTheDocument();
    type('Your password', 'right one');
    confirm();
    expect(await answers).toEqual([{ done: true }, { done: true }]);
    expect(sent).toEqual(Array(4).fill({ reason: 'Stolen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is refused when the question is closed, and is asked again the next time', async () => {
    show(() => ({ status: 204 }));
    const failed = call().catch((error: Error) => error.message);
    await dialog();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await failed).toBe('Please confirm first.');
    expect(server.count(PROOF)).toBe(0);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const again = call();
    await dialog();
    type('Your password', 'right one');
    confirm();
    expect(await again).toEqual({ done: true });
  });

  it('takes a code where the account has a second factor', async () => {
    const proofs: unknown[] = [];
    show((body) => {
      proofs.push(body);
      const complete = (body as { totp_code?: string }).totp_code === '123456';
      const missing = { code: 'accounts.code_required', error: 'Please enter the code too.' };
      return complete ? { status: 204 } : { status: 422, body: missing };
    });
    const answer = call();
    await dialog();
    type('Your password', 'right one');
    confirm();
    await screen.findByLabelText('Code from your authenticator app');
    type('Code from your authenticator app', '123456');
    confirm();
    expect(await answer).toEqual({ done: true });
    expect(proofs).toEqual([{ password: 'right one' }, { password: 'right one', totp_code: '123456' }]);
  });
});
