import { number, roundedDown, type Question } from './question.ts';
import { between, oneOf, type Random } from './random.ts';

/** How plans, sizes and losses are computed. By the lesson that teaches it. */
export const riskQuestions = {
  'risk-reward-and-expectancy': [ratio, breakEven, expectancy, rMultiple],
  'position-sizing': [units, lots],
  'stop-placement': [atrStop],
  'drawdown-and-recovery': [fall, recovery],
  compounding: [growth],
  'pips-lots-and-leverage': [pips],
};

function ratio(random: Random): Question {
  const entry = between(random, 40, 200);
  const risk = between(random, 1, 8);
  const reward = between(random, risk, risk * 4);
  return number({
    key: `ratio:${entry}:${risk}:${reward}`,
    prompt: `A long plan enters at ${entry}, with its stop at ${entry - risk} and its target at ${entry + reward}. What is its risk/reward ratio?`,
    value: reward / risk,
    decimals: 2,
    explanation: `Reward ${entry + reward} − ${entry} = ${reward}, risk ${entry} − ${entry - risk} = ${risk}; ${reward} ÷ ${risk} is the ratio.`,
    lessonId: 'risk-reward-and-expectancy',
  });
}

function breakEven(random: Random): Question {
  const r = oneOf(random, [0.5, 1, 1.5, 2, 2.5, 3, 4]);
  return number({
    key: `break-even:${r}`,
    prompt: `At a risk/reward ratio of ${r}, what share of the trades has to win to come out even before costs?`,
    value: 100 / (1 + r),
    decimals: 1,
    unit: '%',
    explanation: `Break-even is 1 ÷ (1 + ratio), here 1 ÷ (1 + ${r}).`,
    lessonId: 'risk-reward-and-expectancy',
  });
}

function expectancy(random: Random): Question {
  const wins = between(random, 30, 65);
  const r = oneOf(random, [0.8, 1, 1.5, 2, 2.5, 3]);
  const value = (wins / 100) * r - (1 - wins / 100);
  return number({
    key: `expectancy:${wins}:${r}`,
    prompt: `A method wins ${wins}% of its trades with ${r} R and loses 1 R in the others. What is its expectancy per trade?`,
    value,
    decimals: 2,
    unit: 'R',
    explanation: `${wins}% × ${r} − ${100 - wins}% × 1.`,
    lessonId: 'risk-reward-and-expectancy',
  });
}

function rMultiple(random: Random): Question {
  const risked = between(random, 4, 30) * 10;
  const result = between(random, -15, 40) * 10;
  return number({
    key: `r-multiple:${risked}:${result}`,
    prompt: `A trade risked ${risked} and ended with ${result < 0 ? `a loss of ${-result}` : `a gain of ${result}`}. What is its R multiple?`,
    value: result / risked,
    decimals: 2,
    unit: 'R',
    explanation: `Result ÷ amount risked: ${result < 0 ? '−' : ''}${Math.abs(result)} ÷ ${risked}.`,
    lessonId: 'risk-reward-and-expectancy',
  });
}

function units(random: Random): Question {
  const balance = between(random, 2, 40) * 1000;
  const percent = oneOf(random, [0.5, 1, 2]);
  const distance = oneOf(random, [0.5, 1, 1.25, 2, 2.5, 4]);
  const entry = between(random, 30, 120);
  return number({
    key: `units:${balance}:${percent}:${distance}:${entry}`,
    prompt: `Balance ${balance}, risk ${percent}%, entry ${entry}, stop ${entry - distance}. How many whole units may the position have at most?`,
    value: roundedDown((balance * percent) / 100 / distance, 0),
    decimals: 0,
    tolerance: 0,
    unit: 'units',
    explanation: `Amount at risk ${(balance * percent) / 100}, divided by the stop distance of ${distance}, rounded down: rounding up would exceed the risk.`,
    lessonId: 'position-sizing',
  });
}

function lots(random: Random): Question {
  const balance = between(random, 2, 40) * 1000;
  const percent = oneOf(random, [0.5, 1, 2]);
  const stop = oneOf(random, [10, 20, 25, 40, 50]);
  return number({
    key: `lots:${balance}:${percent}:${stop}`,
    prompt: `Balance ${balance}, risk ${percent}%, stop ${stop} pips, 10 a pip per lot. How many lots may the position have at most? Round down.`,
    value: roundedDown((balance * percent) / 100 / (stop * 10), 2),
    decimals: 2,
    unit: 'lots',
    explanation: `Amount at risk ${(balance * percent) / 100}, divided by the risk of one lot, ${stop} × 10 = ${stop * 10}, and rounded down: rounding up would exceed the risk.`,
    lessonId: 'position-sizing',
  });
}

function atrStop(random: Random): Question {
  const entry = between(random, 50, 200);
  const atr = between(random, 5, 40) / 10;
  const k = oneOf(random, [1.5, 2, 3]);
  return number({
    key: `atr-stop:${entry}:${atr}:${k}`,
    prompt: `A long trade enters at ${entry}; the ATR is ${atr}. Where is a stop ${k} ATR away?`,
    value: entry - k * atr,
    decimals: 2,
    explanation: `${entry} − ${k} × ${atr}.`,
    lessonId: 'stop-placement',
  });
}

function fall(random: Random): Question {
  const peak = between(random, 20, 90) * 100;
  const trough = between(random, Math.ceil(peak * 0.004), Math.floor(peak * 0.0095)) * 100;
  return number({
    key: `fall:${peak}:${trough}`,
    prompt: `A balance falls from its peak of ${peak} to ${trough}. How deep is the drawdown?`,
    value: (100 * (peak - trough)) / peak,
    decimals: 1,
    unit: '%',
    explanation: `(${peak} − ${trough}) ÷ ${peak}.`,
    lessonId: 'drawdown-and-recovery',
  });
}

function recovery(random: Random): Question {
  const loss = oneOf(random, [5, 10, 15, 20, 25, 30, 40, 50, 60, 75]);
  return number({
    key: `recovery:${loss}`,
    prompt: `An account has lost ${loss}%. What gain brings it back to where it was?`,
    value: 100 * (100 / (100 - loss) - 1),
    decimals: 1,
    unit: '%',
    explanation: `1 ÷ (1 − ${loss / 100}) − 1.`,
    lessonId: 'drawdown-and-recovery',
  });
}

function growth(random: Random): Question {
  const start = between(random, 1, 20) * 500;
  const rate = oneOf(random, [1, 2, 3, 5]);
  const periods = between(random, 2, 12);
  return number({
    key: `growth:${start}:${rate}:${periods}`,
    prompt: `A balance of ${start} grows by ${rate}% a period and the gains stay in. What is it after ${periods} periods?`,
    value: start * (1 + rate / 100) ** periods,
    decimals: 2,
    tolerance: 0.5,
    explanation: `${start} × (1 + ${rate} ÷ 100)^${periods}.`,
    lessonId: 'compounding',
  });
}

function pips(random: Random): Question {
  const size = oneOf(random, [10_000, 20_000, 50_000, 100_000, 200_000]);
  const moved = between(random, 5, 80);
  return number({
    key: `pips:${size}:${moved}`,
    prompt: `A position of ${size} EUR/USD moves ${moved} pips in its favour. What is the gain in dollars?`,
    value: size * 0.0001 * moved,
    decimals: 1,
    unit: 'USD',
    explanation: `Pip value 0.0001 × ${size}, times ${moved} pips.`,
    lessonId: 'pips-lots-and-leverage',
  });
}
