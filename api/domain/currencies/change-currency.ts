import { err, ok, type Result } from '../shared/result.ts';
import { baseOf, type Currency } from './currency.ts';
import type { CurrencyRefusal } from './errors.ts';
import { parseRate, ratesPer } from './published-rates.ts';

/** One thing to change about a currency. */
export type CurrencyChange =
  { kind: 'base' } | { kind: 'active'; active: boolean } | { kind: 'rate'; rate: number };

/** What becomes of the currencies: those that are other than before, the new base last. */
export type Changed = Result<Currency[], CurrencyRefusal>;

/** The currencies that change when `change` is made to the one called `code`; none when it is so already. */
export function changeCurrency(all: readonly Currency[], code: string, change: CurrencyChange): Changed {
  const own = all.find((currency) => currency.code === code);
  if (!own) return err({ code: 'currencies.not_found' });
  if (change.kind === 'base') return moveBase(all, own);
  if (change.kind === 'rate') return setRate(own, change.rate);
  if (own.isBase && !change.active) return err({ code: 'currencies.base_stays_active' });
  return ok(own.active === change.active ? [] : [{ ...own, active: change.active }]);
}

function setRate(own: Currency, typed: number): Changed {
  if (own.isBase) return err({ code: 'currencies.base_rate_fixed' });
  const rate = parseRate(typed);
  // Somebody looked at it: nothing is left of the base change.
  return rate ? ok([{ ...own, rate, needsSync: false }]) : err({ code: 'currencies.bad_rate' });
}

/**
 * Every rate per unit of the new base: X per new = (X per old) ÷ (new per old), with ten decimals; the old base becomes 1 ÷ its
 * rate. All of them need a sync then. What becomes the base is active from then on.
 */
function moveBase(all: readonly Currency[], next: Currency): Changed {
  if (next.code === baseOf(all).code) return ok([]);
  const rates = ratesPer(next.code, new Map(all.map(({ code, rate }) => [code, rate])));
  if (!rates.ok) return err({ code: 'currencies.base_unusable' });
  const others = all
    .filter(({ code }) => code !== next.code)
    .map((own) => ({ ...own, isBase: false, needsSync: true, rate: rates.value.get(own.code) ?? own.rate }));
  return ok([...others, { ...next, isBase: true, active: true, rate: '1', needsSync: false }]);
}
