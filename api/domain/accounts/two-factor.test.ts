import { isStepFresh, readRecoveryCode, readTotpCode, showRecoveryCode } from './two-factor.ts';

describe('the second factor', () => {
  it('takes six digits, with blanks or without', () => {
    expect(readTotpCode('123456')).toBe('123456');
    expect(readTotpCode(' 123 456 ')).toBe('123456');
    expect(['12345', '1234567', '12345a', '', '-12345'].map(readTotpCode)).toEqual(Array(5).fill(null));
  });

  it('[D-043] takes the code of a time step once, and none of an earlier step afterwards', () => {
    expect(isStepFresh(null, 7)).toBe(true);
    expect(isStepFresh(7, 8)).toBe(true);
    expect(isStepFresh(7, 7)).toBe(false);
    expect(isStepFresh(7, 6)).toBe(false);
  });

  it('shows recovery codes in groups, and reads them however they are typed', () => {
    expect(showRecoveryCode('ABCDEFGH234567AB')).toBe('ABCD-EFGH-2345-67AB');
    expect(readRecoveryCode(' abcd efgh-2345–67ab ')).toBe('ABCDEFGH234567AB');
  });
});
