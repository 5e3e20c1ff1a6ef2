import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import type { Context } from 'koa';
import { RequestRefused } from '../problem.ts';
import { tellsCrawlers } from './crawlers.ts';

/** Names that the build makes from the content: another content is another name, so browsers may keep them for ever. */
const hashed = /^\/assets\/.+-[A-Za-z0-9_-]{8,}\.\w+(\.map)?$/;
/** The thread that reads pictures in the browser, as the build names its script. */
const previewWorker = /^\/assets\/chart-preview-worker-[A-Za-z0-9_-]{8,}\.js$/;
/**
 * A worker has the policy of its own script, not of the page: this one alone may compile WebAssembly, and may load nothing but the
 * numbers of the text network. A browser that does not know the word computes the same in JavaScript.
 */
const previewWorkerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

interface Found {
  path: string;
  size: number;
  modified: Date;
}

/**
 * Serves the built web: files as they are, precompressed where the build made such copies. The start page is index.html, drawn
 * beforehand; any other address a page may have gets app.html. Says what to run when there is no build.
 * @param origin where the product is reached, for what search engines want to know in full
 */
export function staticWeb(directory: string, origin: string) {
  return async (ctx: Context): Promise<void> => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      throw new RequestRefused({ code: 'request.method_not_allowed' }, { Allow: 'GET, HEAD' });
    }
    if (tellsCrawlers(ctx, origin)) return;
    const file = await findFile(directory, ctx.path);
    if (file) {
      ctx.set('Cache-Control', hashed.test(ctx.path) ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (previewWorker.test(ctx.path)) ctx.set('Content-Security-Policy', previewWorkerPolicy);
      return send(ctx, file, extname(file.path));
    }
    // An address with an extension names a file that is not there; a page for it would only hide that.
    if (extname(ctx.path) !== '') throw new RequestRefused({ code: 'request.unknown_route' });
    const page = await findPage(directory, ctx.path);
    if (!page) return sayHowToBuild(ctx);
    ctx.set('Cache-Control', 'no-cache');
    ctx.set('Link', `<${canonicalAddress(ctx.path, origin)}>; rel="canonical"`);
    return send(ctx, page, '.html');
  };
}

/** The path stays a path, whatever it begins with: `//elsewhere.example` names no other host. */
function canonicalAddress(path: string, origin: string): string {
  const address = new URL(origin);
  address.pathname = path;
  return address.href;
}

/** The page made beforehand for the start, the empty one for the others. */
async function findPage(directory: string, path: string): Promise<Found | null> {
  const start = join(directory, 'index.html');
  if (path === '/') return lookAt(start);
  return (await lookAt(join(directory, 'app.html'))) ?? lookAt(start);
}

async function findFile(directory: string, path: string): Promise<Found | null> {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return null;
  }
  const relative = normalize(decoded);
  if (decoded.includes('\0') || relative.split('/').some((step) => step.startsWith('.'))) return null;
  return lookAt(join(directory, relative));
}

async function lookAt(path: string): Promise<Found | null> {
  try {
    const info = await stat(path);
    return info.isFile() ? { path, size: info.size, modified: info.mtime } : null;
  } catch {
    return null;
  }
}

async function send(ctx: Context, file: Found, type: string): Promise<void> {
  const { chosen, encoding } = await precompressed(ctx, file);
  ctx.vary('Accept-Encoding');
  if (encoding) ctx.set('Content-Encoding', encoding);
  ctx.type = type === '' ? 'application/octet-stream' : type;
  ctx.status = 200;
  ctx.etag = `${encoding ?? 'plain'}-${chosen.size}-${chosen.modified.getTime()}`;
  ctx.lastModified = chosen.modified;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  ctx.length = chosen.size;
  if (ctx.method === 'GET') ctx.body = createReadStream(chosen.path);
}

async function precompressed(ctx: Context, file: Found): Promise<{ chosen: Found; encoding?: string }> {
  for (const [encoding, suffix] of encodings) {
    if (!ctx.acceptsEncodings(encoding)) continue;
    const copy = await lookAt(`${file.path}${suffix}`);
    if (copy) return { chosen: copy, encoding };
  }
  return { chosen: file };
}

function sayHowToBuild(ctx: Context): void {
  ctx.status = 503;
  ctx.set('Cache-Control', 'no-store');
  ctx.type = 'text/plain';
  ctx.body = 'The web is not built yet. Run: make build\nThe API answers below /api.\n';
}
