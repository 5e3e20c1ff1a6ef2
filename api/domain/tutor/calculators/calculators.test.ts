import fc from 'fast-check';
import type { Calculated, Calculation } from './calculation.ts';
import { compounding } from './compounding.ts';
import { drawdownFromLosses, drawdownFromPeak } from './drawdown.ts';
import { pipSize } from './currency-pair.ts';
import { pipValue } from './pip-value.ts';
import { positionSizeByPips, positionSizeByPrice } from './position-size.ts';
import { riskReward } from './risk-reward.ts';

function done(outcome: Calculated): Calculation {
  if (!outcome.ok) throw new Error(outcome.error.reason);
  return outcome.value;
}

/** The results by their labels. */
function values(outcome: Calculated): Record<string, number> {
  return Object.fromEntries(done(outcome).results.map(({ label, value }) => [label, value]));
}

function refusedField(outcome: Calculated): string {
  return outcome.ok ? 'nothing' : outcome.error.field;
}

const money = fc.integer({ min: 1, max: 10_000_000 }).map((cents) => cents / 100);
/** Sums and differences of whole numbers are exact. */
const whole = fc.integer({ min: 1, max: 9000 });
const percent = fc.integer({ min: 1, max: 1000 }).map((tenths) => tenths / 10);

describe('[D-095] position size', () => {
  it('by price: 1% of 10,000 with a stop 2.50 away is 40 units', () => {
    const result = values(positionSizeByPrice({ balance: 10_000, riskPercent: 1, entry: 52, stop: 49.5 }));
    expect(result).toEqual({
      'Amount at risk': 100,
      'Risk per unit': 2.5,
      'Position size': 40,
      'Position value': 2080,
    });
  });

  it('by pips: 1% of 10,000 with a stop of 50 pips is 0.2 lots, and shows how', () => {
    const calculation = done(
      positionSizeByPips({ balance: 10_000, riskPercent: 1, stopPips: 50, pipValuePerLot: 10 }),
    );
    expect(calculation.results.at(-1)).toEqual({
      label: 'Position size',
      value: 0.2,
      unit: 'lots',
      text: '0.2 lots',
      formula: 'lots = amount at risk ÷ risk per lot, rounded down to 0.01',
      steps: ['100 ÷ 500 = 0.2 lots'],
    });
  });

  it('never risks more than it should, long or short', () => {
    fc.assert(
      fc.property(money, percent, money, money, (balance, riskPercent, entry, stop) => {
        fc.pre(entry !== stop);
        const result = values(positionSizeByPrice({ balance, riskPercent, entry, stop }));
        const lost = (result['Position size'] ?? NaN) * Math.abs(entry - stop);
        // The product of floats may be off in its ninth digit.
        expect(lost).toBeLessThanOrEqual(((balance * riskPercent) / 100) * (1 + 1e-8));
      }),
    );
  });

  it('refuses a stop without a distance', () => {
    expect(refusedField(positionSizeByPrice({ balance: 1, riskPercent: 1, entry: 5, stop: 5 }))).toBe(
      'stop_price',
    );
    const noPips = { balance: 1, riskPercent: 1, stopPips: 0, pipValuePerLot: 10 };
    expect(refusedField(positionSizeByPips(noPips))).toBe('stop_pips');
  });
});

describe('[D-095] risk and reward', () => {
  it('of a long plan: 50, 48, 55 is 2.5 R and breaks even at 28.57%', () => {
    expect(values(riskReward({ entry: 50, stop: 48, target: 55, winRatePercent: 40 }))).toEqual({
      'Risk per unit': 2,
      'Reward per unit': 5,
      'Reward for 1 of risk': 2.5,
      'Break-even share of wins': 28.57,
      'Expectancy per trade': 0.4,
    });
  });

  it('is the same for a plan and its mirror', () => {
    fc.assert(
      fc.property(whole, whole, whole, (entry, risk, reward) => {
        const middle = entry + 10_000;
        const long = values(riskReward({ entry: middle, stop: middle - risk, target: middle + reward }));
        const short = values(riskReward({ entry: middle, stop: middle + risk, target: middle - reward }));
        expect(short['Reward for 1 of risk']).toBeCloseTo(long['Reward for 1 of risk'] ?? NaN, 2);
      }),
    );
  });

  it('refuses a stop and a target on one side, or at the entry', () => {
    expect(refusedField(riskReward({ entry: 50, stop: 48, target: 49 }))).toBe('target_price');
    expect(refusedField(riskReward({ entry: 50, stop: 50, target: 49 }))).toBe('stop_price');
    expect(refusedField(riskReward({ entry: 50, stop: 48, target: 50 }))).toBe('target_price');
  });
});

