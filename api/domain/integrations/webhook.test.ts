import { afterTry, WAITS } from './delivery.ts';
import { checkWebhookUrl } from './webhook.ts';

describe('the address of a webhook', () => {
  it.each([
    ['https://hooks.example.com/a?b=c', 'https://hooks.example.com/a?b=c'],
    [' HTTPS://Hooks.Example.com:8443/A ', 'https://hooks.example.com:8443/A'],
    ['https://[2606:4700::1111]/x', 'https://[2606:4700::1111]/x'],
  ])('%s is taken', (given, stored) => {
    expect(checkWebhookUrl(given, false)).toEqual({ ok: true, value: stored });
  });

  it.each([
    'hooks.example.com',
    'http://hooks.example.com',
    'https://user:secret@hooks.example.com/',
    'https://hooks.example.com/#part',
    'https://localhost/x',
    'https://a.localhost',
    'https://127.8.8.8/x',
    'https://[::1]/x',
    'https://host name/x',
    'javascript:alert(1)',
  ])('%s is not', (given) => {
    expect(checkWebhookUrl(given, false).ok).toBe(false);
  });

  it('may be this machine only where that is allowed', () => {
    expect(checkWebhookUrl('http://127.0.0.1:4000/x', true).ok).toBe(true);
    expect(checkWebhookUrl('http://hooks.example.com', true).ok).toBe(false);
  });
});

describe('what comes after a try', () => {
  const at = new Date('2026-03-02T09:00:00Z');
  const fine = { status: 'active' as const, failingSince: null };

  it('is a longer wait each time, and an end', () => {
    const nexts = WAITS.map((_wait, index) => afterTry(fine, { at, status: 500 }, index + 1));
    const waits = nexts.map(({ delivery }) => (delivery.nextTryAt?.getTime() ?? 0) - at.getTime());
    expect(waits).toEqual(WAITS);
    expect([...waits].sort((a, b) => a - b)).toEqual(waits);
    const last = afterTry(fine, { at, status: null }, WAITS.length + 1);
    expect(last.delivery).toEqual({ status: 'failed', nextTryAt: null });
    expect(last.webhook).toEqual({ status: 'active', failingSince: at });
  });

  it('forgets failures with a good one', () => {
    const ill = { status: 'active' as const, failingSince: at };
    expect(afterTry(ill, { at, status: 204 }, 3)).toEqual({
      delivery: { status: 'delivered', nextTryAt: null },
      webhook: fine,
    });
  });

  it('disables the webhook after three days of failures, or when it is gone', () => {
    const since = (hours: number) => ({
      status: 'active' as const,
      failingSince: new Date(at.getTime() - hours * 3_600_000),
    });
    const next = (hours: number, status: number) => afterTry(since(hours), { at, status }, 1).webhook.status;
    expect([next(71, 500), next(72, 500), next(0, 410)]).toEqual(['active', 'disabled', 'disabled']);
  });
});
