import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';

export interface WebFile {
  content: Buffer;
  /** Copies that the build made, by the name of their encoding. */
  compressed: Partial<Record<Encoding, Buffer>>;
  modified: Date;
  /** As in the name of the file: `.js`. */
  extension: string;
}

export type Encoding = 'br' | 'gzip';
export const encodings: readonly Encoding[] = ['br', 'gzip'];

const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

/** How often it is looked whether another build lies there, in milliseconds. */
const LOOK_AGAIN_MS = 1000;

/**
 * The files of a built web, by the paths of their addresses. A file is read once and cached with its compressed copies until another
 * build lies there. Only what the directory lists is ever opened.
 */
export class WebFiles {
  private readonly directory: string;
  private readonly now: () => number;
  private build = Number.NaN;
  private lookedAt = Number.NEGATIVE_INFINITY;
  private looked = Promise.resolve();
  private names = new Set<string>();
  private cache = new Map<string, Promise<WebFile>>();

  /** `now`: milliseconds since any moment, never going back. */
  constructor(directory: string, now: () => number = () => performance.now()) {
    this.directory = directory;
    this.now = now;
  }

  /** `/assets/main.js`; null when the build has no such file. */
  async find(path: string): Promise<WebFile | null> {
    if (this.now() - this.lookedAt >= LOOK_AGAIN_MS) this.looked = this.lookAgain();
    await this.looked;
    if (!this.names.has(path)) return null;
    const known = this.cache.get(path);
    if (known) return known;
    const file = this.read(path);
    this.cache.set(path, file);
    file.catch(() => this.cache.delete(path));
    return file;
  }

  private async lookAgain(): Promise<void> {
    this.lookedAt = this.now();
    const build = await timeOf(join(this.directory, 'index.html'));
    if (build === this.build) return;
    const names = await listOf(this.directory);
    this.build = build;
    this.names = new Set(names);
    this.cache = new Map();
  }

  private async read(path: string): Promise<WebFile> {
    const at = join(this.directory, path);
    const compressed: WebFile['compressed'] = {};
    for (const encoding of encodings) {
      const copy = `${path}${suffixes[encoding]}`;
      if (this.names.has(copy)) compressed[encoding] = await readFile(join(this.directory, copy));
    }
    const [content, { mtime }] = await Promise.all([readFile(at), stat(at)]);
    return { content, compressed, modified: mtime, extension: extname(path) };
  }
}

/** When it was written, in milliseconds; 0 when there is none. */
async function timeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).mtimeMs;
  } catch {
    return 0;
  }
}

async function listOf(directory: string): Promise<string[]> {
  try {
    const entries = await readdir(directory, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => join(entry.parentPath, entry.name).slice(directory.length).replaceAll('\\', '/'));
  } catch {
    return [];
  }
}
