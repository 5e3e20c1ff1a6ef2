/** Words and signs of a sentence as the forms see them: lower case, numerals as `#`, a name that the asker gave as `@`. */
export type Token = string;

/** What is one word to the forms. */
const COMPOUNDS = [
  'signal line|moving average|moving averages|standard deviation|standard deviations|true range|true ranges|time frame',
  'head and shoulders|double top|double tops|double bottom|double bottoms|triple top|triple bottom|for each unit risked',
  'reward to risk|reward-to-risk|risk/reward|risk-reward|break even|break-even|per cent|cup and handle|three inside|morning star|shooting star|open interest|trailing stop|evening star|compared with|as well',
  'parabolic sar|williams %r|know sure thing|rate of change|balance of power|buy and hold|limit order|market order|stop order',
  'sharpe ratio|elder ray|plus di|minus di|true strength|at most|at least|per unit|outside of|inside of|up to|swing high|swing low',
  'swing highs|swing lows|last price|position size|stop loss|profit factor|expected value|lot size|pip value|limit orders|stop-loss|margin call|base rate|pip size',
  'tweezer bottom|tweezer top|aroon up|aroon down|three white soldiers|three black crows|three outside|spinning top|dark cloud cover|piercing line|hanging man|inverted hammer',
  'dragonfly doji|gravestone doji|long legged doji|long-legged doji|bull flag|bear flag|price-earnings ratio|in a row|at all|in advance',
]
  .join('|')
  .split('|');

const COMPOUND = new RegExp(String.raw`\b(?:${COMPOUNDS.join('|')})(?![\p{L}-])`, 'gu');

/** "Close to", unless it is "from the last close to the support". */
const NEAR = /(?<!\b(?:last|first|the|a|one|this|that|each|previous|latest) )close to(?![\p{L}-])/gu;

/** A numeral with its sign, currency, error or unit; also "4h", "x2", "±0.1". */
const NUMERAL =
  /(?:[±≈~+−-]\s?)?[$€£¥]?\d(?:[\d.,:]*\d)?(?:\s?%|[smhdwxr]\b|\s(?:r|pips?|percent|usd|eur|gbp|jpy|dollars?|euros?)\b)?/gu;
const DAY =
  /\b\d{1,2} (?:january|february|march|april|may|june|july|august|september|october|november|december)(?: \d{4})?\b/gu;
const NUMBER_WORDS =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|twenty|thirty)$/;
const WORD = /\p{L}[\p{L}_]*(?:['’-]\p{L}+)*|[#@,;:()]|[^\s]/gu;

/** Longer ones, in characters, are none of the forms. */
const LONGEST = 1000;

/** Brackets that hold numerals only, as in "RSI (14)" and "98.2 (± 0.14)". */
const NUMERALS_IN_BRACKETS = /\(\s*(?:[kd]|#(?:\s*(?:,|%|and|to)?\s*#)*)\s*\)/g;

/** A numeral and "bar" or "day" before a noun, as in "20-bar average". */
const PERIOD = /#\s*-(?:bar|day|period|hour|week)\b/g;

/** Empty when the sentence is none: it has to end with a full stop, or with a colon before a list. */
export function tokensOf(sentence: string, names: readonly string[]): Token[] {
  const text = sentence
    .trim()
    .replace(/^[-*\u2022]\s+/, '')
    .replaceAll(/\*\*|["“”]/g, '')
    .replaceAll('’', "'")
    // An owner is bound like any other noun: "the picture's range" as "the picture range".
    .replaceAll(/(?<=\p{L})(?<!\b(?:it|that|there|here|what|he|she|let))'s?(?!\p{L})/giu, '')
    .replaceAll(/%\s?(?=[kd]\b)/gi, '');
  if (text.length > LONGEST || !/[.:]$/.test(text)) return [];
  const named = [...names]
    .filter((name) => name.trim() !== '')
    .sort((a, b) => b.length - a.length)
    .reduce((rest, name) => rest.replace(wholeWord(name), ' @ '), text.slice(0, -1));
  const plain = named
    .toLowerCase()
    .replaceAll(DAY, ' 1 ')
    .replaceAll(NUMERAL, ' # ')
    .replaceAll(NUMERALS_IN_BRACKETS, ' ')
    .replaceAll(PERIOD, ' nbar ')
    .replaceAll(NEAR, 'close_to')
    .replaceAll(COMPOUND, (compound) => compound.replaceAll(/[ %-]+/g, '_'));
  return (plain.match(WORD) ?? []).map((token) => (NUMBER_WORDS.test(token) ? '#' : token));
}

const wholeWord = (name: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])${name.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`)}(?![\p{L}\p{N}])`,
    'giu',
  );
