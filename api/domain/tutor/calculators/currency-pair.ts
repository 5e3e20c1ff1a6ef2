/** What a currency pair is made of, and how large its pip is. */

const ISO_4217 = new Set(
  `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNH CNY COP
  CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD
  IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR
  MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP
  SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XCG XOF
  XPF YER ZAR ZMW ZWG`.split(/\s+/),
);

const METALS: Readonly<Record<string, string>> = {
  XAU: 'gold',
  XAG: 'silver',
  XPT: 'platinum',
  XPD: 'palladium',
};

const COINS = new Set(
  'BTC XBT ETH XRP SOL ADA DOGE BNB LTC DOT AVAX LINK TRX XLM BCH SHIB TON USDT USDC'.split(' '),
);

/** Size of a pip by quote currency, where brokers agree on it. */
const PIP_SIZES: Readonly<Record<string, number>> = {
  ...Object.fromEntries(['JPY', 'HUF', 'THB', 'INR'].map((code) => [code, 0.01])),
  ...Object.fromEntries(
    'USD EUR GBP CHF CAD AUD NZD SEK NOK DKK PLN CZK TRY ZAR MXN SGD HKD CNY CNH ILS RON'
      .split(' ')
      .map((code) => [code, 0.0001]),
  ),
};

/** Whether this is the code of a currency in use (CNH, the yuan traded abroad, counts as one). */
export const isCurrency = (code: string): boolean => ISO_4217.has(code);

/** Whether this is a code that people trade under: a currency, a metal or a coin. */
export const isTraded = (code: string): boolean => isCurrency(code) || code in METALS || COINS.has(code);

/** Size of a pip, by the quote currency; null where brokers do not agree on one. */
export const pipSize = (quote: string): number | null => PIP_SIZES[quote] ?? null;

/** Why pips of this pair cannot be computed, as the end of a sentence that begins with "the pair"; null when they can. */
export function whyNoPips(base: string, quote: string): string | null {
  if (base === quote) return 'must name two different currencies';
  for (const code of [base, quote]) {
    const metal = METALS[code];
    if (metal !== undefined) {
      return `names ${metal}, which is no currency: brokers give a pip of ${metal} different sizes, so size it by prices instead`;
    }
    if (COINS.has(code)) {
      return `names the coin ${code}, which is no currency: a pip of it has no agreed size, so size it by prices instead`;
    }
    if (!isCurrency(code)) return `names ${code}, which is not the code of a currency (ISO 4217)`;
  }
  return pipSize(quote) === null
    ? `is quoted in ${quote}, for which brokers do not agree on the size of a pip: use prices instead`
    : null;
}
