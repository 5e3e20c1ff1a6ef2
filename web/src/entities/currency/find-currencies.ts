import type { CurrencyOnOffer } from './currencies.ts';

/** The currencies whose code or name contains what was typed; capitals do not count. */
export function findCurrencies(
  currencies: readonly CurrencyOnOffer[],
  typed: string,
): readonly CurrencyOnOffer[] {
  const wanted = typed.trim().toLowerCase();
  return currencies.filter(
    ({ code, name }) => code.toLowerCase().includes(wanted) || name.toLowerCase().includes(wanted),
  );
}
