import { datedContract, looksLikeTicker, matchSymbol, pairOfNames, tickerOf } from './symbol-text.ts';
import { parseTimeframe } from './timeframe-text.ts';

/** Something a printed line says, and how much the manner of printing supports it, 0..1. */
export interface Said {
  text: string;
  strength: number;
}

export interface HeaderText {
  symbol: Said | null;
  timeframe: Said | null;
}

interface Slot {
  text: string;
  words: string[];
  /** Stands in brackets. */
  inner: boolean;
}

/** Addresses, accounts and the names of files are no headers. */
const ADDRESS = /https?:|www\.|\.(com|net|org|io|html?)\b\/|\/chart\/|published on|\S@\S+\.\w/i;
/** Indicators print the name of what they are computed from, in brackets: SMA(ES 09-23 (Daily),10). */
export const STUDY =
  /^(s?ma|ema|wma|hma|vwap|rsi|macd|bb|boll|bollinger|stoch\w*|atr|adx|cci|vol|volume|supertrend|ichimoku|ssl|dmi|obv|mfi|sar|kdj)\b/i;

/** Words for "time frame" before one. */
const FRAME_NAME =
  /^(time-?frame|tf|interval[lo]?e?|temporalidad|marco|zeit(einheit|rahmen|ebene)|unite|period[oe]|periyot|interwal)[:=]?$/i;

/** Names of markets; in brackets after a symbol they are not the symbol. */
const VENUE =
  /^(nasdaq|nyse|arca|amex|cboe|cme|cbot|nymex|comex|ice|eurex|xetra|fwb|lse|tse|nse|bse|mcx|oanda|fxcm|tvc|forexcom|fx|binance|bybit|okx|kraken|coinbase|bitstamp|bitfinex|kucoin|gate|mexc|spot|perp|swap|futures|cfd|otc)$/i;

/** A shown period between a ticker and the time frame: SPX 10 Y 1D. */
const PERIOD = /^\d{0,3}[DWMY]?$/i;
/** The same with a blank lost, as in heavy type: SPX10Y 1D. */
const TIGHT_PERIOD = /^([A-Z]{2,6})(\d{1,3}) ?([DMY]) (?=\d{1,3}[mhDWM]\b)/;

