/** Puts the prerendered landing page into the document that the build made. */

export interface Parts {
  /** The built index.html, with an empty root. */
  template: string;
  html: string;
  styles: string;
  /** The text of the style sheets that the template links; they become part of the page. */
  sheets: string;
  /** Addresses of scripts that the page needs beyond those of the template. */
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

function replaceOnce(text: string, pattern: RegExp | string, by: string): string {
  const replaced = text.replace(pattern, () => by);
  if (replaced === text) throw new Error(`The built page has no ${String(pattern)}`);
  return replaced;
}

/** The whole document of the landing page. Without scripts it paints and reads; with them React takes it over as it is. */
export function documentOf({ template, html, styles, sheets, scripts, fonts, data }: Parts): string {
  const head = [
    ...fonts.map((href) => link(`rel="preload" as="font" type="font/woff2" href="${href}" crossorigin`)),
    ...scripts.map((href) => link(`rel="modulepreload" crossorigin href="${href}"`)),
    `<style>${sheets}</style>`,
    styles,
    withoutScript,
    `<script type="application/ld+json">${safeJson(data)}</script>`,
  ].join('\n    ');
  const withoutSheets = template.replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, '');
  const titled = replaceOnce(withoutSheets, /<title>.*?<\/title>/s, `<title>${TITLE}</title>`);
  const withHead = replaceOnce(titled, '</head>', `  ${head}\n  </head>`);
  return replaceOnce(
    withHead,
    /<div id="root"><\/div>\s*<noscript>.*?<\/noscript>/s,
    `<div id="root">${html}</div>`,
  );
}
