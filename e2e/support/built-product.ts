/** The product in a few files, which start without finding, reading and linking a thousand modules in each of its processes. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');

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

/** Builds it from the sources as they are now. */
export async function buildProduct(): Promise<{ folder: string; remove(): void }> {
  // Within the repository, so that its packages are found.
  const builds = join(root, 'build');
  mkdirSync(builds, { recursive: true });
  const folder = mkdtempSync(join(builds, 'product-'));
  await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [places],
    ssr: { noExternal: BUILT_IN },
    build: {
      ssr: true,
      outDir: folder,
      target: 'esnext',
      rolldownOptions: {
        input: PARTS.map((part) => join(root, `api/${part}.ts`)),
        output: { entryFileNames: '[name].ts', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
