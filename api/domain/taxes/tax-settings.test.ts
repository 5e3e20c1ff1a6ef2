import { standardRates } from './standard-rates.ts';
import { checkTaxSettings, taxChangesBetween, type TaxSettings } from './tax-settings.ts';

const settings: TaxSettings = {
  registered: true,
  country: 'DE',
  vatNumber: 'DE 136 695 976',
  address: ' Street 1 ',
  rates: standardRates,
};
const number = 'DE136695976';
const fieldsOf = (wanted: Partial<TaxSettings>, read: string | null = number) => {
  const result = checkTaxSettings({ ...settings, ...wanted }, read);
  return result.ok ? [] : result.error.faults.map(({ field }) => field);
};

describe('tax settings', () => {
  it('are saved with the number in its one way of writing and the address without blanks around it', () => {
    const result = checkTaxSettings(settings, number);
    expect(result).toMatchObject({ ok: true, value: { vatNumber: number, address: 'Street 1' } });
  });

  it('of a seller who is not registered need neither country nor number', () => {
    expect(fieldsOf({ registered: false, country: '', vatNumber: '' }, null)).toEqual([]);
  });

  it('of a registered seller name a country, a number of it and its rate', () => {
    expect(fieldsOf({ country: '' })).toEqual(['country']);
    expect(fieldsOf({ country: 'XX' })).toEqual(['country']);
    expect(fieldsOf({}, null)).toEqual(['vat_number']);
    expect(fieldsOf({ rates: { FR: 2000 } })).toEqual(['rates.DE']);
  });

  it('refuse a number that is none even while the seller is not registered', () => {
    expect(fieldsOf({ registered: false }, null)).toEqual(['vat_number']);
  });

  it.each([-1, 10_001, 19.5, Number.NaN])('refuse a rate of %d hundredths', (rate) => {
    expect(fieldsOf({ rates: { ...standardRates, FR: rate } })).toEqual(['rates.FR']);
  });

  it('refuse a rate for a country that does not exist', () => {
    expect(fieldsOf({ rates: { ...standardRates, XX: 100 } })).toEqual(['rates.XX']);
  });
});

it('what was changed is named by country and field', () => {
  const { GB: _, ...rates } = standardRates;
  const next = { ...settings, registered: false, rates: { ...rates, DE: 2000, CH: 810 } };
  expect(taxChangesBetween(settings, next)).toEqual({
    registered: 'true → false',
    DE: '19 → 20',
    CH: 'none → 8.1',
    GB: '20 → none',
  });
});
