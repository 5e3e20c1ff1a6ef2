import { money } from '../shared-with-web/money.ts';
import {
  currencyNamed,
  priceByHand,
  readItems,
  sameLines,
  type KnownItem,
  type TypedItem,
} from './hand-order.ts';

const plan: TypedItem = { type: 'package', id: ' starter ', name: ' Starter ', price: 59, quantity: 1 };
const credits: TypedItem = { type: 'credits', id: 'top-up', name: 'Top-up', price: 49.9, quantity: 2 };
const known = (wanted: Partial<NonNullable<KnownItem>> = {}): KnownItem => ({
  type: 'credits',
  tier: null,
  credits: 50,
  validityDays: 30,
  ...wanted,
});

describe('an order entered by hand', () => {
  it('takes the price that was typed, and tier and validity from the catalogue', () => {
    const starter = known({ type: 'package', tier: 'starter', credits: null, validityDays: null });
    expect(readItems([plan, credits], [starter, known()], 'USD')).toEqual({
      ok: true,
      value: [
        {
          itemId: 'starter',
          type: 'package',
          name: 'Starter',
          price: money(5900, 'USD'),
          quantity: 1,
          credits: null,
          validityDays: null,
          tier: 'starter',
        },
        {
          itemId: 'top-up',
          type: 'credits',
          name: 'Top-up',
          price: money(4990, 'USD'),
          quantity: 2,
          credits: 50,
          validityDays: 30,
          tier: null,
        },
      ],
    });
  });

  it('lets an unknown id be sold, and the typed credits win over those of the catalogue', () => {
    const lines = readItems([plan, { ...credits, credits: 'unlimited' }], [null, known()], 'USD');
    expect(lines.ok && lines.value.map(({ tier, credits: of }) => [tier, of])).toEqual([
      [null, null],
      [null, 'unlimited'],
    ]);
  });

  it.each<[string, TypedItem, KnownItem]>([
    ['price', { ...plan, price: 0.001 }, null],
    ['type', plan, known()],
    ['credits', credits, null],
  ])('names the %s that is wrong', (field, item, of) => {
    const result = readItems([item], [of], 'USD');
    expect(result).toEqual({
      ok: false,
      error: [{ field: `items[0].${field}`, message: expect.any(String) }],
    });
  });

  it('holds one plan', () => {
    const result = readItems([plan, plan], [null, null], 'USD');
    expect(result.ok ? [] : result.error.map(({ field }) => field)).toEqual(['items[1].type']);
  });

  it('[O-087] costs the sum of price × quantity, whatever total was typed; without items what was typed', () => {
    const lines = readItems([plan, { ...credits, credits: 50 }], [null, null], 'EUR');
    if (!lines.ok) throw new Error('not read');
    const typed = money(1, 'EUR');
    const priced = priceByHand(lines.value, typed, '0.5', 'USD');
    expect(priced).toEqual({ total: money(15_880, 'EUR'), baseTotal: money(31_760, 'USD'), rate: '0.5' });
    expect(priceByHand([], typed, '1', 'EUR')?.total).toEqual(typed);
    expect(priceByHand([], money(1e12, 'EUR'), '0.5', 'USD')).toBeNull();
  });

  it('knows currencies by code or symbol', () => {
    const currencies = [
      { code: 'USD', symbol: '$' },
      { code: 'EUR', symbol: '€' },
      { code: 'CAD', symbol: '$' },
    ];
    const found = ['$', '€', 'cad', '£'].map((name) => currencyNamed(currencies, name)?.code);
    expect(found).toEqual(['USD', 'EUR', 'CAD', undefined]);
  });

  it('tells lists of lines apart by what they sell', () => {
    const lines = readItems([plan], [null], 'USD');
    if (!lines.ok) throw new Error('not read');
    const [line] = lines.value;
    if (!line) throw new Error('no line');
    expect(sameLines([line], [{ ...line, tier: 'pro', validityDays: 3 }])).toBe(true);
    expect(sameLines([line], [{ ...line, quantity: 2 }])).toBe(false);
    expect(sameLines([line], [])).toBe(false);
  });
});
