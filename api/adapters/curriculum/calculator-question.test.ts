import { readCalculatorQuestion } from './calculator-question.ts';

const asked = (question: string) => readCalculatorQuestion(question);
function result(question: string, label: string): number | undefined {
  const answer = asked(question);
  if (answer?.kind !== 'computed' || !answer.outcome.ok) return undefined;
  return answer.outcome.value.results.find((line) => line.label === label)?.value;
}
function needs(question: string): string | null {
  const answer = asked(question);
  return answer?.kind === 'incomplete' ? answer.needs : null;
}
function refusal(question: string): string | null {
  const answer = asked(question);
  return answer?.kind === 'computed' && !answer.outcome.ok ? answer.outcome.error.reason : null;
}
const notes = (question: string): string => {
  const answer = asked(question);
  return answer?.kind === 'computed' ? answer.notes.join(' ') : '';
};

const quantities: [string, number][] = [
  ['1 lot', 100_000],
  ['one lot', 100_000],
  ['a lot', 100_000],
  ['2 lots', 200_000],
  ['0.5 lots', 50_000],
  ['0,5 lots', 50_000],
  ['half a lot', 50_000],
  ['0.07 lots', 7000],
  ['3 mini lots', 30_000],
  ['five micro lots', 5000],
  ['20,000 units', 20_000],
  ['20 000 units', 20_000],
  ['25k units', 25_000],
];
const pairs: [string, string, number][] = [
  ['EUR', 'USD', 0.0001],
  ['GBP', 'CHF', 0.0001],
  ['USD', 'JPY', 0.01],
  ['EUR', 'HUF', 0.01],
  ['USD', 'CZK', 0.0001],
  ['USD', 'TRY', 0.0001],
];
const spellings: ((base: string, quote: string) => string)[] = [
  (base, quote) => `${base}/${quote}`,
  (base, quote) => `${base}${quote}`,
  (base, quote) => `${base}-${quote}`,
  (base, quote) => `${base} ${quote}`,
  (base, quote) => `${base} / ${quote}`.toLowerCase(),
  (base, quote) => `${base}${quote}`.toLowerCase(),
];

describe('pip value in words', () => {
  it.each(pairs)('of %s/%s is right for every quantity and spelling', (base, quote, pip) => {
    for (const [quantity, units] of quantities) {
      for (const spell of spellings) {
        const pair = spell(base, quote);
        for (const question of [
          `what is the pip value of ${quantity} ${pair}?`,
          `What is a pip worth on ${quantity} of ${pair}`,
          `${pair}: value of 1 pip with ${quantity}`,
        ]) {
          const expected = Number((units * pip).toFixed(4));
          expect([question, result(question, `Value in ${quote}`)]).toEqual([question, expected]);
        }
      }
    }
  });

  it.each([
    ['pip value of 2 LOT/EUR', 'names LOT, which is not the code'],
    ['pip value of one lot EUR/XYZ', 'names XYZ, which is not the code'],
    ['pip value of 1 lot XAU/USD', 'names gold'],
    ['what is a pip worth on 1 lot of gold', 'names gold'],
    ['pip value of 1 lot XAGUSD', 'names silver'],
    ['pip value of 1 lot BTCUSD', 'names the coin BTC'],
    ['pip value of 1 lot ETH/USDT', 'names the coin ETH'],
    ['pip value of 1 lot USD/KRW', 'do not agree on the size of a pip'],
    ['pip value of 1 lot EUR/EUR', 'two different currencies'],
  ])('%s is refused: it %s', (question, reason) => {
    expect(refusal(question)).toContain(reason);
  });

  it.each([
    ['what is the pip value of 2 lots?', 'the pair, such as EUR/USD'],
    ['what is the pip value of EUR/USD?', 'the size in lots or units'],
    ['what is the pip value at 10?', 'the pair, such as EUR/USD and the size in lots or units'],
    ['pip value of 1 lot USD/JPY in a USD account', 'the price of USD/JPY, since the account is in USD'],
    ['pip value of 1 lot EUR/USD at 1.08 in a GBP account', 'what 1 USD is worth in GBP'],
    ['value of 35 pips on 1 lot USDJPY, USD account', 'the price of USD/JPY, since the account is in USD'],
  ])('%s asks for %s, and for nothing else', (question, missing) => {
    expect(needs(question)).toBe(missing);
  });

  it.each([
    ['pip value of 1 lot USDJPY at 160 in a USD account', 'Value in USD', 6.25],
    ['pip value of 1 lot of USD/JPY in a USD account, price 160', 'Value in USD', 6.25],
    ['pip value of 1 lot EUR/USD in a GBP account, 1 USD = 0.8 GBP', 'Value in GBP', 8],
    ['pip value of 1 lot EUR/USD at 1.08 in a GBP account with GBP/USD at 1.25', 'Value in GBP', 8],
    ['value of 35 pips on 20,000 units EURUSD', 'Value in USD', 70],
  ])('%s: %s %d', (question, label, value) => {
    expect(result(question, label)).toBe(value);
  });

  it('says a rate that it turned round, and that no account was named', () => {
    expect(notes('pip value of 1 lot EUR/USD in a GBP account with GBP/USD at 1.25')).toContain(
      'GBP/USD at 1.25 means that 1 USD is worth 0.8 GBP.',
    );
    expect(notes('pip value of 1 lot EUR/USD')).toContain('no account currency');
  });
});

