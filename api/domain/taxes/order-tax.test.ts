import { money } from '../shared-with-web/money.ts';
import { checkBilling, retaxed, taxOrder } from './order-tax.ts';

const readNumber = (country: string, number: string) => (number === `${country} 1` ? `${country}1` : null);
const check = (typed: Parameters<typeof checkBilling>[0], registered = true) =>
  checkBilling(typed, registered, readNumber);
const faultOf = (...asked: Parameters<typeof check>) => {
  const result = check(...asked);
  return result.ok ? null : result.error[0];
};

describe('what a customer says of where and for whom they buy', () => {
  it('needs a country while the seller is registered', () => {
    expect(faultOf({})).toEqual({ field: 'billing.country', message: 'must be chosen' });
    expect(faultOf({ country: ' ' })?.field).toBe('billing.country');
    expect(check({}, false)).toMatchObject({ ok: true, value: { country: null, vatNumber: null } });
  });

  it('names a country that there is', () => {
    expect(faultOf({ country: 'XX' })?.field).toBe('billing.country');
    expect(faultOf({ country: 'UK' }, false)?.field).toBe('billing.country');
  });

  it('may hold a VAT number of that country, stored in its one way of writing', () => {
    const typed = { country: 'FR', vatNumber: ' FR 1 ', company: ' Candles SA ', address: '' };
    expect(check(typed)).toEqual({
      ok: true,
      value: { country: 'FR', vatNumber: 'FR1', company: 'Candles SA', address: null },
    });
  });

  it('holds no number that is none of that country', () => {
    expect(faultOf({ country: 'FR', vatNumber: 'DE 1' })?.field).toBe('billing.vat_number');
    expect(faultOf({ country: 'US', vatNumber: 'US 1' })?.field).toBe('billing.vat_number');
    expect(faultOf({ vatNumber: 'FR 1' }, false)?.field).toBe('billing.country');
  });
});

describe('the tax within an order', () => {
  const rules = { registered: true, country: 'DE', rates: { DE: 1900, FR: 2000 } };
  const consumer = { country: 'FR', vatNumber: null, company: null, address: null };

  it('is that of the customer’s country', () => {
    expect(taxOrder(rules, consumer, money(12_000, 'EUR'))).toEqual({
      ...consumer,
      treatment: 'taxed',
      rate: 2000,
      amount: money(2000, 'EUR'),
    });
  });

  it('is nothing where the charge is reversed, and in an order of zero', () => {
    const business = { ...consumer, vatNumber: 'FR1' };
    expect(taxOrder(rules, business, money(12_000, 'EUR')).amount.minor).toBe(0);
    expect(taxOrder(rules, consumer, money(0, 'JPY')).amount).toEqual(money(0, 'JPY'));
  });

  it('follows another total at the rate that it was placed at', () => {
    const tax = taxOrder(rules, consumer, money(12_000, 'EUR'));
    expect(retaxed(tax, money(6000, 'EUR'))?.amount).toEqual(money(1000, 'EUR'));
    expect(retaxed(null, money(6000, 'EUR'))).toBeNull();
  });
});
