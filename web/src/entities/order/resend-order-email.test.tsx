import { jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { fakeServer } from '../../api/testing/fake-server.ts';
import type { FakeServer } from '../../api/testing/fake-server.ts';
import { inConsole } from '../catalog/testing/admin-samples.ts';
import { ResendOrderEmail } from './resend-order-email.tsx';

const SEND = 'POST /admin/orders/one/emails';
let server: FakeServer;
const sent: { body: unknown; key: unknown }[] = [];
let status: number;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  sent.length = 0;
  status = 202;
  server = fakeServer({
    [SEND]: (request) => {
      sent.push({ body: JSON.parse(String(request.data)), key: request.headers.get('Idempotency-Key') });
      return status === 202 ? { status } : { status, body: { error: 'Too many attempts.' } };
    },
  });
});
afterEach(() => {
  server.close();
  jest.restoreAllMocks();
});

const ask = async () => {
  render(inConsole(<ResendOrderEmail orderId="one" number="WW-1" kind="receipt" />));
  fireEvent.click(screen.getByRole('button', { name: 'Send receipt again of WW-1' }));
  return within(await screen.findByRole('alertdialog', { name: 'Send receipt again?' }));
};
const reason = (dialog: Awaited<ReturnType<typeof ask>>, value: string) =>
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value } });

describe('[W-386] an email about an order, sent again', () => {
  it('needs a reason, goes out with it, and says so', async () => {
    const dialog = await ask();
    expect(dialog.getByText(/^The receipt, with a link to the invoice, of order WW-1 goes to/)).toBeVisible();
    fireEvent.click(dialog.getByRole('button', { name: 'Send email' }));
    expect(await dialog.findByText(/Say why/)).toBeInTheDocument();
    expect(sent).toEqual([]);
    reason(dialog, ' Lost. ');
    fireEvent.click(dialog.getByRole('button', { name: 'Send email' }));
    expect(await screen.findByText('The receipt is on its way')).toBeInTheDocument();
    expect(sent).toEqual([
      { body: { kind: 'receipt', reason: 'Lost.' }, key: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    ]);
  });

  it('is one attempt however often it is pressed after a failure, and another with another reason', async () => {
    const dialog = await ask();
    status = 429;
    reason(dialog, 'Lost.');
    for (const times of [1, 2]) {
      fireEvent.click(dialog.getByRole('button', { name: 'Send email' }));
      await waitFor(() => expect(sent).toHaveLength(times));
      expect(await dialog.findByText('Too many attempts.')).toBeInTheDocument();
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Send email' })).toBeEnabled());
    }
    reason(dialog, 'Lost again.');
    fireEvent.click(dialog.getByRole('button', { name: 'Send email' }));
    await waitFor(() => expect(sent).toHaveLength(3));
    const [first, second, third] = sent.map(({ key }) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});
