import { changeCurrency, type CurrencyChange } from './change-currency.ts';
import type { Currency } from './currency.ts';

const currency = (code: string, wanted: Partial<Currency> = {}): Currency => ({
  code,
  name: code,
  symbol: code,
  rate: '1',
  isBase: false,
  active: true,
  lastSynced: new Date('2026-03-02T10:00:00Z'),
  needsSync: false,
  heldRate: null,
  heldRateDate: null,
  rateDate: '2026-03-02',
  setByHand: false,
  ...wanted,
});
const dollar = currency('USD', { isBase: true, rateDate: null });
const euro = currency('EUR', { rate: '0.8' });
const yen = currency('JPY', { rate: '160', active: false, rateDate: '2026-02-27' });
const TODAY = '2026-03-05';
const all = [dollar, euro, yen];
const change = (code: string, wanted: CurrencyChange) => changeCurrency(all, code, wanted, TODAY);

describe('a new base', () => {
  it('[O-080] has every rate per unit of it, and says that they need a sync', () => {
    expect(change('EUR', { kind: 'base', confirmed: false })).toEqual({
      ok: true,
      value: [
        { ...dollar, isBase: false, rate: '1.25', rateDate: '2026-03-02', needsSync: true },
        { ...yen, rate: '200', needsSync: true },
        { ...euro, isBase: true, rate: '1', rateDate: null },
      ],
    });
  });

  it('is active from then on', () => {
    const result = change('JPY', { kind: 'base', confirmed: false });
    expect(result.ok && result.value.at(-1)).toMatchObject({ code: 'JPY', isBase: true, active: true });
  });

  it('changes nothing when it is the base already', () => {
    expect(change('USD', { kind: 'base', confirmed: false })).toEqual({ ok: true, value: [] });
  });

  it('leaves no rate set by hand: each is computed from then on, and as old as the older of the two', () => {
    const own = [dollar, { ...euro, setByHand: true }, { ...yen, setByHand: true }];
    const result = changeCurrency(own, 'EUR', { kind: 'base', confirmed: false }, TODAY);
    expect(
      result.ok && result.value.map(({ code, setByHand, rateDate }) => [code, setByHand, rateDate]),
    ).toEqual([
      ['USD', false, '2026-03-02'],
      ['JPY', false, '2026-02-27'],
      ['EUR', false, null],
    ]);
  });

  it('leaves no rate that waits to be confirmed: it was one of the base before', () => {
    const waiting = [dollar, { ...euro, heldRate: '8' }, { ...yen, heldRate: '16' }];
    const result = changeCurrency(waiting, 'EUR', { kind: 'base', confirmed: false }, TODAY);
    expect(result.ok && result.value.map(({ heldRate }) => heldRate)).toEqual([null, null, null]);
  });

  it('is refused when a rate would be nothing', () => {
    const tiny = currency('BTC', { rate: '0.0000000001' });
    const huge = currency('XTS', { rate: '9999999999' });
    expect(changeCurrency([dollar, tiny, huge], 'XTS', { kind: 'base', confirmed: false }, TODAY)).toEqual({
      ok: false,
      error: { code: 'currencies.base_unusable', lost: [] },
    });
  });
});

describe('one currency', () => {
  it('is offered or not', () => {
    expect(change('JPY', { kind: 'active', active: true })).toEqual({
      ok: true,
      value: [{ ...yen, active: true }],
    });
    expect(change('EUR', { kind: 'active', active: true })).toEqual({ ok: true, value: [] });
  });

  it('takes a rate with all its decimals, and needs no sync then', () => {
    const moved = [dollar, { ...euro, needsSync: true }];
    expect(changeCurrency(moved, 'EUR', { kind: 'rate', rate: 0.9371, confirmed: true }, TODAY)).toEqual({
      ok: true,
      value: [{ ...euro, rate: '0.9371', rateDate: TODAY, setByHand: true, needsSync: false }],
    });
  });

  it('has no rate that waits once one was set, be it the one in force; offering it decides nothing', () => {
    const waiting = [dollar, { ...euro, heldRate: '8' }];
    for (const rate of [8, 0.8])
      expect(changeCurrency(waiting, 'EUR', { kind: 'rate', rate, confirmed: true }, TODAY)).toMatchObject({
        value: [{ rate: String(rate), heldRate: null }],
      });
    expect(changeCurrency(waiting, 'EUR', { kind: 'active', active: false }, TODAY)).toMatchObject({
      value: [{ heldRate: '8' }],
    });
  });

  it('[W-360] is set by hand only with a rate that is neither in force nor published', () => {
    const waiting = [dollar, { ...euro, heldRate: '8', heldRateDate: '2026-03-04' }];
    const set = (rate: number) =>
      changeCurrency(waiting, 'EUR', { kind: 'rate', rate, confirmed: true }, TODAY);
    expect(set(0.8)).toMatchObject({ value: [{ rateDate: '2026-03-02', setByHand: false }] });
    expect(set(8)).toMatchObject({
      value: [{ rateDate: '2026-03-04', setByHand: false, heldRateDate: null }],
    });
    expect(set(7)).toMatchObject({ value: [{ rateDate: TODAY, setByHand: true }] });
  });

  it('[W-360] follows syncs again, or not, when told so; the base has no rate to set', () => {
    const pinned = [dollar, { ...euro, setByHand: true }];
    const hand = (code: string, setByHand: boolean) =>
      changeCurrency(pinned, code, { kind: 'hand', setByHand }, TODAY);
    expect(hand('EUR', false)).toEqual({ ok: true, value: [euro] });
    expect(hand('EUR', true)).toEqual({ ok: true, value: [] });
    expect(hand('USD', true)).toEqual({ ok: false, error: { code: 'currencies.base_rate_fixed' } });
  });

  it('takes a rate more than 20% off the one before only when that is confirmed', () => {
    const near: CurrencyChange = { kind: 'rate', rate: 0.96, confirmed: false };
    expect(change('EUR', near)).toMatchObject({ ok: true, value: [{ rate: '0.96' }] });
    expect(change('EUR', { ...near, rate: 8 })).toEqual({
      ok: false,
      error: { code: 'currencies.rate_far_off', currency: 'EUR', before: '0.8', after: '8' },
    });
    const confirmed = { ...near, rate: 8, confirmed: true };
    expect(change('EUR', confirmed)).toMatchObject({ ok: true, value: [{ rate: '8' }] });
  });

  it.each<[string, string, CurrencyChange]>([
    ['currencies.not_found', 'ZZZ', { kind: 'base', confirmed: false }],
    ['currencies.base_stays_active', 'USD', { kind: 'active', active: false }],
    ['currencies.base_rate_fixed', 'USD', { kind: 'rate', rate: 2, confirmed: true }],
    ['currencies.bad_rate', 'EUR', { kind: 'rate', rate: 0, confirmed: true }],
    ['currencies.bad_rate', 'EUR', { kind: 'rate', rate: -1, confirmed: true }],
    ['currencies.bad_rate', 'EUR', { kind: 'rate', rate: Number.NaN, confirmed: true }],
    ['currencies.bad_rate', 'EUR', { kind: 'rate', rate: 1e12, confirmed: true }],
    ['currencies.bad_rate', 'EUR', { kind: 'rate', rate: 10_000_000.1, confirmed: true }],
    ['currencies.bad_rate', 'EUR', { kind: 'rate', rate: 0.000_000_09, confirmed: true }],
  ])('is refused with %s: %s %j', (code, of, wanted) => {
    expect(change(of, wanted)).toEqual({ ok: false, error: { code } });
  });
});
