const STABLE = 'USDT USDC BUSD FDUSD TUSD USD'.split(' ');
const QUOTES = 'EUR GBP JPY BTC ETH BNB TRY BRL AUD KRW DAI'.split(' ');
const CURRENCIES = new Set(
  (
    'USD EUR GBP JPY CHF AUD CAD NZD SEK NOK DKK PLN HUF CZK TRY ZAR MXN BRL SGD HKD CNH CNY INR IDR THB KRW RUB ILS ' +
    'XAU XAG XPT XPD'
  ).split(' '),
);
const COINS = new Set(
  (
    'BTC XBT ETH SOL XRP BNB ADA DOGE SHIB PEPE WIF AVAX DOT LINK UNI ATOM TRX XLM ALGO LTC BCH ETC MATIC POL NEAR OP ARB SUI ' +
    'APT INJ FTM SAND MANA AXS GALA AAVE MKR CRV FIL EOS XTZ ICP VET HBAR TON KAS RUNE GRT CHZ ENJ ZEC DASH XMR HOT XEC BONK ' +
    'JUP TIA SEI ORDI FET RNDR STX IMX LDO SNX COMP YFI 1INCH'
  ).split(' '),
);
const KNOWN = new Set(
  (
    'AAPL MSFT NVDA AMZN GOOG GOOGL META TSLA AMD INTC NFLX AVGO ORCL CRM ADBE CSCO QCOM TXN IBM MU PYPL UBER ABNB COIN ' +
    'MSTR PLTR GME AMC BABA NIO TSM ASML SAP SHOP JPM BAC WFC GS MS BRK.A BRK.B KO PEP MCD WMT COST NKE DIS SBUX LOW PG ' +
    'JNJ PFE MRK LLY UNH CVX XOM BA CAT GM VZ SIRI RELIANCE TCS INFY SPY QQQ DIA IWM VTI VOO GLD SLV USO TLT ARKK SOXL ' +
    'SPX NDX DJI DJIA RUT VIX DXY US30 US100 US500 NAS100 SPX500 GER30 GER40 DE30 DE40 UK100 FRA40 EU50 JP225 JPN225 NI225 ' +
    'HK50 AUS200 DAX DAX40 USTEC US2000 STOXX50 FTSE100 CAC40 IBEX35 HSI NIFTY BANKNIFTY SENSEX USOIL UKOIL WTI BRENT XTIUSD XBRUSD NATGAS XNGUSD NGAS COPPER GOLD SILVER XAUUSD ' +
    'XAGUSD ES NQ YM RTY MES MNQ MYM CL GC SI NG HG ZB ZN BTC ETH SOL XRP BNB ADA DOGE GE HD'
  ).split(' '),
);
/** Spelt-out names that programs print instead of a symbol. */
const NAMES: Record<string, string> = {
  bitcoin: 'BTC',
  ethereum: 'ETH',
  ether: 'ETH',
  solana: 'SOL',
  ripple: 'XRP',
  xrp: 'XRP',
  dogecoin: 'DOGE',
  cardano: 'ADA',
  litecoin: 'LTC',
  'binance coin': 'BNB',
  bnb: 'BNB',
  avalanche: 'AVAX',
  polkadot: 'DOT',
  chainlink: 'LINK',
  'shiba inu': 'SHIB',
  tetherus: 'USDT',
  tether: 'USDT',
  'us dollar': 'USD',
  'u.s. dollar': 'USD',
  dollar: 'USD',
  euro: 'EUR',
  'british pound': 'GBP',
  'great britain pound': 'GBP',
  pound: 'GBP',
  'japanese yen': 'JPY',
  yen: 'JPY',
  'swiss franc': 'CHF',
  'australian dollar': 'AUD',
  'canadian dollar': 'CAD',
  'new zealand dollar': 'NZD',
  gold: 'XAU',
  'gold spot': 'XAU',
  'silver spot': 'XAG',
  silver: 'XAG',
  'turkish lira': 'TRY',
  'usd coin': 'USDC',
};
const MONTH_CODES = 'FGHJKMNQUVXZ';

