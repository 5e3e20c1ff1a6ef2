/** Prices that instruments are known to trade at, good to about a factor of ten: enough to tell decimals from thousands. */

const METALS: Record<string, number> = { XAU: 2000, XAG: 25, XPT: 1000, XPD: 1500 };
/** Currencies of which a unit of most others buys many. */
const SMALL: Record<string, number> = {
  JPY: 130,
  IDR: 15_000,
  KRW: 1200,
  HUF: 330,
  INR: 80,
  RUB: 80,
  THB: 35,
};
const CURRENCY = /^(USD|EUR|GBP|CHF|AUD|CAD|NZD|SGD|CNH|CNY|SEK|NOK|DKK|PLN|TRY|ZAR|MXN|BRL|CZK|HKD|ILS)$/;

const KNOWN: readonly (readonly [RegExp, number])[] = [
  [/^(BTC|XBT)(USD[TC]?|EUR|GBP|USD)?$/, 40_000],
  [/^ETH(USD[TC]?|EUR|GBP|USD)?$/, 2500],
  [/^(SPX|SPX500|US500|ES|MES|GSPC|EU50|STOXX50)$/, 4500],
  [/^(NAS100|US100|USTEC|NDX|IXIC|NQ|MNQ|FDAX|DAX|DAX40|GDAXI|GER30|GER40|DE30|DE40)$/, 15_000],
  [/^(US30|DJI|DJIA|YM|MYM|NI225|N225|JP225|JPN225)$/, 35_000],
  [/^(UK100|FTSE100|FRA40|CAC40|AUS200)$/, 7500],
  [/^(HK50|HSI|NIFTY|BANKNIFTY|SENSEX)$/, 25_000],
  [/^(USOIL|UKOIL|WTI|BRENT|XTIUSD|XBRUSD|CL)$/, 75],
  [/^(NATGAS|XNGUSD|NGAS|NG)$/, 3],
  [/^(GOLD|GC)$/, 2000],
  [/^(SILVER|SI)$/, 25],
  [/^6[EABSC]$/, 1],
  [/^(ZB|UB|ZN|ZF)$/, 120],
  [/^(ZC|ZW)$/, 500],
  [/^ZS$/, 1200],
  [/^(RTY|M2K)$/, 2000],
  [/^(HG|MHG)$/, 4],
  [/^(SOL|BNB)(USD[TC]?|EUR)?$/, 100],
  [/^(LINK|AVAX)(USD[TC]?|EUR)?$/, 20],
  [/^(RELIANCE|TCS|INFY)$/, 2000],
];

/** The usual price of a symbol as the header prints it, or null. */
export function usualPrice(symbol: string): number | null {
  const [name = ''] = symbol
    .toUpperCase()
    .replace(/^.*:|^\^|[12]!$|[/_-](?=[A-Z])/g, '')
    .split(' ');
  return pairPrice(name) ?? KNOWN.find(([form]) => form.test(name))?.[1] ?? null;
}

/** Of a pair of currencies or metals: what one unit of the first costs in the second. */
function pairPrice(name: string): number | null {
  if (name.length !== 6) return null;
  const [base, quote] = [name.slice(0, 3), name.slice(3)];
  const worth = (code: string): number | null => METALS[code] ?? (CURRENCY.test(code) ? 1 : null);
  const first = SMALL[base] === undefined ? worth(base) : 1 / SMALL[base];
  const per = SMALL[quote] ?? (CURRENCY.test(quote) ? 1 : null);
  return first === null || per === null ? null : first * per;
}