describe('position size in words', () => {
  it.each([
    ['I have 10k and want to risk 1%, entry 100, stop 95. How many shares?', 20],
    ['I got $5,000 and want to lose no more than $100, buying at 50 with a stop at 48', 50],
    ['how big should my position be if I risk 2% of 20 000 with entry 10 and stop 9.5', 800],
    ['risk 1% of $10,000 with a stop of 50 pips on EUR/USD', 0.2],
    ['risk 1% of $10,000 with a stop of 50 pips on USD/JPY at 160', 0.32],
    ['risk 1% of 10,000 EUR with a 25 pip stop on EURUSD at 1.25', 0.5],
    ['risk one percent of 10 grand with stop 50 pips', 0.2],
    ['lose at most $200 with a 40 pip stop on GBP/USD, how many lots?', 0.5],
    ['risk 1% of 10000 with stop 50 pips, pip value 5', 0.4],
  ])('%s → %d', (question, size) => {
    expect(result(question, 'Position size')).toBe(size);
  });

  it.each([
    ['risk 1% of 10000 with a stop of 50 pips on EUR/USD', 'the currency of the account'],
    [
      'risk 1% of $10000 with a stop of 50 pips on USD/JPY',
      'the price of USD/JPY, since the account is in USD',
    ],
    ['risk 1% of $10000 with a stop of 50 pips on EUR/GBP', 'what 1 GBP is worth in USD'],
    [
      'what position size with 2% risk?',
      'the balance and the stop: in pips, or as an entry price and a stop price',
    ],
    ['position size for a 10,000 account with a 30 pip stop', 'the risk in percent or as an amount'],
  ])('%s asks for %s', (question, missing) => {
    expect(needs(question)).toBe(missing);
  });

  it('[W-418] takes no usual value of a pip where a pair is named', () => {
    expect(refusal('risk 1% of $10,000 with a stop of 50 pips on gold')).toContain('names gold');
    expect(refusal('risk 1% of $10,000 with a stop of 50 pips on LOT/EUR')).toContain('names LOT');
    expect(notes('risk 1% of 10,000 with a stop of 50 pips')).toContain('You named no pair');
  });
});

describe('growth in words', () => {
  it.each([
    ['1000 at 2% compounded for 12 months', 1268.24, 'Read as 2% a month.'],
    ['1000 growing 2% a month for 2 years', 1608.44, '2 years are 24 months.'],
    ['how does 1,000 grow at 10% per year for 36 months', 1331, '36 months are 3 years.'],
    [
      '1000 compounding at 12% a year for 6 months',
      1058.3,
      '12% a year is the same growth as 0.948879% a month.',
    ],
    [
      '1000 at 12% a year compounded monthly for 2 years',
      1269.73,
      '12% a year compounded by the month is 1% a month.',
    ],
    ['1000 grows 1% weekly over 2 quarters', 1295.26, '2 quarters are 26 weeks.'],
    ['0 start, adding 100 a month, grow 1% a month for 1 year', 1268.25, '1 year are 12 months.'],
    ['1000 grows 2% over 10 trades', undefined, ''],
  ])('%s → %s', (question, end, note) => {
    if (end !== undefined) expect(result(question, 'Balance at the end')).toBe(end);
    expect(notes(question)).toContain(note);
  });

  it('asks where the unit is not certain', () => {
    expect(needs('1000 compounded monthly at 5% for 3 years')).toContain('which period the rate is for');
    expect(needs('1000 growing 1% a day for 1 year')).toContain('rate and length in the same unit');
    expect(needs('1000 compounded for 3 years')).toBe('the rate in percent, with its period');
  });
});

describe('what cannot be computed is refused with a reason', () => {
  it.each([
    ['3 losses of 100% in a row', 'nothing would be left'],
    ['how much do I need to recover from a 100% loss', 'nothing would be left'],
    ['drawdown from 12000 to 0', 'must be above 0'],
    ['risk 1% of 10000, entry 50 stop 50, how many shares', 'must differ from the entry price'],
  ])('%s: %s', (question, reason) => {
    expect(refusal(question)).toContain(reason);
  });

  it.each(['is 1:2 risk reward good?', 'why are 3 candles a pattern', 'and/or 5 yes/no', 'what is RSI 14'])(
    '“%s” is no calculation',
    (question) => {
      expect(asked(question)).toBeNull();
    },
  );
});
