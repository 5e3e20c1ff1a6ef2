import { money } from '../shared-with-web/money.ts';
import { priceCart, type OfferedItem, type WantedItem } from './price-cart.ts';

const plan: OfferedItem = {
  type: 'package',
  name: 'Professional',
  price: money(11_868, 'EUR'),
  credits: null,
  validityDays: null,
  tier: 'pro',
};
const credits: OfferedItem = {
  type: 'credits',
  name: 'Basic',
  price: money(6440, 'EUR'),
  credits: 70,
  validityDays: 45,
  tier: null,
};
const wantPlan: WantedItem = { id: 'professional', type: 'package', quantity: 1 };
const wantCredits: WantedItem = { id: 'credits-basic', type: 'credits', quantity: 2 };

const price = (wanted: WantedItem[], offers: (OfferedItem | null)[], seenTotal: number) =>
  priceCart(wanted, offers, 'EUR', seenTotal);

describe('pricing a cart anew', () => {
  it('takes every price from the catalogue and adds up', () => {
    const priced = price([wantPlan, wantCredits], [plan, credits], 247.48);
    expect(priced).toMatchObject({
      ok: true,
      value: { total: money(24_748, 'EUR') },
    });
    expect(priced.ok && priced.value.lines.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Professional', 1],
      ['Basic', 2],
    ]);
  });

  it('tells the new total when the customer saw another', () => {
    const error = { code: 'ordering.total_changed', total: money(12_880, 'EUR') };
    for (const seen of [1, 128.79, 128.81, 128.804])
      expect(price([wantCredits], [credits], seen)).toEqual({ ok: false, error });
  });

  it('lets credits be bought alone, and no plan without credits', () => {
    expect(price([wantCredits], [credits], 128.8).ok).toBe(true);
    expect(price([wantPlan], [plan], 118.68)).toEqual({
      ok: false,
      error: { code: 'ordering.credits_required' },
    });
  });

  it.each([
    ['is not on sale', [wantCredits], [null], 'items[0].id'],
    ['is of another type', [{ ...wantPlan, type: 'credits' as const }], [plan], 'items[0].type'],
    ['is there twice', [wantCredits, wantCredits], [credits, credits], 'items[1].id'],
    [
      'is a second plan',
      [wantPlan, { ...wantPlan, id: 'expert' }, wantCredits],
      [plan, plan, credits],
      'items[1].type',
    ],
  ])('names the item that %s', (_what, wanted, offers, field) => {
    const faults = [{ field, message: expect.any(String) }];
    expect(price(wanted, offers, 1)).toEqual({
      ok: false,
      error: { code: 'ordering.invalid_checkout', faults },
    });
  });

  it('refuses a total beyond all reason', () => {
    const dear = { ...credits, price: money(1e12, 'EUR') };
    expect(price([wantCredits], [dear], 2e10)).toMatchObject({
      error: { faults: [{ field: 'items' }] },
    });
  });
});