/** The text with look-alike digits and letters exchanged so that it is letters only. */
function lettersOnly(text: string): string {
  return text.replace(/0/g, 'O').replace(/1/g, 'I').replace(/5/g, 'S').replace(/8/g, 'B');
}

/** A nought between two letters is the letter O: no market uses the digit there. */
function foldNought(text: string): string {
  return text.replace(/(?<=[A-Z])0(?=[A-Z])/g, 'O').replace(/(?<=[A-Z]O)0(?=[A-Z])/g, 'O');
}

const coinForm = (base: string): boolean => /^(1000{1,4})?[A-Z]{2,8}[A-Z0-9]{0,3}$|^1INCH$/.test(base);

function pairOf(text: string): string | null {
  const parted = /^(.+?)[/_-](.+)$/.exec(text);
  const joined = parted ? parted[1]! + parted[2]! : text;
  for (const form of [joined, lettersOnly(joined)])
    if (/^[A-Z]{6}$/.test(form) && CURRENCIES.has(form.slice(0, 3)) && CURRENCIES.has(form.slice(3)))
      return form;
  for (const quote of [...STABLE, ...QUOTES]) {
    const tail = joined.slice(-quote.length);
    if (joined.length <= quote.length || (tail !== quote && lettersOnly(tail) !== quote)) continue;
    const base = foldNought(joined.slice(0, -quote.length));
    if (!coinForm(base)) continue;
    // Without a mark between them, words such as ENTRY end like a pair: the base must be a coin then.
    if (STABLE.includes(quote) || parted?.[2]?.length === quote.length || COINS.has(base))
      return base + quote;
  }
  return null;
}

/** Futures: ES1!, ESZ3, ESM21, EPM21, F.US.EPM21, GCZ2024. */
function contractOf(text: string): string | null {
  if (/^[A-Z]{1,4}[12]!$/.test(text)) return text;
  const coded = new RegExp(`^(F\\.US\\.)?[A-Z]{1,3}[${MONTH_CODES}](\\d|[12]\\d|20[12]\\d)$`);
  const root = /^(?:F\.US\.)?([A-Z]{1,3})[A-Z]\d+$/.exec(text)?.[1] ?? '';
  return coded.test(text) && (text.startsWith('F.US.') || KNOWN.has(root)) ? text : null;
}

