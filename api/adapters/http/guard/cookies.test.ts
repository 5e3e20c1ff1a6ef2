import { cookieLine, readCookies } from './cookies.ts';

describe('cookies', () => {
  it('reads every cookie of the header by its name', () => {
    expect({ ...readCookies('a=1; wickwise_ref=x.y=; b=2') }).toEqual({
      a: '1',
      wickwise_ref: 'x.y=',
      b: '2',
    });
  });

  it('takes the first of two with one name', () => {
    expect(readCookies('a=1; a=2')['a']).toBe('1');
  });

  it('reads past a pair without a name or a value', () => {
    expect(readCookies('empty=; junk; =x; ; a=1; %=%zz')).toMatchObject({ a: '1', '%': '%zz' });
  });

  it('has no cookies without a header', () => {
    expect({ ...readCookies(undefined) }).toEqual({});
  });

  it('has none of the names that every object has', () => {
    const cookies = readCookies('__proto__=x; constructor=y');
    expect(readCookies('a=1')['constructor']).toBeUndefined();
    expect(Object.keys(cookies)).toEqual(['__proto__', 'constructor']);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  it('writes a cookie that scripts and other sites cannot use', () => {
    const cookie = { name: 'wickwise_ref', value: 'abc', maxAgeSeconds: 60 };
    expect(cookieLine(cookie, true)).toBe(
      'wickwise_ref=abc; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
    expect(cookieLine({ name: 'a', value: 'b' }, false)).toBe('a=b; Path=/; HttpOnly; SameSite=Lax');
  });

  it('takes a cookie away by letting it end at once', () => {
    expect(cookieLine({ name: 'a', value: null, maxAgeSeconds: 60 }, false)).toContain('a=; Max-Age=0;');
  });

  it('escapes values that would end the line', () => {
    expect(cookieLine({ name: 'a', value: 'b; Domain=evil.example\r\nX: y' }, true)).not.toMatch(
      /Domain=|[\r\n]/,
    );
  });
});
