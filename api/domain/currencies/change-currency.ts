import { err, ok, type Result } from '../shared/result.ts';
import { baseOf, type Currency } from './currency.ts';
import type { CurrencyRefusal } from './errors.ts';
import { isFarOff, isWithinBounds, parseRate, ratesPer } from './published-rates.ts';

/** One thing to change about a currency. */
export type CurrencyChange =
  | { kind: 'base'; confirmed: boolean }
  | { kind: 'active'; active: boolean }
  /** Confirmed: somebody saw how far it is from the rate before, and means it. */
  | { kind: 'rate'; rate: number; confirmed: boolean }
  /** Keep the rate through syncs, or let it follow them again. */
  | { kind: 'hand'; setByHand: boolean };

/** What becomes of the currencies: those that are other than before, the new base last. */
export type Changed = Result<Currency[], CurrencyRefusal>;

/** The currencies that change when `change` is made on the day `today` (in UTC) to the one called `code`; none when it is so already. */
export function changeCurrency(
  all: readonly Currency[],
  code: string,
  change: CurrencyChange,
  today: string,
): Changed {
  const own = all.find((currency) => currency.code === code);
  if (!own) return err({ code: 'currencies.not_found' });
  if (change.kind === 'base') return moveBase(all, own);
  if (change.kind === 'rate') return setRate(own, change, today);
  if (change.kind === 'hand') {
    if (own.isBase) return err({ code: 'currencies.base_rate_fixed' });
    return ok(own.setByHand === change.setByHand ? [] : [{ ...own, setByHand: change.setByHand }]);
  }
  if (own.isBase && !change.active) return err({ code: 'currencies.base_stays_active' });
  return ok(own.active === change.active ? [] : [{ ...own, active: change.active }]);
}

function setRate(
  own: Currency,
  { rate: typed, confirmed }: CurrencyChange & { kind: 'rate' },
  today: string,
): Changed {
  if (own.isBase) return err({ code: 'currencies.base_rate_fixed' });
  const rate = parseRate(typed);
  if (!rate || !isWithinBounds(rate)) return err({ code: 'currencies.bad_rate' });
  if (!confirmed && isFarOff(own.rate, rate))
    return err({ code: 'currencies.rate_far_off', currency: own.code, before: own.rate, after: rate });
  // Somebody looked at it: nothing is left of the base change, nor of a rate that waited.
  const decided = { ...own, rate, needsSync: false, heldRate: null, heldRateDate: null };
  // The rate in force stays what it was, and one that a source published is no rate of the admin's own.
  if (rate === own.rate) return ok([decided]);
  if (rate === own.heldRate) return ok([{ ...decided, rateDate: own.heldRateDate, setByHand: false }]);
  return ok([{ ...decided, rateDate: today, setByHand: true }]);
}

/**
 * Every rate per unit of the new base: X per new = (X per old) ÷ (new per old), with ten decimals; the old base becomes 1 ÷ its
 * rate. Each is as old as the older of the two. All of them need a sync then, none is set by hand, and none waits to be confirmed. What becomes the base is active from then on.
 */
function moveBase(all: readonly Currency[], next: Currency): Changed {
  if (next.code === baseOf(all).code) return ok([]);
  const rates = ratesPer(next.code, new Map(all.map(({ code, rate }) => [code, rate])));
  if (!rates.ok || rates.value.unusable.length > 0)
    return err({ code: 'currencies.base_unusable', lost: [] });
  const others = all
    .filter(({ code }) => code !== next.code)
    .map((own) => ({
      ...own,
      isBase: false,
      needsSync: true,
      heldRate: null,
      heldRateDate: null,
      setByHand: false,
      rateDate: olderOf(own.rateDate, next.rateDate),
      rate: rates.value.rates.get(own.code) ?? own.rate,
    }));
  return ok([
    ...others,
    {
      ...next,
      isBase: true,
      active: true,
      rate: '1',
      rateDate: null,
      setByHand: false,
      needsSync: false,
      heldRate: null,
      heldRateDate: null,
    },
  ]);
}

function olderOf(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}
