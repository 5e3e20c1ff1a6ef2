import fc from 'fast-check';
import { priceIn, type Plan } from '../../domain/catalog/package.ts';
import { reExpress } from '../../domain/catalog/re-express.ts';
import { changeCurrency } from '../../domain/currencies/change-currency.ts';
import { baseOf, type Currency } from '../../domain/currencies/currency.ts';
import { chargeStep } from '../../domain/shared-with-web/chargeable.ts';
import { minorDigits, money, type Money } from '../../domain/shared-with-web/money.ts';

/** Units per dollar, about as they are; the decimals vary. */
const SIZES: Readonly<Record<string, number>> = {
  EUR: 0.9,
  JPY: 150,
  KWD: 0.3,
  CLP: 950,
  GBP: 0.8,
  OMR: 0.38,
};

const shop = fc.record(
  Object.fromEntries(
    Object.entries(SIZES).map(([code, size]) => [
      code,
      fc.integer({ min: 800_000, max: 1_200_000 }).map((part) => ((size * part) / 1_000_000).toFixed(6)),
    ]),
  ),
);
const code = fc.constantFrom(...Object.keys(SIZES));
/** Between one and ten thousand dollars. */
const dollars = fc.integer({ min: 100, max: 1_000_000 }).map((minor) => money(minor, 'USD'));

const currenciesOf = (rates: Record<string, string>): Currency[] =>
  Object.entries({ USD: '1', ...rates }).map(([code, rate]) => ({
    code,
    name: code,
    symbol: code,
    rate,
    isBase: code === 'USD',
    active: true,
    lastSynced: null,
    needsSync: false,
    heldRate: null,
    heldRateDate: null,
    rateDate: null,
    setByHand: false,
  }));

const plan = (price: Money, customPrices: Money[] = []): Plan => ({
  id: 'plan',
  type: 'package',
  name: 'Plan',
  description: '',
  price,
  originalPrice: price,
  customPrices: new Map(customPrices.map((amount) => [amount.currency, amount])),
  validityDays: null,
  features: [],
  popular: false,
  active: true,
  color: null,
  position: 0,
  tier: 'starter',
  credits: null,
});

interface World {
  currencies: Currency[];
  item: Plan;
}

const find = (all: readonly Currency[], code: string): Currency => {
  const found = all.find((currency) => currency.code === code);
  if (!found) throw new Error(code);
  return found;
};

function moveBase({ currencies, item }: World, to: string): World {
  const changed = changeCurrency(currencies, to, { kind: 'base', confirmed: false }, '2026-03-02');
  if (!changed.ok) throw new Error(changed.error.code);
  return {
    currencies: currencies.map((own) => changed.value.find(({ code }) => code === own.code) ?? own),
    item: changed.value.length === 0 ? item : reExpress(item, find(currencies, to)),
  };
}

function priceNow({ currencies, item }: World, code: string): Money {
  const price = priceIn(item, find(currencies, code));
  if (!price) throw new Error(`no price in ${code}`);
  return price;
}
/** Minor units of a currency in the smallest step of the base, to compare what roundings may cost. Never used on money. */
const perStep = ({ currencies }: World, code: string): number =>
  Number(find(currencies, code).rate) *
  10 ** (minorDigits(code) - minorDigits(baseOf(currencies).code)) *
  chargeStep(baseOf(currencies).code);

describe('a change of the base', () => {
  it('[D-050] leaves whole minor units in the new base, and exactly one base whose rate is 1', () => {
    fc.assert(
      fc.property(shop, dollars, code, (rates, price, to) => {
        const { currencies, item } = moveBase({ currencies: currenciesOf(rates), item: plan(price) }, to);
        expect(currencies.filter(({ isBase }) => isBase)).toMatchObject([
          { code: to, rate: '1', active: true },
        ]);
        expect([item.price.currency, item.originalPrice?.currency]).toEqual([to, to]);
        expect(Number.isSafeInteger(item.price.minor)).toBe(true);
        expect(item.originalPrice).toEqual(item.price);
      }),
    );
  });

  it('[D-052] changes no price that customers see by more than its rounding', () => {
    fc.assert(
      fc.property(
        shop,
        dollars,
        code,
        fc.constantFrom('USD', ...Object.keys(SIZES)),
        (rates, price, to, seen) => {
          const before = { currencies: currenciesOf(rates), item: plan(price) };
          const after = moveBase(before, to);
          const roundings = chargeStep(seen) + perStep(after, seen) / 2;
          // A rate has ten decimals: of the smallest here that is one part in ten million.
          const ofRates = priceNow(before, seen).minor / 1e6;
          const off = Math.abs(priceNow(after, seen).minor - priceNow(before, seen).minor);
          expect(off).toBeLessThanOrEqual(roundings + ofRates);
          if (seen === to) expect(off).toBe(0);
        },
      ),
    );
  });

  it('there and back is within a minor unit of the coarser currency', () => {
    fc.assert(
      fc.property(shop, dollars, code, (rates, price, to) => {
        const before = { currencies: currenciesOf(rates), item: plan(price) };
        const back = moveBase(moveBase(before, to), 'USD');
        const unit = Math.max(1, chargeStep(to) / perStep(before, to));
        expect(Math.abs(back.item.price.minor - price.minor)).toBeLessThanOrEqual(unit + price.minor / 1e6);
        for (const own of back.currencies) {
          const was = Number(find(before.currencies, own.code).rate);
          expect(Math.abs(Number(own.rate) / was - 1)).toBeLessThan(1e-5);
        }
      }),
    );
  });

  it('keeps what was decided by hand, there and back, to the minor unit', () => {
    fc.assert(
      fc.property(shop, dollars, code, fc.integer({ min: 0, max: 1e6 }), (rates, price, to, minor) => {
        const decided = money(minor * chargeStep(to), to);
        const aside = money(777, 'CHF');
        const before = { currencies: currenciesOf(rates), item: plan(price, [decided, aside]) };
        const there = moveBase(before, to);
        expect([priceNow(there, to), priceNow(there, 'USD')]).toEqual([decided, price]);
        expect(there.item.customPrices.get('CHF')).toEqual(aside);
        const { price: asBefore, customPrices } = moveBase(there, 'USD').item;
        expect(asBefore).toEqual(price);
        expect(customPrices).toEqual(before.item.customPrices);
      }),
    );
  });
});
