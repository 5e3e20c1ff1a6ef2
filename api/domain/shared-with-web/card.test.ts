import fc from 'fast-check';
import { cardBrand, checkCard, parseCard, parseExpiry, passesLuhn, type CardFields } from './card.ts';

const today = new Date('2026-03-31T23:59:59Z');
const good: CardFields = { number: '4242 4242 4242 4242', expiry: '04/28', cvc: '123', zip: '10115' };

function messageOn(change: Partial<CardFields>): Partial<Record<string, string>> {
  const errors = checkCard({ ...good, ...change }, today);
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
}

describe('a typed card', () => {
  it('becomes what a gateway takes', () => {
    expect(
      parseCard({ ...good, number: ' 4242-4242 42424242 ', cvc: ' 123 ', zip: ' SW1A 1AA ' }, today),
    ).toEqual({
      ok: true,
      value: { number: '4242424242424242', expiryMonth: 4, expiryYear: 2028, cvc: '123', zip: 'SW1A 1AA' },
    });
  });

  it('has every wrong field named at once, in the order of the form', () => {
    const result = parseCard({ number: '1', expiry: '13/30', cvc: '12', zip: '!' }, today);
    expect(result.ok ? [] : result.error.map(({ field }) => field)).toEqual([
      'number',
      'expiry',
      'cvc',
      'zip',
    ]);
  });

  it.each(['number', 'expiry', 'cvc', 'zip'] as const)('needs its %s', (field) => {
    expect(messageOn({ [field]: '  ' })[field]).toMatch(/is required$/);
  });

  it('never has what was typed repeated in a message', () => {
    const typed = { number: '4242 4242 4242 4241', expiry: '77/77', cvc: '98765', zip: '<zip>' };
    const text = JSON.stringify(checkCard(typed, today));
    for (const value of Object.values(typed)) expect(text).not.toContain(value);
  });
});

describe('the number', () => {
  it.each([
    ['4242424242424241', 'Card number is not valid'],
    ['424242424242424', 'Card number is incomplete or too long'],
    ['4242 4242 4242 424x', 'Card number must have digits only'],
    ['378282246310005', undefined],
    ['5555555555554444', undefined],
  ])('%s: %s', (number, message) => {
    expect(messageOn({ number }).number).toBe(message);
  });

  it('with any one digit changed is not valid', () => {
    const numbers = fc.constantFrom(
      '4242424242424242',
      '5555555555554444',
      '378282246310005',
      '6011111111111117',
    );
    fc.assert(
      fc.property(numbers, fc.nat(14), fc.integer({ min: 1, max: 9 }), (number, position, by) => {
        const changed = (Number(number[position]) + by) % 10;
        expect(passesLuhn(number)).toBe(true);
        expect(passesLuhn(number.slice(0, position) + changed + number.slice(position + 1))).toBe(false);
      }),
    );
  });

  it.each([
    ['4', 'visa'],
    ['51', 'mastercard'],
    ['2221', 'mastercard'],
    ['2720', 'mastercard'],
    ['2721', 'unknown'],
    ['37', 'amex'],
    ['6011', 'discover'],
    ['36', 'diners'],
    ['3528', 'jcb'],
    ['62', 'unionpay'],
    ['9', 'unknown'],
    ['', 'unknown'],
  ])('that begins with %j is of the brand %s', (digits, brand) => {
    expect(cardBrand(digits)).toBe(brand);
  });
});

describe('the expiry date', () => {
  it.each([
    ['04/28', { month: 4, year: 2028 }],
    ['4/28', { month: 4, year: 2028 }],
    [' 12 / 2031 ', { month: 12, year: 2031 }],
    ['0428', { month: 4, year: 2028 }],
    ['00/28', null],
    ['13/28', null],
    ['04-28', null],
    ['428', null],
  ])('%j is read', (typed, expiry) => {
    expect(parseExpiry(typed)).toEqual(expiry);
  });

  it('counts to the end of its month', () => {
    expect(messageOn({ expiry: '03/26' }).expiry).toBeUndefined();
    expect(messageOn({ expiry: '02/26' }).expiry).toBe('Card has expired');
    expect(checkCard({ ...good, expiry: '03/26' }, new Date('2026-04-01T00:00:00Z'))).toEqual([
      { field: 'expiry', message: 'Card has expired' },
    ]);
  });

  it('is at most twenty years off', () => {
    expect(messageOn({ expiry: '03/46' }).expiry).toBeUndefined();
    expect(messageOn({ expiry: '04/46' }).expiry).toBe('Expiry date is too far in the future');
  });
});

describe('the code and the postal code', () => {
  it('asks for four digits of American Express, else three', () => {
    expect(messageOn({ cvc: '1234' }).cvc).toBe('CVC must have 3 digits');
    expect(messageOn({ cvc: '12a' }).cvc).toBe('CVC must have 3 digits');
    expect(messageOn({ number: '378282246310005', cvc: '123' }).cvc).toBe('CVC must have 4 digits');
    expect(messageOn({ number: '378282246310005', cvc: '1234' })).toEqual({});
  });

  it.each(['94105', '94105-1234', 'K1A 0B1', 'sw1a1aa', '101'])('takes the postal code %s', (zip) => {
    expect(messageOn({ zip })).toEqual({});
  });

  it.each(['1', '12', '-123', '12345678901', '12_34'])('refuses the postal code %s', (zip) => {
    expect(messageOn({ zip }).zip).toBe('ZIP must have 3 to 10 letters or digits');
  });
});
