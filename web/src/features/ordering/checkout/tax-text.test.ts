import { taxText } from './tax-text.ts';

const rules = {
  registered: true,
  country: 'DE',
  rates: [
    { country: 'DE', rate_percent: 19 },
    { country: 'FI', rate_percent: 25.5 },
  ],
};
const price = { minor: 11_900, currency: 'EUR' };
const say = (country: string, vatNumber = '', of: typeof rules | undefined = rules) =>
  taxText(of, { country, vatNumber }, price, ({ minor, currency }) => `${minor / 100} ${currency}`);

describe('what the checkout says of tax', () => {
  it('is the rate of the country and the tax within the price', () => {
    expect(say('DE')).toBe('Includes 19% VAT: 19 EUR.');
    expect(say('FI')).toBe('Includes 25.5% VAT: 24.18 EUR.');
  });

  it('is who accounts for it where the charge is reversed', () => {
    expect(say('FI', 'FI20774740')).toBe('Reverse charge: you account for VAT.');
  });

  it('is that there is none where no rate holds', () => {
    expect(say('US')).toBe('No VAT in your country.');
  });

  it('names no amount before a country is chosen, and is nothing while the seller is not registered', () => {
    expect(say('')).toBe('Includes VAT where it applies.');
    expect(say('DE', '', { ...rules, registered: false })).toBeNull();
    expect(taxText(undefined, { country: 'DE', vatNumber: '' }, price, String)).toBeNull();
  });
});
