import { money } from '../shared-with-web/money.ts';
import { onSale, originalPriceIn, priceIn, unpricedIn, type CreditPackage, type Plan } from './package.ts';

const plan = (wanted: Partial<Plan> = {}): Plan => ({
  id: 'starter',
  type: 'package',
  name: 'Starter',
  description: '',
  price: money(5900, 'USD'),
  originalPrice: money(25_000, 'USD'),
  customPrices: new Map(),
  validityDays: null,
  features: [],
  popular: false,
  active: true,
  color: null,
  position: 0,
  tier: 'starter',
  credits: null,
  ...wanted,
});
const dollar = { code: 'USD', rate: '1', isBase: true };
const euro = { code: 'EUR', rate: '0.9', isBase: false };
const yen = { code: 'JPY', rate: '156.954', isBase: false };

describe('[D-052] the price in a currency', () => {
  it('is the stored one in the base', () => {
    expect(priceIn(plan({ customPrices: new Map([['USD', money(1, 'USD')]]) }), dollar)).toEqual(
      money(5900, 'USD'),
    );
  });

  it('is base × rate, rounded to the minor unit', () => {
    expect(priceIn(plan(), euro)).toEqual(money(5310, 'EUR'));
    expect(priceIn(plan(), yen)).toEqual(money(9260, 'JPY'));
  });

  it('is the custom price where there is one', () => {
    const custom = plan({ customPrices: new Map([['EUR', money(4900, 'EUR')]]) });
    expect(priceIn(custom, euro)).toEqual(money(4900, 'EUR'));
    expect(priceIn(custom, yen)).toEqual(money(9260, 'JPY'));
  });

  it('can be a custom price of nothing', () => {
    expect(priceIn(plan({ customPrices: new Map([['EUR', money(0, 'EUR')]]) }), euro)).toEqual(
      money(0, 'EUR'),
    );
  });
});

const dinar = { code: 'KWD', rate: '0.3084', isBase: false };

describe('a price that a gateway cannot charge', () => {
  it('is rounded to the nearest that it can: thousandths end in zero', () => {
    expect(priceIn(plan(), dinar)).toEqual(money(18_200, 'KWD'));
    const typedBefore = plan({ customPrices: new Map([['KWD', money(17_994, 'KWD')]]) });
    expect(priceIn(typedBefore, dinar)).toEqual(money(17_990, 'KWD'));
    const inDinar = plan({ price: money(18_195, 'KWD'), originalPrice: money(77_101, 'KWD') });
    expect(priceIn(inDinar, { ...dinar, isBase: true })).toEqual(money(18_200, 'KWD'));
    expect(originalPriceIn(inDinar, { ...dinar, isBase: true })).toEqual(money(77_100, 'KWD'));
  });

  it('is none when it is out of bounds, and never one of nothing that rounding made', () => {
    const dear = plan({ price: money(100_000_000_000, 'USD') });
    expect([priceIn(dear, dollar), priceIn(dear, yen)?.minor]).toEqual([money(1e11, 'USD'), undefined]);
    expect(priceIn(plan({ price: money(100_000_000_001, 'USD') }), dollar)).toBeNull();
    expect(priceIn(plan({ price: money(1, 'USD') }), dinar)).toBeNull();
    expect(originalPriceIn(dear, yen)).toBeNull();
    expect(unpricedIn(dear, [dollar, yen, { ...euro, rate: '10000000' }])).toEqual(['JPY', 'EUR']);
  });

  it('is nothing where somebody has set it to nothing', () => {
    const free = plan({ price: money(0, 'USD') });
    expect([dollar, dinar, yen].map((currency) => priceIn(free, currency)?.minor)).toEqual([0, 0, 0]);
  });
});

describe('the price to strike through', () => {
  it('is the former base price × rate', () => {
    expect(originalPriceIn(plan(), dollar)).toEqual(money(25_000, 'USD'));
    expect(originalPriceIn(plan(), euro)).toEqual(money(22_500, 'EUR'));
  });

  it('is none without a former price, or when a custom price is not below it', () => {
    expect(originalPriceIn(plan({ originalPrice: null }), euro)).toBeNull();
    const dear = plan({ customPrices: new Map([['EUR', money(22_500, 'EUR')]]) });
    expect(originalPriceIn(dear, euro)).toBeNull();
  });
});

describe('packages on sale', () => {
  it('[V-180] has popular ones first, then the order given, and no inactive ones', () => {
    const pack = { type: 'credits', tier: null, credits: 50 } as const;
    const packs: CreditPackage[] = [
      { ...plan(), ...pack, id: 'c', position: 3 },
      { ...plan(), ...pack, id: 'a', position: 1 },
      { ...plan(), ...pack, id: 'hidden', position: 0, active: false, popular: true },
      { ...plan(), ...pack, id: 'b', position: 2, popular: true },
    ];
    expect(onSale(packs).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  });
});
