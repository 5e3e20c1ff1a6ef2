import { stdnumVatNumbers } from './stdnum-vat-numbers.ts';

/** Numbers that tax authorities and companies publish. */
const published = [
  ['AT', 'ATU13585627'],
  ['BE', 'BE0403019261'],
  ['BG', 'BG175074752'],
  ['CY', 'CY10259033P'],
  ['CZ', 'CZ25123891'],
  ['DE', 'DE136695976'],
  ['DK', 'DK13585628'],
  ['EE', 'EE100931558'],
  ['ES', 'ESA13585625'],
  ['ES', 'ESX2482300W'],
  ['FI', 'FI20774740'],
  ['FR', 'FR40303265045'],
  ['GB', 'GB980780684'],
  ['GB', 'GB340804329'],
  ['GR', 'EL094259216'],
  ['HR', 'HR33392005961'],
  ['HU', 'HU12892312'],
  ['IE', 'IE6433435F'],
  ['IE', 'IE6433435OA'],
  ['IT', 'IT00743110157'],
  ['LT', 'LT119511515'],
  ['LT', 'LT100001919017'],
  ['LU', 'LU15027442'],
  ['LV', 'LV40003521600'],
  ['MT', 'MT11679112'],
  ['NL', 'NL004495445B01'],
  ['NL', 'NL123456789B13'],
  ['PL', 'PL8567346215'],
  ['PT', 'PT501964843'],
  ['RO', 'RO18547290'],
  ['SE', 'SE123456789701'],
  ['SI', 'SI50223054'],
  ['SK', 'SK2022749619'],
] as const;

describe('VAT numbers', () => {
  it.each(published)(
    'of %s: %s is one, with and without its prefix, however it is spaced',
    (country, number) => {
      const spaced = `${number.slice(0, 2)} ${number.slice(2, 5)}.${number.slice(5)}`.toLowerCase();
      for (const typed of [number, number.slice(2), spaced])
        expect(stdnumVatNumbers.read(country, typed)).toBe(number);
    },
  );

  it.each(published)('of %s: %s with another digit is none', (country, number) => {
    const position = number.search(/\d(?=\d)/) + 1;
    const other = `${number.slice(0, position)}${(Number(number[position]) + 1) % 10}${number.slice(position + 1)}`;
    expect(stdnumVatNumbers.read(country, other)).toBeNull();
  });

  it.each([
    ['FR', 'DE136695976'],
    ['DE', 'FR40303265045'],
    ['GB', 'XI980780684'],
    ['US', '123456789'],
    ['constructor', 'DE136695976'],
    ['DE', ''],
    ['DE', 'DE'],
    ['DE', '١٣٦٦٩٥٩٧٦'],
  ])('of %s: %j is none', (country, typed) => {
    expect(stdnumVatNumbers.read(country, typed)).toBeNull();
  });
});
