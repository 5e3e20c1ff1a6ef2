/**
 * After the web is built: draws the landing page into its document, keeps the empty one for all other pages, and compresses.
 *
 *   node web/scripts/prerender.ts [dist]     needs NODE_ENV=production, as the build had it
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { Prerendered } from '../src/prerender.tsx';
import { compress } from './compress.ts';
import { documentOf } from './document.ts';
import { ENTRY, LANDING, PAGES, filesOf, readManifest, sheetOf } from './manifest.ts';
import { pageFiles } from './page-files.ts';
import { structuredData } from './structured-data.ts';

const web = join(import.meta.dirname, '..');
const root = join(web, '..');
const dist = process.argv[2] ?? join(web, 'dist');
const rooms = join(root, 'build/prerender');

/** The same app, built for Node; its addresses of assets are those of the browser's build. */
async function drawLanding(): Promise<Prerendered> {
  await build({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: 'src/prerender.tsx',
      outDir: rooms,
      emptyOutDir: true,
      manifest: false,
      ssrEmitAssets: false,
    },
  });
  const module = (await import(pathToFileURL(join(rooms, 'prerender.js')).href)) as {
    prerender: () => Promise<Prerendered>;
  };
  return module.prerender();
}

const sheetIn = (folder: string): string =>
  readFileSync(join(folder, sheetOf(readManifest(folder))), 'utf8').trim();

function compose({ html, globalRules, elementRules }: Prerendered): string {
  const template = readFileSync(join(dist, 'index.html'), 'utf8');
  const manifest = readManifest(dist);
  const modules = [LANDING, ENTRY];
  const description = /<meta\s+name="description"\s+content="([^"]*)"/.exec(template)?.[1] ?? '';
  return documentOf({
    template,
    html,
    styles: `${globalRules}\n${elementRules}`,
    sheets: sheetIn(dist),
    scripts: [...filesOf(manifest, modules)].map((file) => `/${file}`),
    fonts: globSync('assets/*.woff2', { cwd: dist })
      .sort()
      .map((file) => `/${file}`),
    data: structuredData(description),
  });
}

/** The document of all other pages: what each of them imports is fetched beside the app, and the rules of all are part of it. */
function preloading(document: string, globalRules: string): string {
  const links = [...filesOf(readManifest(dist), PAGES)]
    .filter((file) => !document.includes(file))
    .map((file) => `    <link rel="modulepreload" crossorigin href="/${file}">\n`);
  const styled = document.replace(
    /<link rel="stylesheet"[^>]*>/,
    `<style>${sheetIn(dist)}</style>\n    ${globalRules}`,
  );
  return styled.replace('  </head>', `${links.join('')}  </head>`);
}

if (process.env.NODE_ENV !== 'production') throw new Error('Prerender with NODE_ENV=production.');
const drawn = await drawLanding();
const page = compose(drawn);
const app = preloading(readFileSync(join(dist, 'index.html'), 'utf8'), drawn.globalRules);
writeFileSync(join(dist, 'app.html'), app);
writeFileSync(join(dist, 'page-files.json'), JSON.stringify(pageFiles(readManifest(dist), app)));
writeFileSync(join(dist, 'index.html'), page);
const compressed = compress(dist);
console.log(
  `Prerendered the landing page (${(page.length / 1000).toFixed(0)} kB), compressed ${compressed} files.`,
);
