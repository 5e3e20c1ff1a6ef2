import { caretAfter, digitsBefore, formatCardNumber, formatCvc, formatExpiry } from './card-format.ts';

describe('the look of card fields', () => {
  it('groups a card number by four, and American Express 4-6-5', () => {
    expect(formatCardNumber('4242424242424242')).toBe('4242 4242 4242 4242');
    expect(formatCardNumber('4242 4242-42a')).toBe('4242 4242 42');
    expect(formatCardNumber('378282246310005')).toBe('3782 822463 10005');
    expect(formatCardNumber('')).toBe('');
  });

  it('puts the stroke between month and year, and lets it be deleted', () => {
    expect(formatExpiry('1')).toBe('1');
    expect(formatExpiry('12')).toBe('12');
    expect(formatExpiry('123')).toBe('12/3');
    expect(formatExpiry('12/34')).toBe('12/34');
    expect(formatExpiry('12/')).toBe('12/');
    expect(formatExpiry('1/')).toBe('01/');
    expect(formatExpiry('934')).toBe('09/34');
    expect(formatExpiry('09 / 34')).toBe('09/34');
    expect(formatExpiry('/')).toBe('');
  });

  it('keeps three or four digits of the security code', () => {
    expect(formatCvc('12a345')).toBe('1234');
  });

  it('keeps the caret behind the digit it stood behind', () => {
    expect(digitsBefore('42424 2', 5)).toBe(5);
    expect(caretAfter('4242 42', 5)).toBe(6);
    expect(caretAfter('4242 42', 0)).toBe(0);
    expect(caretAfter('4242', 9)).toBe(4);
  });
});
