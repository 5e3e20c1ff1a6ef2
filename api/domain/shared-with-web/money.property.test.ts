import fc from 'fast-check';
import {
  convert,
  decimalNumber,
  decimalText,
  MAX_PRICE_MINOR,
  minorDigits,
  money,
  parseMoney,
  shareOf,
  sumOf,
  timesOf,
} from './money.ts';

const anyCurrency = fc.constantFrom('USD', 'EUR', 'JPY', 'CLP', 'KWD', 'OMR');
/** Up to ten million in a currency of hundredths, either sign. */
const anyMinor = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
const anyMoney = fc.record({ minor: anyMinor, currency: anyCurrency });
const anyRate = fc
  .tuple(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 1, max: 999_999 }))
  .map(([whole, fraction]) => `${whole}.${String(fraction).padStart(6, '0')}`);

describe('[D-050] money', () => {
  it('comes back from text and from the number of the wire as it was', () => {
    fc.assert(
      fc.property(anyMoney, (amount) => {
        expect(parseMoney(decimalText(amount), amount.currency)).toEqual(amount);
        expect(parseMoney(decimalNumber(amount), amount.currency)).toEqual(amount);
      }),
    );
  });

  it('is n times itself when added n times', () => {
    fc.assert(
      fc.property(anyMoney, fc.integer({ min: 0, max: 60 }), (amount, times) => {
        const added = sumOf(
          Array.from({ length: times }, () => amount),
          amount.currency,
        );
        expect(timesOf(amount, times)).toEqual(added);
      }),
    );
  });

  it('has shares that are the exact share to half a minor unit, and mirror with the sign', () => {
    fc.assert(
      fc.property(
        anyMoney,
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        (amount, numerator, denominator) => {
          const share = shareOf(amount, numerator, denominator);
          const off =
            2n * (BigInt(share.minor) * BigInt(denominator) - BigInt(amount.minor) * BigInt(numerator));
          expect(off <= BigInt(denominator) && off >= -BigInt(denominator)).toBe(true);
          const mirrored = shareOf({ ...amount, minor: -amount.minor }, numerator, denominator);
          expect(mirrored.minor + share.minor).toBe(0);
        },
      ),
    );
  });

  it('converts to the exact product to half a minor unit', () => {
    fc.assert(
      fc.property(anyMoney, anyRate, anyCurrency, (amount, rate, currency) => {
        // What is larger than a price can be is refused, not converted.
        const about = Math.abs(amount.minor) * Number(rate);
        fc.pre(about * 10 ** (minorDigits(currency) - minorDigits(amount.currency)) < MAX_PRICE_MINOR / 2);
        const minor = convert(amount, rate, currency)?.minor ?? NaN;
        // Everything as whole millionths, scaled by both currencies' minor units.
        const exact =
          BigInt(amount.minor) * BigInt(rate.replace('.', '')) * 10n ** BigInt(minorDigits(currency));
        const unit = 1_000_000n * 10n ** BigInt(minorDigits(amount.currency));
        const off = 2n * (BigInt(minor) * unit - exact);
        expect(off <= unit && off >= -unit).toBe(true);
      }),
    );
  });

  it('never costs less when more is converted', () => {
    fc.assert(
      fc.property(anyMinor, fc.nat(1_000_000), anyRate, (minor, more, rate) => {
        const priced = (usd: number) => convert(money(usd, 'USD'), rate, 'KWD')?.minor ?? Infinity;
        const less = priced(minor);
        expect(priced(minor + more)).toBeGreaterThanOrEqual(less);
      }),
    );
  });

  it('is itself at a rate of 1', () => {
    fc.assert(
      fc.property(anyMoney, (amount) => expect(convert(amount, '1', amount.currency)).toEqual(amount)),
    );
  });
});
