import { ratesOf, ratesText } from './rates-text.ts';

const rates = [
  { country: 'DE', rate_percent: 19 },
  { country: 'FI', rate_percent: 25.5 },
];

describe('rates as a text', () => {
  it('stand one country in a line, and are read back as they are', () => {
    expect(ratesText(rates)).toBe('DE 19\nFI 25.5');
    expect(ratesOf(ratesText(rates))).toEqual(rates);
  });

  it('may have blanks, small letters, commas and percent signs', () => {
    expect(ratesOf('\n de  19 %\nfi 25,5\n')).toEqual(rates);
  });

  it.each(['DE', '19', 'DE nineteen', 'Germany 19', 'DE 19.125', 'DE -1'])('%j is none', (line) => {
    expect(ratesOf(line)).toContain('is not a country and a rate');
  });

  it('name each country once', () => {
    expect(ratesOf('DE 19\nDE 7')).toBe('DE is there twice.');
  });
});
