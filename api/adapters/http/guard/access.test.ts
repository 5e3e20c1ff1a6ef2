import { credentialsOf } from './access.ts';
import { sessionCookie, tokenFromCookies } from './session-cookie.ts';

describe('what a request shows to sign in with', () => {
  it('is the bearer token before the cookie', () => {
    expect(credentialsOf({ authorization: 'Bearer abc', cookie: 'wickwise_session=xyz' })).toEqual({
      token: 'abc',
      by: 'bearer',
    });
    expect(credentialsOf({ authorization: 'bearer   abc' })).toEqual({ token: 'abc', by: 'bearer' });
  });

  it('is the cookie when there is no bearer token', () => {
    expect(credentialsOf({ authorization: 'Basic abc', cookie: 'a=1; wickwise_session=xyz; b=2' })).toEqual({
      token: 'xyz',
      by: 'cookie',
    });
  });

  it('is nothing otherwise', () => {
    expect(credentialsOf({})).toBeNull();
    expect(tokenFromCookies('wickwise_session=; xwickwise_session=a; wickwise_session_old=b')).toBeNull();
  });
});

describe('the session cookie', () => {
  it('is Secure on https only', () => {
    expect(sessionCookie('abc', true)).toBe('wickwise_session=abc; Path=/; HttpOnly; Secure; SameSite=Lax');
    expect(sessionCookie(null, false)).toBe('wickwise_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
  });
});
