import { waitSeconds } from './throttle-rules.ts';

const rule = { name: 'test', limit: 3, windowMs: 60_000 };
const begun = new Date('2026-03-02T09:00:00Z');
const after = (ms: number): Date => new Date(begun.getTime() + ms);

describe('a throttle rule', () => {
  it('lets the limit through', () => {
    expect(waitSeconds(rule, { windowStartedAt: begun, tries: 3 }, begun)).toBeNull();
  });

  it('tells how long to wait past it, in whole seconds, at least one', () => {
    expect(waitSeconds(rule, { windowStartedAt: begun, tries: 4 }, begun)).toBe(60);
    expect(waitSeconds(rule, { windowStartedAt: begun, tries: 4 }, after(30_500))).toBe(30);
    expect(waitSeconds(rule, { windowStartedAt: begun, tries: 9 }, after(59_999))).toBe(1);
  });
});