/** What brokers add to the name of an instrument: EURUSD.m, EURUSDc, US30.cash, GBPUSD-ECN. */
const BROKER_TAIL =
  /^([A-Z0-9]{4,10})(?:[._#-](?:[a-z]{1,5}|ECN|PRO|RAW|STD|CASH|M|C|R)|(?:m|c|i|z|pro|ecn|raw|cash|micro)|[.+#])$/;
/** Marks of a market after the ticker: NVDA:NASDAQ, AAPL:US. */
const MARKET_AFTER = /^([A-Z][A-Z.]{1,5}):(?:US|LN|GR|JP|HK|NASDAQ|NYSE|LSE|TSX|ASX|NSE|BSE)$/;

/** A single letter is a ticker (Ford, Visa) only beside the name of an exchange that lists such. */
const LISTED_LETTER = /^(?:NYSE|NASDAQ|AMEX|BATS|TSX|CBOE):([A-Z])$/;

/** Without what a broker adds, where the rest is a pair of currencies or metals, or an index of the lexicon. */
function withoutTail(word: string): string | null {
  const base = BROKER_TAIL.exec(word)?.[1];
  if (!base) return null;
  const pair = base.length === 6 && CURRENCIES.has(base.slice(0, 3)) && CURRENCIES.has(base.slice(3));
  return pair || (/\d/.test(base) && KNOWN.has(base)) ? base : null;
}

/** A pair of known currencies or coins in small letters, as scripts print it. */
function smallPair(word: string): string | null {
  if (!/^[a-z0-9]{5,12}([/_-][a-z]{3,4})?$/.test(word)) return null;
  const pair = pairOf(word.toUpperCase());
  const quote = pair && [...STABLE, ...QUOTES].find((q) => pair.endsWith(q));
  const base = quote ? pair.slice(0, -quote.length) : '';
  return pair && (COINS.has(base) || CURRENCIES.has(base)) ? pair : null;
}

export interface SymbolMatch {
  symbol: string;
  /** 1 for a pair, a contract or a ticker of the lexicon, less when only its form says so. */
  strength: number;
}

/**
 * The symbol a printed word stands for: a currency or coin pair (with or without a slash, dash or underscore), a futures
 * contract, an index such as ^GSPC, a ticker of the lexicon after exchanging look-alike digits and letters, or null.
 * Nothing is completed or guessed, and of a word by itself a single letter is a symbol only together with its exchange.
 */
export function matchSymbol(word: string): SymbolMatch | null {
  if (/^\^[A-Z][A-Z0-9.]{1,6}$/.test(word)) return { symbol: word, strength: 1 };
  if (/^\/[A-Z]{2,3}([A-Z]\d{1,2})?$/.test(word)) return { symbol: word, strength: 0.9 };
  const bare = withoutTail(word) ?? MARKET_AFTER.exec(word)?.[1];
  if (bare) return matchSymbol(bare) ?? { symbol: bare, strength: 0.9 };
  const letter = LISTED_LETTER.exec(word)?.[1];
  if (letter) return { symbol: letter, strength: 0.95 };
  const small = smallPair(word);
  if (small) return { symbol: small, strength: 0.9 };
  const venue = /^[A-Z][A-Z_]+:/.test(word);
  const text = word.replace(/^[A-Z][A-Z_]+:/, '').replace(/[^A-Za-z0-9/._!-]|\.P$/g, '');
  const letters = text.replace(/[^A-Za-z]/g, '');
  // Of small type a capital whose small letter looks alike is often read as that.
  const capitals = letters.replace(letters.length >= 6 ? /[^A-Zcosuvwxz]/g : /[^A-Z]/g, '').length;
  if (letters.length < 2 || capitals < 0.6 * letters.length || !/[A-Z].*[A-Z]/.test(letters)) return null;
  const upper = text.toUpperCase().replace(/[-_/.]$/, '');
  const certain = contractOf(upper) ?? pairOf(upper.replace(/[-_]?(PERP|SWAP)$/, ''));
  if (certain) return { symbol: certain, strength: 1 };
  for (const form of [upper, foldNought(upper), lettersOnly(upper)])
    if (KNOWN.has(form)) return { symbol: form, strength: form.length > 2 ? 1 : 0.7 };
  return venue && looksLikeTicker(upper) ? { symbol: foldNought(upper), strength: 0.95 } : null;
}

/** A ticker by form alone: two to ten capitals and digits, beginning with a capital. */
export function looksLikeTicker(word: string): boolean {
  return /^[A-Z][A-Z0-9.&]{1,9}$/.test(word) && (word.match(/[A-Z]/g)?.length ?? 0) >= 2;
}

/** The ticker as printed, a nought between letters taken for the letter O. */
export function tickerOf(word: string): string {
  return foldNought(word);
}

/** The pair that two spelt-out names stand for (Bitcoin / TetherUS is BTCUSDT), or null. */
export function pairOfNames(text: string): string | null {
  const parts = text.toLowerCase().split(/\s*\/\s*|\s+vs\.?\s+/);
  const codes = parts.map((p) => NAMES[p.trim()]);
  return parts.length === 2 && codes[0] && codes[1] ? codes[0] + codes[1] : null;
}

/** NinjaTrader's contracts: `ES 09-23`, `MES ##-##`; null when the text holds none. */
export function datedContract(text: string): string | null {
  const match = /\b(6[A-Z]|[A-Z][A-Z0-9]{0,4}) (\d\d-\d\d|#[#-]{1,4})(?!\d)/.exec(text);
  if (!match) return null;
  const [month] = match[2]!.split('-').map(Number);
  if (match[2]!.startsWith('#')) return `${match[1]!} ##-##`;
  return month! >= 1 && month! <= 12 ? `${match[1]!} ${match[2]!}` : null;
}
