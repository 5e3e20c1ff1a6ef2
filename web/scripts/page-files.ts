/** Which files a browser needs for the page at an address, beyond those that the document names. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../src/lib/paths.ts';
import { filesOf } from './manifest.ts';
import type { Manifest } from './manifest.ts';

interface PageModule {
  /** `/history/:id`. */
  path: string;
  /** Of its screen, as the manifest names it. */
  module: string;
}

const ENTRY = /(?:open|signedOut|shell)\(\s*(paths\.\w+|`[^`]+`),[\s\S]*?import\('\.\.?\/([^']+)'\)/g;

/** The pages of `src/app/page-table.ts`, by its text: its modules are loaded by functions that do not say which. */
export function pagesIn(table: string): PageModule[] {
  const valueOf = (name: string): string => paths[name as keyof typeof paths];
  return [...table.matchAll(ENTRY)].map(([, address = '', file = '']) => ({
    path: address.startsWith('`')
      ? address.slice(1, -1).replaceAll(/\$\{paths\.(\w+)\}/g, (_, name: string) => valueOf(name))
      : valueOf(address.slice('paths.'.length)),
    module: file.startsWith('features/') ? `src/${file}` : `src/app/${file}`,
  }));
}

/** By address, where the build lies in `dist`: what the document there does not name already. */
export function pageFiles(manifest: Manifest, document: string): Record<string, string[]> {
  const table = readFileSync(join(import.meta.dirname, '../src/app/page-table.ts'), 'utf8');
  return Object.fromEntries(
    pagesIn(table).map(({ path, module }) => [
      path,
      [...filesOf(manifest, [module])].filter((file) => !document.includes(file)).map((file) => `/${file}`),
    ]),
  );
}
