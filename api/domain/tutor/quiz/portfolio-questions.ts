import { number, type Question } from './question.ts';
import { between, oneOf, type Random } from './random.ts';

/** How portfolios, chances and markets are computed. By the lesson that teaches it. */
export const portfolioQuestions = {
  'streaks-and-randomness': [losingRow],
  'overconfidence-and-calibration': [brier],
  'allocation-and-rebalancing': [share],
  'portfolio-heat': [heat],
  'risk-adjusted-return': [sharpe],
  'order-book-and-order-types': [averageFill],
  'valuing-a-company': [priceEarnings],
  backtesting: [profitFactor],
  'sample-size-and-significance': [standardError],
};

function losingRow(random: Random): Question {
  const wins = oneOf(random, [40, 45, 50, 55, 60]);
  const length = between(random, 2, 6);
  return number({
    key: `row:${wins}:${length}`,
    prompt: `Trades win ${wins}% of the time, independently. How likely is it that the next ${length} all lose?`,
    value: 100 * (1 - wins / 100) ** length,
    decimals: 1,
    unit: '%',
    explanation: `(1 − ${wins / 100})^${length}.`,
    lessonId: 'streaks-and-randomness',
  });
}

function brier(random: Random): Question {
  const stated = oneOf(random, [0.1, 0.2, 0.3, 0.4, 0.6, 0.7, 0.8, 0.9]);
  const happened = random() < 0.5;
  return number({
    key: `brier:${stated}:${happened}`,
    prompt: `You said ${stated * 100}% and it ${happened ? 'happened' : 'did not happen'}. What does this one statement add to the Brier score before averaging?`,
    value: (stated - (happened ? 1 : 0)) ** 2,
    decimals: 2,
    explanation: `(${stated} − ${happened ? 1 : 0})².`,
    lessonId: 'overconfidence-and-calibration',
  });
}

function share(random: Random): Question {
  const shares = between(random, 20, 90) * 1000;
  const bonds = between(random, 20, 90) * 1000;
  return number({
    key: `share:${shares}:${bonds}`,
    prompt: `A portfolio holds ${shares} in shares and ${bonds} in bonds. What is the share of bonds?`,
    value: (100 * bonds) / (shares + bonds),
    decimals: 1,
    unit: '%',
    explanation: `${bonds} ÷ (${shares} + ${bonds}).`,
    lessonId: 'allocation-and-rebalancing',
  });
}

function heat(random: Random): Question {
  const balance = between(random, 10, 40) * 1000;
  const risks = Array.from({ length: 3 }, () => between(random, 5, 30) * 10);
  const sum = risks.reduce((total, risk) => total + risk, 0);
  return number({
    key: `heat:${balance}:${risks.join(',')}`,
    prompt: `Three open positions lose ${risks.join(', ')} at their stops; the balance is ${balance}. What is the portfolio heat?`,
    value: (100 * sum) / balance,
    decimals: 2,
    unit: '%',
    explanation: `${risks.join(' + ')} = ${sum}, divided by ${balance}.`,
    lessonId: 'portfolio-heat',
  });
}

function sharpe(random: Random): Question {
  const mean = between(random, 5, 20);
  const free = between(random, 1, 4);
  const deviation = between(random, 6, 25);
  return number({
    key: `sharpe:${mean}:${free}:${deviation}`,
    prompt: `Return ${mean}% a year, risk-free rate ${free}%, volatility ${deviation}%. What is the Sharpe ratio?`,
    value: (mean - free) / deviation,
    decimals: 2,
    explanation: `(${mean} − ${free}) ÷ ${deviation}.`,
    lessonId: 'risk-adjusted-return',
  });
}

function averageFill(random: Random): Question {
  const first = between(random, 1, 4) * 100;
  const second = between(random, 1, 4) * 100;
  const price = between(random, 20, 60);
  return number({
    key: `fill:${first}:${second}:${price}`,
    prompt: `The book asks ${price}.00 for ${first} units and ${price}.10 for many more. What does a market order for ${first + second} units pay on average?`,
    value: (first * price + second * (price + 0.1)) / (first + second),
    decimals: 3,
    explanation: `${first} at ${price}.00 and ${second} at ${price}.10, divided by ${first + second}.`,
    lessonId: 'order-book-and-order-types',
  });
}

function priceEarnings(random: Random): Question {
  const earnings = oneOf(random, [0.5, 0.8, 1.25, 2, 2.5, 4]);
  const price = between(random, 15, 90);
  return number({
    key: `pe:${earnings}:${price}`,
    prompt: `A share costs ${price} and earns ${earnings} a year. What is its P/E ratio?`,
    value: price / earnings,
    decimals: 1,
    explanation: `${price} ÷ ${earnings}.`,
    lessonId: 'valuing-a-company',
  });
}

function profitFactor(random: Random): Question {
  const losses = between(random, 40, 120);
  const gains = losses + between(random, -20, 60);
  return number({
    key: `profit-factor:${gains}:${losses}`,
    prompt: `A backtest shows gains of ${gains} R and losses of ${losses} R. What is its profit factor?`,
    value: gains / losses,
    decimals: 2,
    explanation: `${gains} ÷ ${losses}.`,
    lessonId: 'backtesting',
  });
}

function standardError(random: Random): Question {
  const trades = oneOf(random, [25, 100, 400]);
  const wins = oneOf(random, [40, 50, 60]);
  return number({
    key: `standard-error:${trades}:${wins}`,
    prompt: `${wins}% of ${trades} trades won. What is the standard error of that share, in percentage points?`,
    value: 100 * Math.sqrt(((wins / 100) * (1 - wins / 100)) / trades),
    decimals: 1,
    explanation: `√(${wins / 100} × ${1 - wins / 100} ÷ ${trades}), times 100.`,
    lessonId: 'sample-size-and-significance',
  });
}
