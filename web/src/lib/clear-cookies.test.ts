import { clearCookies, cookieDomains } from './clear-cookies.ts';

describe('clearing cookies', () => {
  it('knows the parent domains of a host', () => {
    expect(cookieDomains('app.eu.example.com')).toEqual([
      'app.eu.example.com',
      'eu.example.com',
      'example.com',
    ]);
    expect(cookieDomains('localhost')).toEqual(['localhost']);
    expect(cookieDomains('127.0.0.1')).toEqual(['127.0.0.1']);
  });

  it('expires every cookie on the host and on its parents', () => {
    const written: string[] = [];
    const jar = {
      get cookie() {
        return 'sidebar_state=true; theme=dark';
      },
      set cookie(value: string) {
        written.push(value);
      },
    };
    clearCookies(jar, 'app.example.com');
    expect(written).toHaveLength(6);
    expect(written).toContain('sidebar_state=; path=/; max-age=0');
    expect(written).toContain('theme=; path=/; max-age=0; domain=example.com');
  });
});
