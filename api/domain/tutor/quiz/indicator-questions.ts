import { fixed } from '../../shared-with-web/fixed-number.ts';
import { number, type Question } from './question.ts';
import { between, oneOf, type Random } from './random.ts';

/** How indicators are computed. By the lesson that teaches it. */
export const indicatorQuestions = {
  'moving-averages': [simpleAverage, exponentialStep],
  rsi: [relativeStrength],
  macd: [histogram],
  'atr-and-bollinger-bands': [trueRange],
};

function simpleAverage(random: Random): Question {
  const closes = Array.from({ length: 5 }, () => between(random, 20, 60));
  const sum = closes.reduce((total, close) => total + close, 0);
  return number({
    key: `sma:${closes.join(',')}`,
    prompt: `The last five closes are ${closes.join(', ')}. What is the simple moving average of period 5?`,
    value: sum / 5,
    decimals: 1,
    explanation: `Their sum is ${sum}; divided by 5.`,
    lessonId: 'moving-averages',
  });
}

function exponentialStep(random: Random): Question {
  const period = oneOf(random, [9, 19, 3]);
  const before = between(random, 40, 90);
  const close = before + between(random, -9, 9);
  const share = 2 / (period + 1);
  return number({
    key: `ema:${period}:${before}:${close}`,
    prompt: `An EMA of period ${period} stands at ${before}. The next close is ${close}. What is its new value?`,
    value: before + share * (close - before),
    decimals: 2,
    explanation: `It moves by 2 ÷ (${period} + 1) = ${share} of the way from ${before} to ${close}.`,
    lessonId: 'moving-averages',
  });
}

function relativeStrength(random: Random): Question {
  const gains = between(random, 10, 90) / 10;
  const losses = between(random, 10, 90) / 10;
  return number({
    key: `rsi:${gains}:${losses}`,
    prompt: `Over 14 bars the average gain is ${gains} and the average loss ${losses}. What is the RSI?`,
    value: (100 * gains) / (gains + losses),
    decimals: 1,
    explanation: `100 × ${gains} ÷ (${gains} + ${losses}).`,
    lessonId: 'rsi',
  });
}

function histogram(random: Random): Question {
  const fast = between(random, 900, 1200) / 10;
  const slow = fast - between(random, -30, 30) / 10;
  const signal = between(random, -20, 20) / 10;
  const slowShown = fixed(slow, 1);
  return number({
    key: `macd:${fast}:${slowShown}:${signal}`,
    prompt: `EMA 12 is ${fast}, EMA 26 is ${slowShown}, the signal line is ${signal}. What is the MACD histogram?`,
    value: fast - Number(slowShown) - signal,
    decimals: 1,
    explanation: `MACD is ${fast} − ${slowShown}; the histogram is MACD minus signal.`,
    lessonId: 'macd',
  });
}

function trueRange(random: Random): Question {
  const close = between(random, 40, 90);
  const low = close + between(random, -5, 5);
  const high = low + between(random, 1, 4);
  return number({
    key: `true-range:${close}:${low}:${high}`,
    prompt: `The previous close is ${close}; the bar has a high of ${high} and a low of ${low}. What is its true range?`,
    value: Math.max(high - low, Math.abs(high - close), Math.abs(low - close)),
    decimals: 1,
    explanation: `The largest of ${high - low}, ${Math.abs(high - close)} and ${Math.abs(low - close)}.`,
    lessonId: 'atr-and-bollinger-bands',
  });
}
