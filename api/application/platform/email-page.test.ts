import { emailPage } from './email-page.ts';

const site = {
  platformName: 'Wick & Wise',
  publicUrl: 'https://wickwise.example',
  supportEmail: 'help@wickwise.example',
  adminEmail: 'owner@wickwise.example',
};
const page = (text: string, kind = 'order-confirmation'): string =>
  emailPage({ id: '1', to: 'a@example.com', subject: 'Order <1>', text, kind, postedAt: new Date(0) }, site);

describe('[W-330] the page of an email', () => {
  it('writes what people typed as text', () => {
    const html = page('Dear <img src=x onerror=alert(1)> "O\'Neil" & co,');
    expect(html).toContain('Dear &lt;img src=x onerror=alert(1)&gt; &quot;O&#39;Neil&quot; &amp; co,');
    expect(html).toContain('<title>Order &lt;1&gt;</title>');
    expect(html).toContain('Wick &amp; Wise');
  });

  it('makes a link that stands alone a button that says what it does, and writes the address below it', () => {
    const html = page('Hello,\n\nhttps://wickwise.example/claim#token=a_b-c', 'claim');
    expect(html).toMatch(
      /<a class="button" href="https:\/\/wickwise\.example\/claim#token=a_b-c"[^>]*>Claim your account</,
    );
    expect(html).toContain('>https://wickwise.example/claim#token=a_b-c</a>');
  });

  it('links our own addresses alone, without the full stop behind them', () => {
    const html = page(
      'See https://wickwise.example/orders/1. Not https://wickwise.example.evil.test/x or javascript:alert(1)',
    );
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      'https://wickwise.example/orders/1',
      'https://wickwise.example',
      'mailto:help@wickwise.example',
    ]);
    expect(html).toContain('https://wickwise.example.evil.test/x');
  });

  it('loads nothing and runs nothing', () => {
    const html = page('Dear Ada,\n\n  2 × Pro: 40.00 USD\n  Total: 40.00 USD');
    expect(html).not.toMatch(/<(img|script|link|iframe|object)|url\(|@import|src=/i);
    expect(html).toContain('<td align="right" style="padding:4px 0;white-space:nowrap">40.00 USD</td>');
  });

  it('has colours for the night, and says the signature once', () => {
    const html = page('Hello,\n\nbye.\n\nWick & Wise\nhttps://wickwise.example');
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
    expect(html.match(/Wick &amp; Wise/g)).toHaveLength(1);
  });
});
