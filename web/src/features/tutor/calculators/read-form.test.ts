import { calculators } from './calculators.ts';
import { readForm, sampleValues } from './read-form.ts';

const [byPrices] = calculators['position-size'].modes;
const [plan] = calculators['risk-reward'].modes;

it('sends numbers as numbers and text as text', () => {
  expect(readForm(byPrices, sampleValues(byPrices)).input).toEqual({
    account_balance: 10000,
    risk_percent: 1,
    entry_price: 102,
    stop_price: 100,
  });
  const [position] = calculators['pip-value'].modes;
  expect(readForm(position, sampleValues(position)).input).toEqual({
    pair: 'EUR/USD',
    units: 100000,
    account_currency: 'USD',
    pips: 1,
  });
});

it('leaves out what is optional and empty', () => {
  const { input } = readForm(plan, { ...sampleValues(plan), win_rate_percent: '' });
  expect(input).toEqual({ entry_price: 102, stop_price: 100, target_price: 108 });
});

it('sends nothing while something is missing, and blames nobody for it', () => {
  expect(readForm(byPrices, { ...sampleValues(byPrices), stop_price: ' ' })).toEqual({
    input: null,
    errors: {},
  });
});

it('names the field that holds no number', () => {
  const { input, errors } = readForm(byPrices, { ...sampleValues(byPrices), risk_percent: 'one' });
  expect(input).toBeNull();
  expect(Object.keys(errors)).toEqual(['risk_percent']);
});
