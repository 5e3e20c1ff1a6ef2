/** The product in a few files, which start without finding, reading and linking a thousand modules in each of its processes. */
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { DAY_MS } from '../api/domain/shared-with-web/time.ts';

const root = join(import.meta.dirname, '..');
/** Within the repository, so that packages are found from there. */
const builds = join(root, 'build/products');

const PARTS = ['start', 'main', 'worker'];

/** Those that come in dozens of modules or more. The others are loaded as they are: some look for files beside themselves. */
const BUILT_IN = [
  'inversify',
  /^@inversifyjs\//,
  'zod',
  'ajv',
  'objection',
  'db-errors',
  'graphile-worker',
  'stdnum',
  'formidable',
  'fast-xml-parser',
];

/** How a module names one that a thread runs. */
const THREAD = /new URL\('(\.\/[\w-]+\.ts)', import\.meta\.url\)/g;
/** How it asks where it lies itself. */
const PLACE = /import\.meta\.(?:dirname|url)/g;

/** What threads run is built too, and found beside the rest; anything else is found beside the source that asks for it. */
const places: Plugin = {
  name: 'places-of-sources',
  enforce: 'pre',
  transform: {
    filter: { id: /\.ts$/, code: 'import.meta' },
    handler(code, file) {
      const folder = dirname(file);
      // The parts lie beside each other here as there.
      if (folder === join(root, 'api')) return undefined;
      return code
        .replace(THREAD, (_, path: string) => {
          const id = join(folder, path);
          const fileName = relative(root, id).replaceAll('/', '~');
          this.emitFile({ type: 'chunk', id, fileName });
          return `new URL('./${fileName}', BUILT)`;
        })
        .replace(PLACE, (place) => JSON.stringify(place.endsWith('url') ? pathToFileURL(file).href : folder))
        .replaceAll(', BUILT)', ', import.meta.url)');
    },
  },
};

const SOURCES = ['{api,chart-reader}/**/*.{ts,json}', 'package-lock.json', 'tools/built-product.ts'];

/** All that it may be built from. */
const sourcesIn = (folder: string): string[] =>
  globSync(SOURCES, { cwd: folder })
    .filter((file) => !file.endsWith('.test.ts'))
    .sort();

/** Says which sources these are: a hash over their names and contents. */
export function sourcesHash(folder: string): string {
  const hash = createHash('sha256');
  for (const file of sourcesIn(folder))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Whatever else it is built from would change without its being built anew. */
const known: Plugin = {
  name: 'known-sources',
  buildEnd() {
    const files = new Set(sourcesIn(root).map((file) => join(root, file)));
    const unknown = [...this.getModuleIds()].filter(
      (id) => id.startsWith(root) && !id.includes('/node_modules/') && !files.has(id),
    );
    if (unknown.length > 0) throw new Error(`Not among SOURCES: ${unknown.join(', ')}`);
  },
};

/** The folder of the product as its sources are now; built unless it is there. What was built a day ago goes; later builds may be in use. */
export async function builtProduct(): Promise<string> {
  const folder = join(builds, sourcesHash(root));
  if (existsSync(folder)) return folder;
  mkdirSync(builds, { recursive: true });
  for (const each of readdirSync(builds).map((old) => join(builds, old)))
    if (statSync(each).mtimeMs < Date.now() - DAY_MS) rmSync(each, { recursive: true });
  const unfinished = mkdtempSync(join(builds, 'unfinished-'));
  await buildInto(unfinished);
  // Another step may have built the same in the meantime.
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
  return folder;
}

async function buildInto(outDir: string): Promise<void> {
  // Loaded only where something is built.
  const { build } = await import('vite');
  await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [places, known],
    ssr: { noExternal: BUILT_IN },
    build: {
      ssr: true,
      outDir,
      target: 'esnext',
      rolldownOptions: {
        input: PARTS.map((part) => join(root, `api/${part}.ts`)),
        output: { entryFileNames: '[name].ts', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
}
