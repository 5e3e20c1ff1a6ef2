const QUOTES = 'USDT USDC BUSD FDUSD TUSD USD EUR GBP JPY BTC ETH BNB TRY BRL AUD KRW DAI PERP'.split(' ');
const CURRENCIES =
  'USD EUR GBP JPY CHF AUD CAD NZD SEK NOK DKK PLN HUF CZK TRY ZAR MXN BRL SGD HKD CNH CNY INR IDR THB KRW RUB ILS XAU XAG XPT XPD'.split(
    ' ',
  );
const KNOWN = new Set(
  (
    'AAPL MSFT NVDA AMZN GOOG GOOGL META TSLA AMD INTC NFLX AVGO ORCL CRM ADBE CSCO QCOM TXN IBM MU PYPL UBER ABNB COIN ' +
    'MSTR PLTR GME AMC BABA NIO TSM ASML SAP SHOP JPM BAC WFC GS MS BRK.A BRK.B KO PEP MCD WMT COST NKE DIS SBUX HD LOW PG ' +
    'JNJ PFE MRK LLY UNH CVX XOM BA GE CAT F GM T VZ SIRI RELIANCE TCS INFY SPY QQQ DIA IWM VTI VOO GLD SLV USO TLT ARKK ' +
    'SPX NDX DJI DJIA RUT VIX DXY US30 US100 US500 NAS100 SPX500 GER30 GER40 DE30 DE40 UK100 FRA40 EU50 JP225 JPN225 NI225 ' +
    'HK50 AUS200 NIFTY BANKNIFTY SENSEX USOIL UKOIL WTI BRENT XTIUSD XBRUSD NATGAS NGAS COPPER GOLD SILVER XAUUSD XAGUSD ' +
    'ES NQ YM RTY CL GC SI NG HG ZB ZN BTC ETH SOL XRP BNB ADA DOGE'
  ).split(' '),
);

/** The text with look-alike digits and letters exchanged so that it is letters only. */
function lettersOnly(text: string): string {
  return text.replace(/0/g, 'O').replace(/1/g, 'I').replace(/5/g, 'S').replace(/8/g, 'B');
}

function pairOf(text: string): string | null {
  const folded = lettersOnly(text);
  for (const form of [text, folded]) {
    const six = form.replace('/', '');
    if (/^[A-Z]{6}$/.test(six) && CURRENCIES.includes(six.slice(0, 3)) && CURRENCIES.includes(six.slice(3)))
      return six;
  }
  const joined = text.replace('/', '').replace('-', '');
  for (const quote of QUOTES) {
    for (const form of [joined, joined.slice(0, -quote.length) + lettersOnly(joined.slice(-quote.length))]) {
      const base = form.slice(0, -quote.length);
      if (form.endsWith(quote) && /^[A-Z0-9]{2,10}$/.test(base) && /[A-Z]/.test(base)) return form;
    }
  }
  return null;
}

export interface SymbolMatch {
  symbol: string;
  /** 1 for a pair or a ticker of the lexicon, less when only its form says so. */
  strength: number;
}

/**
 * The symbol a printed word stands for: a currency or coin pair (with or without a slash), a ticker of the lexicon
 * after exchanging look-alike digits and letters, or null. Nothing is completed or guessed.
 */
export function matchSymbol(word: string): SymbolMatch | null {
  const text = word.replace(/^[A-Z]+:/, '').replace(/[^A-Za-z0-9/.-]/g, '');
  const letters = text.replace(/[^A-Za-z]/g, '');
  const capitals = letters.replace(/[^A-Z]/g, '').length;
  if (letters.length === 0 || capitals < 0.6 * letters.length) return null;
  const upper = text.toUpperCase();
  const pair = pairOf(upper);
  if (pair) return { symbol: pair, strength: 1 };
  for (const form of [upper, lettersOnly(upper)])
    if (KNOWN.has(form)) return { symbol: form, strength: form.length > 1 ? 1 : 0.6 };
  return null;
}

/** A ticker by form alone: up to six capitals and digits, beginning with a capital. */
export function looksLikeTicker(word: string): boolean {
  return /^[A-Z][A-Z0-9.]{0,5}$/.test(word);
}