/** Open, high, low, close and what follows them. */
const PRICES = /(^|\s)(?:[OHLCQ0]|open|high|low|close)[:=]?\s?\d[\d.,']{2,}.*$/i;

/** The parts of a line between dots, commas, bars, brackets and dashes with blanks around them. */
function slotsOf(text: string): Slot[] {
  const out: Slot[] = [];
  let inner = false;
  const even = text
    .replace(/\s?[·•]\s?|\s[.\-–—|]\s|\|/g, ' ; ')
    .replace(/\s?([/])\s?/g, (all, mark: string, at: number) =>
      at === 0 ? mark : /\s/.test(all) ? ' / ' : mark,
    );
  for (const piece of even.split(/([;,()[\]<>]|:\s|:$)/)) {
    if (/^[([]$/.test(piece)) inner = true;
    else if (/^[)\]]$/.test(piece)) inner = false;
    const words = piece.trim().split(/\s+/).filter(Boolean);
    if (words.length > 0 && /[\p{L}\d^]/u.test(piece)) out.push({ text: piece.trim(), words, inner });
  }
  return out;
}

interface Placed extends Said {
  slot: number;
  word: number;
}

function better(a: Placed | null, b: Placed | null): Placed | null {
  return b && (!a || b.strength > a.strength) ? b : a;
}

function symbolIn(slots: Slot[]): Placed | null {
  let best: Placed | null = null;
  slots.forEach((slot, s) => {
    const spaced = slot.words.join(' ').replace(/ \/ /g, '/').split(' ');
    const named = pairOfNames(slot.text);
    if (named) best = better(best, { text: named, strength: 0.9, slot: s, word: 0 });
    spaced.forEach((word, w) => {
      const match = matchSymbol(word);
      if (!match || STUDY.test(word)) return;
      // Later words weigh a little less: the first name on a line is the chart's own. A word of a spelt-out name
      // (WTI Crude Oil · USOIL) weighs less than a symbol by itself.
      const name = slots.length > 1 && slot.words.some((other) => /[a-z]{2}/.test(other)) ? 0.9 : 1;
      const strength = match.strength * (1 - 0.02 * Math.min(5, s)) * (w === 0 ? 1 : 0.97) * name;
      best = better(best, { text: match.symbol, strength, slot: s, word: w });
    });
    const before = slots[s - 1];
    // Ford Motor Company (F)
    const letter =
      before && before.words.length > 1 && LETTER.test(slot.text) && before.text.startsWith(slot.text);
    if (
      slot.inner &&
      before &&
      (letter || (/^[A-Z][A-Z0-9.]{1,5}$/.test(slot.text) && !VENUE.test(slot.text)))
    )
      best = better(best, { text: tickerOf(slot.text), strength: 0.85, slot: s, word: 0 });
  });
  return best;
}

/** A time frame within a slot: the last one of it, since a shown period stands before it (SPX 10 Y 1D). */
function frameWithin(slot: Slot, from: number): { frame: string; whole: boolean; word: number } | null {
  for (let i = slot.words.length - 1; i >= from; i--) {
    const single = parseTimeframe(slot.words[i]!);
    if (single) return { frame: single, whole: slot.words.length === 1, word: i };
    const two = i > from ? parseTimeframe(`${slot.words[i - 1]!} ${slot.words[i]!}`) : null;
    if (two) return { frame: two, whole: slot.words.length === 2, word: i - 1 };
  }
  return null;
}

function frameIn(slots: Slot[], symbol: Placed | null): Placed | null {
  let best: Placed | null = null;
  slots.forEach((slot, s) => {
    const beside = symbol?.slot === s;
    const found = frameWithin(slot, beside ? symbol.word + 1 : 0);
    if (found) {
      const chart = slot.words.length === 2 && /^(chart|candles?|bars?)$/i.test(slot.words[1] ?? '');
      const prices =
        slot.words.slice(found.word + 1).every((word) => /^[\d.,]+$/.test(word)) && found.word === 0;
      const named = FRAME_NAME.test(slot.words[found.word - 1] ?? '');
      const strength = found.whole || chart || (prices && symbol) ? 1 : beside || named ? 0.95 : 0.5;
      // What stands before the symbol is a name that holds such a word (Direxion Daily …).
      const order = symbol && s < symbol.slot ? 0.6 : 1;
      best = better(best, { text: found.frame, strength: strength * order, slot: s, word: found.word });
      return;
    }
    if (s === 0 || slot.inner || slot.words.length > 1) return;
    const bare = parseTimeframe(slot.text, true);
    const near = symbol ? s > symbol.slot && s <= symbol.slot + 2 : s <= 2;
    if (bare && near) best = better(best, { text: bare, strength: 0.85, slot: s, word: 0 });
  });
  return best;
}

/** A ticker of one letter (Ford, Visa): none that names a length of bars or is a word, nor a round one, which may be a sign of the program. */
const LETTER = /^[BEFGJKNPRT-VXZ]$/;

/** A name or ticker of unknown form counts where a time frame follows it in its own slot, as headers print it. */
function nameBefore(slots: Slot[], frame: Placed | null): Said | null {
  const first = slots[0];
  if (!frame || !first || first.inner || STUDY.test(first.text)) return null;
  const ticker = first.words[0]!;
  if (LETTER.test(ticker)) {
    // Nothing stands between them, and nothing follows in the part of the time frame.
    const next = frame.slot + frame.word === 1 && (frame.slot === 0 || first.words.length === 1);
    const rest = slots[frame.slot]!.words.slice(frame.word).join(' ');
    return next && parseTimeframe(rest, true) === frame.text ? { text: ticker, strength: 0.8 } : null;
  }
  if (frame.slot === 0 && first.words.slice(1, frame.word).every((w) => PERIOD.test(w)))
    return looksLikeTicker(ticker) && frame.word > 0 && frame.word <= 3
      ? { text: tickerOf(ticker), strength: 0.8 }
      : null;
  if (frame.slot > 0 && (frame.strength < 0.85 || frame.slot > 2)) return null;
  if (first.words.length === 1 && looksLikeTicker(ticker)) return { text: tickerOf(ticker), strength: 0.85 };
  const after = slots[frame.slot + 1];
  const venue = after !== undefined && /^[A-Z][A-Za-z]{1,12}( [A-Z][A-Za-z]*)?$/.test(after.text);
  // A full stop read for the comma leaves name and time frame in one part.
  const before = slots.slice(0, frame.slot);
  const own = slots[frame.slot]!.words.slice(0, frame.word).join(' ').replace(/\.$/, '');
  const text = [...before.map((s) => s.text), ...(own && frame.slot === 0 ? [own] : [])].join(', ');
  const name = /^[\p{Lu}][\p{L}\d&.,' -]{3,59}$/u.test(text) && !before.some((s) => s.inner);
  return name && venue && text.split(' ').length <= 8 ? { text, strength: 0.7 } : null;
}

/**
 * Symbol and time frame that one printed text gives: TradingView (`EURUSD · 30 · OANDA`, `Bitcoin / TetherUS, 1D, BINANCE`),
 * MetaTrader (`EURUSD,H1`, `EURUSD, H1: Euro vs US Dollar`), NinjaTrader (`ES 09-23 (5 Minute)`), thinkorswim (`SPX 1 Y 1D`),
 * Yahoo (`Apple Inc. (AAPL)`, `^GSPC`), exchanges (`BTC/USDT`, `BTC_USDT Perp`) and titles of plotted charts.
 */
export function parseHeaderText(raw: string): HeaderText {
  const text = raw
    .replace(/^[▼▲@©\s]+/, '')
    .replace(PRICES, '')
    .replace(TIGHT_PERIOD, '$1 $2 $3 ')
    .replace(/\b(nifty bank|bank nifty)\b/i, 'BANKNIFTY')
    .trim();
  const none = { symbol: null, timeframe: null };
  if (ADDRESS.test(text) || text.length > 160) return none;
  const contract = datedContract(text);
  if (contract) {
    if (STUDY.test(text) || /^\w+\(/.test(text)) return none;
    const rest = text.slice(text.indexOf(contract.slice(0, 2)) + contract.length);
    const frame = frameIn(slotsOf(rest.replace(/^[\s(]+/, '')), null);
    return {
      symbol: { text: contract, strength: 1 },
      timeframe: frame && { text: frame.text, strength: 0.95 },
    };
  }
  const slots = slotsOf(text);
  if (slots.length === 0 || STUDY.test(text)) return none;
  const symbol = symbolIn(slots);
  const timeframe = frameIn(slots, symbol);
  if (symbol) return { symbol, timeframe };
  const name = nameBefore(slots, timeframe);
  // A ticker by its form and a time frame in one text speak for each other.
  return { symbol: name, timeframe: name && timeframe ? { ...timeframe, strength: 0.9 } : timeframe };
}
