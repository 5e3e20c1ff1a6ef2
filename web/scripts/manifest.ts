/** The build's manifest: which files which module became, and what it needs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

export const LANDING = 'src/features/visitors/landing/landing-screen.tsx';

/** The file in which the app begins; `vite.config.ts` names it. */
export const ENTRY = 'app';

/** What every page but the landing loads when the app has begun: a file that `vite.config.ts` names. */
export const PAGES = ['pages'];

export function readManifest(dist: string): Manifest {
  return JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** A chunk by the module that it begins with, or by its name. */
const chunkOf = (manifest: Manifest, module: string): Chunk | undefined =>
  manifest[module] ?? Object.values(manifest).find(({ name }) => name === module);

/** Every script file that a list of modules needs before it can run: what is imported stands before what imports it. */
export function filesOf(
  manifest: Manifest,
  modules: readonly string[],
  found = new Set<string>(),
): Set<string> {
  for (const module of modules) {
    const chunk = chunkOf(manifest, module);
    if (!chunk) throw new Error(`The manifest does not know ${module}; build the web first.`);
    if (found.has(chunk.file)) continue;
    filesOf(manifest, chunk.imports ?? [], found);
    found.add(chunk.file);
  }
  return found;
}

/** The one style sheet of the build. */
export function sheetOf(manifest: Manifest): string {
  const sheet = manifest['style.css'];
  if (!sheet) throw new Error('The manifest names no style sheet; build the web first.');
  return sheet.file;
}
