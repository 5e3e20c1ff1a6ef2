import { cookieLine, readCookies } from './cookies.ts';

describe('cookies', () => {
  it('reads every cookie of the header by its name', () => {
    expect(readCookies('a=1; wickwise_ref=x.y=; b=2')).toMatchObject({
      a: '1',
      wickwise_ref: 'x.y=',
      b: '2',
    });
  });

  it('takes the first of two with one name and leaves out empty ones and junk', () => {
    const cookies = readCookies('a=1; a=2; empty=; junk; =x');
    expect({ ...cookies }).toEqual({ a: '1' });
  });

  it('has no cookies without a header, nor names that every object has', () => {
    expect({ ...readCookies(undefined) }).toEqual({});
    expect(readCookies('')['constructor']).toBeUndefined();
  });

  it('writes a cookie that scripts and other sites cannot use', () => {
    const cookie = { name: 'wickwise_ref', value: 'abc', maxAgeSeconds: 60 };
    expect(cookieLine(cookie, true)).toBe(
      'wickwise_ref=abc; Max-Age=60; Path=/; HttpOnly; SameSite=Lax; Secure',
    );
    expect(cookieLine({ name: 'a', value: 'b' }, false)).toBe('a=b; Path=/; HttpOnly; SameSite=Lax');
  });

  it('takes a cookie away by letting it end at once', () => {
    expect(cookieLine({ name: 'a', value: null, maxAgeSeconds: 60 }, false)).toContain('a=; Max-Age=0;');
  });
});
