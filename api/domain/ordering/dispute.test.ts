import fc from 'fast-check';
import { disputeStep, leadsFurther, shownStatus, type DisputeStatus } from './dispute.ts';

const statuses: DisputeStatus[] = ['inquiry', 'open', 'lost', 'won'];

describe('a dispute', () => {
  it('freezes when it is opened, and lets go when it is over, unless another one is open', () => {
    expect(disputeStep(null, 'inquiry', false)).toEqual({ hold: 'stay', money: 'stay' });
    expect(disputeStep(null, 'open', false)).toEqual({ hold: 'begin', money: 'stay' });
    expect(disputeStep('open', 'won', false)).toEqual({ hold: 'end', money: 'stay' });
    expect(disputeStep('open', 'lost', false)).toEqual({ hold: 'end', money: 'gone' });
    expect(disputeStep('open', 'lost', true)).toEqual({ hold: 'stay', money: 'gone' });
    expect(disputeStep('lost', 'won', false)).toEqual({ hold: 'end', money: 'back' });
  });

  it('has the same result in any order of events, each any number of times', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...statuses), { minLength: 1, maxLength: 12 }), (news) => {
        let [known, held, gone] = [null as DisputeStatus | null, false, false];
        for (const seen of news) {
          if (!leadsFurther(known, seen)) continue;
          const step = disputeStep(known, seen, false);
          if (step.hold !== 'stay') held = step.hold === 'begin';
          if (step.money !== 'stay') gone = step.money === 'gone';
          known = seen;
        }
        const last = statuses.findLast((status) => news.includes(status));
        expect([known, held, gone]).toEqual([last, last === 'open', last === 'lost']);
      }),
    );
  });
});

describe('an order with a dispute', () => {
  it('is shown as disputed while some of its money is ours', () => {
    expect(shownStatus({ status: 'paid', disputed: true })).toBe('disputed');
    expect(shownStatus({ status: 'partly_refunded', disputed: true })).toBe('disputed');
    expect(shownStatus({ status: 'refunded', disputed: true })).toBe('refunded');
    expect(shownStatus({ status: 'paid', disputed: false })).toBe('paid');
  });
});
