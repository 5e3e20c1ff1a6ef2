/** Puts the prerendered landing page into the document that the build made. */

export interface Parts {
  /** The built index.html, with an empty root. */
  template: string;
  html: string;
  styles: string;
  /** The text of the style sheets that the template links; they become part of the page. */
  sheets: string;
  /** Addresses of the scripts that take the page over, in the order in which they are to run. */
  scripts: readonly string[];
  fonts: readonly string[];
  /** Structured data; no script that runs. */
  data: unknown;
}

export const TITLE = 'Wickwise · Chart analysis that is measured, not guessed';

const link = (attributes: string): string => `<link ${attributes} />`;

/** What a page needs when scripts do not run: all panels that can be read, nothing that waits for a script. */
const withoutScript =
  '<noscript><style>[data-needs-script]{display:none!important}[data-feature][hidden]{display:block!important}</style></noscript>';

/** Structured data must not be able to end its element. */
const safeJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** The picture at the top is the largest thing seen first: the browser should know of it before it reads the styles. */
function preloadedPicture(html: string): readonly string[] {
  const found = /<picture><source media="([^"]+)" srcSet="([^"]+)"[^>]*><img src="([^"]+)"/.exec(html);
  if (!found) throw new Error('The drawn page has no picture at the top');
  const [, media = '', narrow = '', wide = ''] = found;
  const preload = (href: string, when: string): string =>
    link(`rel="preload" as="image" href="${href}" media="${when}" fetchpriority="high"`);
  return [preload(narrow, media), preload(wide, `not all and ${media}`)];
}

function replaceOnce(text: string, pattern: RegExp | string, by: string): string {
  const replaced = text.replace(pattern, () => by);
  if (replaced === text) throw new Error(`The built page has no ${String(pattern)}`);
  return replaced;
}

/** The whole document of the landing page. Without scripts it paints and reads; with them React takes it over as it is. */
export function documentOf({ template, html, styles, sheets, scripts, fonts, data }: Parts): string {
  const head = [
    ...preloadedPicture(html),
    ...fonts.map((href) => link(`rel="preload" as="font" type="font/woff2" href="${href}" crossorigin`)),
    `<style>${sheets}</style>`,
    styles,
    withoutScript,
    `<script type="application/ld+json">${safeJson(data)}</script>`,
  ].join('\n    ');
  const still = template
    .replaceAll(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replaceAll(/\s*<script type="module"[^>]*><\/script>/g, '');
  const seenFirst = replaceOnce(
    still,
    '<script src="/start.js"',
    `<script src="/start.js" data-taken-over-by="${scripts.join(' ')}"`,
  );
  const titled = replaceOnce(seenFirst, /<title>.*?<\/title>/s, `<title>${TITLE}</title>`);
  const withHead = replaceOnce(titled, '</head>', `  ${head}\n  </head>`);
  return replaceOnce(
    withHead,
    /<div id="root"><\/div>\s*<noscript>.*?<\/noscript>/s,
    `<div id="root">${html}</div>`,
  );
}
