import { judge } from './quality.ts';

describe('the verdict on a reading', () => {
  it('is good, fair or poor by the claim that it is right', () => {
    expect([0.95, 0.8, 0.65].map((score) => judge(score).verdict)).toEqual(['good', 'fair', 'poor']);
  });

  it('refuses a reading that is not sure enough to show, unless a lower floor is asked for', () => {
    expect(() => judge(0.3)).toThrow('unsure');
    expect(judge(0.3, 0).score).toBe(0.3);
  });
});
