import { isOpen, quotaOf, quotaReached } from './quota.ts';

describe('what is left to a visitor', () => {
  it.each([
    ['nobody known', { byVisitor: 0, byAddress: 0 }, 0, true],
    ['a known cookie', { byVisitor: 2, byAddress: 0 }, 2, true],
    ['a dropped cookie', { byVisitor: 0, byAddress: 3 }, 3, false],
    ['a changed address', { byVisitor: 3, byAddress: 1 }, 3, false],
  ])('[D-100] is decided by the higher count: %s', (_, counts, used, open) => {
    const quota = quotaOf(3, counts);
    expect(quota).toEqual({ limit: 3, used });
    expect(isOpen(quota)).toBe(open);
  });

  it('never says more than the limit, also after the limit was lowered', () => {
    expect(quotaOf(3, { byVisitor: 9, byAddress: 9 })).toEqual({ limit: 3, used: 3 });
  });

  it('is nothing where the limit is 0', () => {
    expect(isOpen(quotaOf(0, { byVisitor: 0, byAddress: 0 }))).toBe(false);
  });
});

it('names the task in the error', () => {
  expect([quotaReached('demo').code, quotaReached('tutor').code]).toEqual([
    'visitors.demo_limit',
    'visitors.tutor_limit',
  ]);
});
