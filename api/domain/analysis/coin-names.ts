/** What symbols stand for. Looked up only for a symbol that was read or given; nothing is guessed from prices. */

const CRYPTO: Readonly<Record<string, string>> = {
  AAVE: 'Aave',
  ADA: 'Cardano',
  ALGO: 'Algorand',
  APT: 'Aptos',
  ARB: 'Arbitrum',
  ATOM: 'Cosmos',
  AVAX: 'Avalanche',
  BCH: 'Bitcoin Cash',
  BNB: 'BNB',
  BTC: 'Bitcoin',
  XBT: 'Bitcoin',
  CRV: 'Curve',
  DASH: 'Dash',
  DOGE: 'Dogecoin',
  DOT: 'Polkadot',
  EOS: 'EOS',
  ETC: 'Ethereum Classic',
  ETH: 'Ethereum',
  FIL: 'Filecoin',
  FTM: 'Fantom',
  HBAR: 'Hedera',
  ICP: 'Internet Computer',
  INJ: 'Injective',
  LINK: 'Chainlink',
  LTC: 'Litecoin',
  MATIC: 'Polygon',
  MKR: 'Maker',
  NEAR: 'NEAR Protocol',
  OP: 'Optimism',
  PEPE: 'Pepe',
  POL: 'Polygon',
  SHIB: 'Shiba Inu',
  SOL: 'Solana',
  SUI: 'Sui',
  TON: 'Toncoin',
  TRX: 'TRON',
  UNI: 'Uniswap',
  VET: 'VeChain',
  XEC: 'eCash',
  XLM: 'Stellar',
  XMR: 'Monero',
  XRP: 'XRP',
  ZEC: 'Zcash',
};

const CURRENCIES: Readonly<Record<string, string>> = {
  AUD: 'Australian Dollar',
  CAD: 'Canadian Dollar',
  CHF: 'Swiss Franc',
  CNH: 'Chinese Yuan (offshore)',
  EUR: 'Euro',
  GBP: 'British Pound',
  JPY: 'Japanese Yen',
  MXN: 'Mexican Peso',
  NOK: 'Norwegian Krone',
  NZD: 'New Zealand Dollar',
  SEK: 'Swedish Krona',
  TRY: 'Turkish Lira',
  USD: 'US Dollar',
  ZAR: 'South African Rand',
};

const OTHERS: Readonly<Record<string, string>> = {
  XAU: 'Gold',
  XAG: 'Silver',
  GOLD: 'Gold',
  SILVER: 'Silver',
  USOIL: 'Crude Oil (WTI)',
  WTI: 'Crude Oil (WTI)',
  UKOIL: 'Crude Oil (Brent)',
  BRENT: 'Crude Oil (Brent)',
  SPX: 'S&P 500',
  SPX500: 'S&P 500',
  US500: 'S&P 500',
  SPY: 'SPDR S&P 500 ETF',
  NDX: 'Nasdaq 100',
  NAS100: 'Nasdaq 100',
  US100: 'Nasdaq 100',
  QQQ: 'Invesco QQQ',
  DJI: 'Dow Jones Industrial Average',
  US30: 'Dow Jones Industrial Average',
  DE40: 'DAX 40',
  GER40: 'DAX 40',
  DAX: 'DAX 40',
  UK100: 'FTSE 100',
  FTSE: 'FTSE 100',
  JP225: 'Nikkei 225',
  DXY: 'US Dollar Index',
  VIX: 'CBOE Volatility Index',
  AAPL: 'Apple',
  AMD: 'Advanced Micro Devices',
  AMZN: 'Amazon',
  GOOG: 'Alphabet',
  GOOGL: 'Alphabet',
  META: 'Meta Platforms',
  MSFT: 'Microsoft',
  NFLX: 'Netflix',
  NVDA: 'NVIDIA',
  TSLA: 'Tesla',
};

/** Currencies that instruments are quoted in, the longer codes first. */
const QUOTES = [
  'FDUSD',
  'USDT',
  'USDC',
  'BUSD',
  'TUSD',
  'USD',
  'EUR',
  'GBP',
  'JPY',
  'BTC',
  'ETH',
  'BNB',
  'TRY',
];

function lookUp(code: string): string | null {
  return CRYPTO[code] ?? OTHERS[code] ?? null;
}

/** "Euro / US Dollar" for a pair of two currencies. */
function pairName(base: string, quote: string): string | null {
  const [one, other] = [CURRENCIES[base], CURRENCIES[quote]];
  return one && other ? `${one} / ${other}` : null;
}

/** Splits BASE/QUOTE, BASE-QUOTE or BASEQUOTE, without an exchange before a colon or a suffix such as .P. */
function parts(symbol: string): { whole: string; base: string | null; quote: string | null } {
  const plain = symbol
    .toUpperCase()
    .replace(/^.*:/, '')
    .replace(/\.P$|PERP$/, '');
  const whole = plain.replace(/[^A-Z0-9]/g, '');
  const split = /^([A-Z0-9]+)[/_-]([A-Z0-9]+)$/.exec(plain);
  if (split) return { whole, base: split[1] ?? null, quote: split[2] ?? null };
  const quote = [...QUOTES, ...Object.keys(CURRENCIES)].find(
    (code) => whole.endsWith(code) && whole !== code,
  );
  return { whole, base: quote ? whole.slice(0, -quote.length) : null, quote: quote ?? null };
}

/** The instrument that a symbol names (BTC/USDT → Bitcoin, EURUSD → Euro / US Dollar); null when it is not known. */
export function coinName(symbol: string): string | null {
  const { whole, base, quote } = parts(symbol);
  const direct = lookUp(whole);
  if (direct || !base || !quote) return direct;
  return pairName(base, quote) ?? lookUp(base);
}
