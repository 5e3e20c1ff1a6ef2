import type { TaxSettings } from '../../../api/taxes.ts';

type Rates = TaxSettings['rates'];

/** The rates as a text to edit: `DE 19`, one country in a line. */
export function ratesText(rates: Rates): string {
  return rates.map(({ country, rate_percent }) => `${country} ${rate_percent}`).join('\n');
}

/** The rates that such a text says, or what is wrong with it. */
export function ratesOf(text: string): Rates | string {
  const rates: Rates = [];
  for (const line of text.split('\n').map((each) => each.trim().toUpperCase())) {
    if (line === '') continue;
    const [, country = '', percent = ''] = /^([A-Z]{2})\s+(\d{1,3}(?:[.,]\d{1,2})?)\s*%?$/.exec(line) ?? [];
    if (country === '') return `“${line}” is not a country and a rate, such as DE 19.`;
    if (rates.some((rate) => rate.country === country)) return `${country} is there twice.`;
    rates.push({ country, rate_percent: Number(percent.replace(',', '.')) });
  }
  return rates;
}
