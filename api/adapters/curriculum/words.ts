/** Words that say how something is asked, not what about. */
const ASKING = new Set(
  `a about above affect affects after again against all also always am an and any anyone are as at be
  because been before begin being below best between both but by calculate calculated calculating
  calculation can cannot choose compute computed computing cope could deal define definition describe did
  difference do does doing down during each ever every example examples explain explained few find for
  formula from further get give given go going good had handle has have having hello help her here hers hey
  hi him his how however i if improve in into is it its itself just kind know learn let like made make
  makes many may me mean meaning means might more most much must my need no nor not now of off ok okay on
  once one only or other our ours out over own pick please really say see shall she should show simple
  simply so some start such tell than thank thanks that the their them then there these they thing things
  this those through to too under understand until up us use used using very want was way we were what when
  where which while who whom why will with word words work worked working works would yes you your yours`.split(
    /\s+/,
  ),
);

/** Lower-case words and numbers of a text. `R&D` and `what's` come apart; `50%` is `50`. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll(/[’']s\b/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/**
 * The same for `gap`, `gaps` and `gapping`: English endings cut off, in a coarse way, since it only has to agree with
 * itself. Words of up to three letters stay whole.
 */
export function stem(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word;
  const base = word
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^s])s$/, '$1')
    .replace(/(?<=\w{3})(ing|ed)$/, '');
  return base.replace(/([bdgklmnprt])\1$/, '$1').replace(/(?<=\w{3})e$/, '');
}

/** Words that people use for what the lessons call otherwise. */
const SAME: Readonly<Record<string, string>> = {
  fomo: 'fear missing out fomo',
  yolo: 'leverage risk',
  rekt: 'drawdown',
  bagholder: 'loss aversion',
  bagholding: 'loss aversion',
  hodl: 'hold',
  sl: 'stop loss',
  tp: 'target',
  rr: 'risk reward',
  pnl: 'performance',
  fib: 'fibonacci',
  fibs: 'fibonacci',
  fibo: 'fibonacci',
  sma: 'simple moving average',
  ema: 'exponential moving average',
  candle: 'candlestick',
  candles: 'candlestick',
  vol: 'volatility',
  dd: 'drawdown',
  stock: 'share',
  stocks: 'share',
  equities: 'share',
  crypto: 'coin',
  cryptocurrency: 'coin',
  bitcoin: 'coin',
  btc: 'coin',
  ethereum: 'coin',
  forex: 'currency',
  fx: 'currency',
  winrate: 'win',
  backtests: 'backtest',
};

/** The words of a question that say what it is about, stemmed, each once. */
export function subjectOf(text: string): string[] {
  const words = wordsOf(text).filter((word) => !ASKING.has(word));
  const plain = words.flatMap((word) => (SAME[word] ?? word).split(' '));
  return [...new Set(plain.map(stem))];
}
