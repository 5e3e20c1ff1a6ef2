import { Secret } from 'otpauth';
import { otpauthOneTimeCodes as codes } from './otpauth-one-time-codes.ts';

/** The key of RFC 6238, appendix B: the ASCII digits, 20 bytes. */
const rfcSecret = Secret.fromLatin1('12345678901234567890').base32;
/** Seconds since 1970 and the code of SHA-1; apps show the last six of the eight digits. */
const vectors: [number, string][] = [
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
];

describe('one-time codes', () => {
  it.each(vectors)('[D-043] are those of RFC 6238: at %d s, %s', (seconds, code) => {
    const now = new Date(seconds * 1000);
    expect(codes.matchingStep(rfcSecret, code.slice(-6), now)).toBe(Math.floor(seconds / 30));
    expect(codes.matchingStep(rfcSecret, code.slice(-6), new Date(now.getTime() + 120_000))).toBeNull();
  });

  it('are taken one step early or late, and tell of which step they are', () => {
    const step = 37037036;
    const at = (second: number) => new Date((step * 30 + second) * 1000);
    expect(codes.matchingStep(rfcSecret, '081804', at(31))).toBe(step);
    expect(codes.matchingStep(rfcSecret, '081804', at(-1))).toBe(step);
    expect(codes.matchingStep(rfcSecret, '081804', at(60))).toBeNull();
    expect(codes.matchingStep(rfcSecret, '081804', at(-31))).toBeNull();
  });

  it('come with secrets of 160 bits, recovery codes of 80, and an address for apps', () => {
    const secret = codes.newSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(codes.newSecret()).not.toBe(secret);
    expect(codes.newRecoveryCode()).toMatch(/^[A-Z2-7]{16}$/);
    const address = new URL(codes.enrolmentUrl(secret, 'Wickwise', 'ada@example.com'));
    expect(`${address.protocol}//${address.host}`).toBe('otpauth://totp');
    expect(decodeURIComponent(address.pathname)).toBe('/Wickwise:ada@example.com');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      issuer: 'Wickwise',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});