describe('[D-095] pip value', () => {
  const euro = { base: 'EUR', quote: 'USD', units: 100_000, accountCurrency: 'USD' };
  const yen = { base: 'USD', quote: 'JPY', units: 100_000, accountCurrency: 'USD' };

  it('is 10 dollars for a lot of EUR/USD, times the pips', () => {
    expect(values(pipValue(euro))).toEqual({ 'Value in USD': 10 });
    expect(values(pipValue({ ...euro, units: 20_000, pips: 35 }))).toEqual({ 'Value in USD': 70 });
  });

  it('is converted by the price, or by a rate', () => {
    expect([pipSize('JPY'), pipSize('USD'), pipSize('KRW')]).toEqual([0.01, 0.0001, null]);
    expect(values(pipValue({ ...yen, price: 160 }))).toEqual({ 'Value in JPY': 1000, 'Value in USD': 6.25 });
    const pounds = { ...euro, accountCurrency: 'GBP', conversionRate: 0.8 };
    expect(values(pipValue(pounds))).toEqual({ 'Value in USD': 10, 'Value in GBP': 8 });
  });

  it('says which rate it needs', () => {
    expect(refusedField(pipValue(yen))).toBe('price');
    expect(refusedField(pipValue({ ...euro, base: 'XAU' }))).toBe('pair');
    expect(refusedField(pipValue({ ...euro, base: 'LOT' }))).toBe('pair');
    expect(refusedField(pipValue({ ...euro, accountCurrency: 'XYZ' }))).toBe('account_currency');
    expect(refusedField(pipValue({ ...euro, accountCurrency: 'GBP' }))).toBe('conversion_rate');
    expect(refusedField(pipValue({ ...euro, quote: 'EUR' }))).toBe('pair');
    expect(refusedField(pipValue({ ...yen, price: 0 }))).toBe('price');
  });
});

describe('a result larger than a JSON number can carry', () => {
  it.each([
    ['periods', compounding({ start: 1e12, ratePercent: 1000, periods: 600 })],
    ['losses', drawdownFromLosses({ start: 100, lossPercent: 99.999999, losses: 600 })],
    ['peak_balance', drawdownFromPeak({ peak: 1e12, trough: 1e-12 })],
    [
      'account_balance',
      positionSizeByPrice({ balance: 1e12, riskPercent: 100, entry: 1e12, stop: 1e12 - 1 }),
    ],
    ['units', pipValue({ base: 'EUR', quote: 'USD', units: 1e12, accountCurrency: 'EUR', price: 1e-8 })],
    ['target_price', riskReward({ entry: 1e-12, stop: 2e-12, target: -1e12 })],
  ])('is refused, naming %s', (field, outcome) => {
    expect(outcome).toMatchObject({ ok: false, error: { code: 'tutor.calculator_input', field } });
  });
});

describe('[D-095] compounding', () => {
  it('grows 1,000 by 2% a month to 1,268.24 in a year', () => {
    expect(values(compounding({ start: 1000, ratePercent: 2, periods: 12 }))).toEqual({
      'Growth factor': 1.268242,
      'Balance at the end': 1268.24,
      'Put in': 1000,
      Gain: 268.24,
      'Gain on what was put in': 26.82,
    });
  });

  it('with payments is what stepping through the periods gives', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 50_000 }),
        fc.integer({ min: -50, max: 50 }),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 900 }),
        (start, ratePercent, periods, contribution) => {
          let balance = start;
          for (let period = 0; period < periods; period += 1) {
            balance = balance * (1 + ratePercent / 100) + contribution;
          }
          const end = values(compounding({ start, ratePercent, periods, contribution }))[
            'Balance at the end'
          ];
          expect(Math.abs((end ?? NaN) - balance)).toBeLessThanOrEqual(0.005 + balance * 1e-9);
        },
      ),
    );
  });

  it('refuses to grow nothing', () => {
    expect(refusedField(compounding({ start: 0, ratePercent: 5, periods: 3 }))).toBe('start_balance');
    expect(refusedField(compounding({ start: 10, ratePercent: -100, periods: 3 }))).toBe('rate_percent');
    expect(refusedField(compounding({ start: 10, ratePercent: 5, periods: 1.5 }))).toBe('periods');
  });
});

describe('[D-095] drawdown', () => {
  it('from 120 to 90 is 25% and needs a third', () => {
    expect(values(drawdownFromPeak({ peak: 120, trough: 90 }))).toEqual({
      Drawdown: 25,
      'Gain needed to recover': 33.33,
    });
  });

  it('of ten losses of 2% leaves 81.71 of 100', () => {
    expect(values(drawdownFromLosses({ start: 100, lossPercent: 2, losses: 10 }))).toEqual({
      'Balance left': 81.71,
      Drawdown: 18.29,
      'Gain needed to recover': 22.39,
    });
  });

  it('needs a gain that brings the trough back to its peak', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 100_000 }), fc.integer({ min: 1, max: 99 }), (peak, share) => {
        const trough = (peak * share) / 100;
        const needed = values(drawdownFromPeak({ peak, trough }))['Gain needed to recover'] ?? NaN;
        expect(trough * (1 + needed / 100)).toBeCloseTo(peak, -Math.log10(peak * 2e-4));
      }),
    );
  });

  it('refuses losses of everything, from which no gain recovers', () => {
    expect(refusedField(drawdownFromLosses({ start: 100, lossPercent: 100, losses: 1 }))).toBe(
      'loss_percent',
    );
    expect(refusedField(drawdownFromLosses({ start: 100, lossPercent: 2, losses: 1.5 }))).toBe('losses');
  });

  it('refuses a rise, and balances without money', () => {
    expect(refusedField(drawdownFromPeak({ peak: 90, trough: 120 }))).toBe('trough_balance');
    expect(refusedField(drawdownFromPeak({ peak: 90, trough: 0 }))).toBe('trough_balance');
    expect(refusedField(drawdownFromLosses({ start: 0, lossPercent: 2, losses: 1 }))).toBe('start_balance');
  });
});
