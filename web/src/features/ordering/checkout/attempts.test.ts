import { jest } from '@jest/globals';
import { ApiError } from '../../../api/errors.ts';
import type { CheckoutRequest } from '../../../api/ordering.ts';
import { createAttempts } from './attempts.ts';

const request = (zip: string): CheckoutRequest => ({
  items: [{ id: 'standard', type: 'credits', quantity: 1 }],
  totalAmount: 100,
  currency: 'USD',
  paymentDetails: {
    email: 'ada@example.com',
    first_name: 'Ada',
    last_name: 'Lovelace',
    zip,
    terms_accepted: true,
  },
});

type Send = (request: CheckoutRequest, key: string) => Promise<string>;
const keysOf = (send: jest.Mock<Send>) => send.mock.calls.map(([, key]) => key);

describe('attempts to buy', () => {
  it('keep their key while the body is the same, and get a new one with another body', async () => {
    const send = jest.fn<Send>().mockRejectedValue(new ApiError('Declined', 402));
    const attempt = createAttempts(send);
    for (const zip of ['1000', '1000', '2000']) await attempt(request(zip)).catch(() => undefined);
    const [first, second, third] = keysOf(send);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('are asked about again before another body is sent, when nobody knows what became of them', async () => {
    const send = jest
      .fn<Send>()
      .mockRejectedValueOnce(new ApiError('No answer', 0))
      .mockResolvedValue('paid');
    const attempt = createAttempts(send);
    await attempt(request('1000')).catch(() => undefined);
    expect(await attempt(request('2000'))).toBe('paid');
    const [first, second, ...more] = send.mock.calls;
    expect(second).toEqual(first);
    expect(more).toEqual([]);
  });

  it('make way for another body once they are known to have failed', async () => {
    const send = jest
      .fn<Send>()
      .mockRejectedValueOnce(new ApiError('No answer', 0))
      .mockRejectedValueOnce(new ApiError('Declined', 402))
      .mockResolvedValue('paid');
    const attempt = createAttempts(send);
    await attempt(request('1000')).catch(() => undefined);
    expect(await attempt(request('2000'))).toBe('paid');
    expect(send.mock.calls.map(([{ paymentDetails }]) => paymentDetails.zip)).toEqual([
      '1000',
      '1000',
      '2000',
    ]);
  });

  it('send nothing new while the server stays silent', async () => {
    const send = jest.fn<Send>().mockRejectedValue(new ApiError('HTTP 502', 502));
    const attempt = createAttempts(send);
    for (const zip of ['1000', '2000']) await attempt(request(zip)).catch(() => undefined);
    expect(new Set(keysOf(send)).size).toBe(1);
  });
});
