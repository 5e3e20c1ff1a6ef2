import type { Context } from 'koa';

/** Pages that anybody may read, as the web names them. */
const publicPages = [
  '/',
  '/pricing',
  '/faq',
  '/accuracy',
  '/record',
  '/register',
  '/terms',
  '/privacy',
  '/cookie-policy',
  '/refund-policy',
  '/acceptable-use',
] as const;

function robots(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    // Sites that show previews of links ask for these pictures, which say themselves that they are not to be listed.
    'Allow: /api/shared/',
    'Allow: /',
    '',
    `Sitemap: ${new URL('/sitemap.xml', origin).href}`,
    '',
  ].join('\n');
}

function sitemap(origin: string): string {
  const urls = publicPages.map((path) => `  <url><loc>${new URL(path, origin).href}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** Answers robots.txt and sitemap.xml, which need to know where the product is reached; true when it did. */
export function tellsCrawlers(ctx: Context, origin: string): boolean {
  if (ctx.path !== '/robots.txt' && ctx.path !== '/sitemap.xml') return false;
  const isRobots = ctx.path === '/robots.txt';
  ctx.set('Cache-Control', 'public, max-age=3600');
  ctx.type = isRobots ? 'text/plain' : 'application/xml';
  ctx.body = isRobots ? robots(origin) : sitemap(origin);
  return true;
}
