import type { Context } from 'koa';
import type { WebFile } from './web-files.ts';

/** The address of a page that shows a shared analysis: its token is what the api made of 32 random bytes. */
const sharedPage = /^\/shared\/([A-Za-z0-9_-]{43})$/;

/**
 * Answers the page of a share link with what sites that show previews look for; true when it did. It says the same whether the link
 * works or not: the preview image is what tells. No search engine lists it, and where people go from it does not learn its address.
 */
export function answersSharedPage(ctx: Context, page: WebFile, origin: string): boolean {
  const token = sharedPage.exec(ctx.path)?.[1];
  if (token === undefined) return false;
  const image = new URL(`/api/shared/${token}/preview.png`, origin).href;
  const tags = [
    ['og:type', 'article'],
    ['og:title', 'Chart analysis'],
    ['og:description', 'Trend, levels and plan measured on a chart, each price with its error.'],
    ['og:image', image],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['twitter:card', 'summary_large_image'],
    ['robots', 'noindex, nofollow'],
  ].map(([name = '', content]) => {
    const key = name.startsWith('og:') ? 'property' : 'name';
    return `<meta ${key}="${name}" content="${content}">`;
  });
  ctx.set({
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex, nofollow',
    'Referrer-Policy': 'no-referrer',
  });
  ctx.type = 'text/html';
  ctx.status = 200;
  // The page is of our own build, which names nothing for previews in it: the tags go to the end of its head.
  ctx.body = page.content.toString().replace('</head>', () => `${tags.join('')}</head>`);
  return true;
}
