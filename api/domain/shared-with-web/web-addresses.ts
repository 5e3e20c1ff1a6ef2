/**
 * Every address of the web that is a page, as the web's own table has it; `:id` stands for one segment, `*` for whatever follows.
 * The server answers 404 at any other.
 */
export const webAddresses: readonly string[] = [
  '/',
  '/login',
  '/register',
  '/reset-password',
  '/claim',
  '/confirm-email',
  '/confirm-new-email',
  '/keep-email',
  '/pricing',
  '/checkout',
  '/checkout/challenge/:reference',
  '/orders',
  '/orders/:id',
  '/terms',
  '/privacy',
  '/cookie-policy',
  '/refund-policy',
  '/acceptable-use',
  '/faq',
  '/accuracy',
  '/record',
  '/shared/:token',
  '/verify-statement',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/dashboard',
  '/chart-analysis',
  '/ai-tutor',
  '/ai-tutor/lessons',
  '/ai-tutor/lessons/:id',
  '/ai-tutor/calculators',
  '/ai-tutor/calculators/:id',
  '/ai-tutor/practice',
  '/history',
  '/history/outcome',
  '/history/watchlist',
  '/history/compare',
  '/history/:id',
  '/account',
  '/credits',
  '/integrations',
  '/admin-dashboard',
  '/admin-dashboard/*',
  '/brand-dashboard',
  '/brand-dashboard/*',
];

/** Pages of the menu are found by the last segment of any address; hyphens and case do not count. */
export const menuAddresses: readonly string[] = ['/dashboard', '/chart-analysis', '/ai-tutor', '/history'];

const comparable = (text: string): string => text.toLowerCase().replaceAll('-', '');

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const patternOf = (address: string): string =>
  address
    .split('/')
    .map((segment) => {
      if (segment === '*') return '.*';
      return segment.startsWith(':') ? '[^/]+' : escaped(segment);
    })
    .join('/');

const known = new RegExp(`^(?:${webAddresses.map(patternOf).join('|')})/?$`, 'i');
const menu = new Set(menuAddresses.map((address) => comparable(address.slice(1))));

/** Whether the web has a page at this path. */
export function isWebAddress(path: string): boolean {
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  return known.test(path) || menu.has(comparable(last));
}
