import { isWebAddress } from './web-addresses.ts';

describe('[W-260] an address of the web', () => {
  it.each([
    '/',
    '/login',
    '/LOGIN/',
    '/history/0b0e7d3e-0000-4000-8000-000000000000',
    '/ai-tutor/lessons/candles',
    '/admin-dashboard',
    '/admin-dashboard/orders/7',
    '/chartanalysis',
    '/old/Chart-Analysis',
  ])('is a page at %s', (path) => expect(isWebAddress(path)).toBe(true));

  it.each(['/nothing', '/login/again', '/wp-login.php', '/history/1/2', '/orders/1/2', '//x.example/login'])(
    'is none at %s',
    (path) => expect(isWebAddress(path)).toBe(false),
  );
});
