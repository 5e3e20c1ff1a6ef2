import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context, Next } from 'koa';
import { RequestRefused } from '../problem.ts';
import { docsPage, docsScript, docsStyle } from './docs-page.ts';

/** Everything comes from this server; the viewer's script may start no other, and the page cannot be framed. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const ROOT = '/api/docs';
const packed = promisify(gzip);
const ofViewer = createRequire(import.meta.url);
const viewerFile = (name: string) => () => readFile(ofViewer.resolve(`swagger-ui-dist/${name}`));
const text = (content: string) => async () => Buffer.from(content);

/** All there is, by its path below the root. */
const files: Readonly<Record<string, { type: string; read: () => Promise<Buffer> }>> = {
  '': { type: 'text/html; charset=utf-8', read: text(docsPage) },
  '/docs.js': { type: 'text/javascript; charset=utf-8', read: text(docsScript) },
  '/docs.css': { type: 'text/css; charset=utf-8', read: text(docsStyle) },
  '/swagger-ui-bundle.js': {
    type: 'text/javascript; charset=utf-8',
    read: viewerFile('swagger-ui-bundle.js'),
  },
  '/swagger-ui.css': { type: 'text/css; charset=utf-8', read: viewerFile('swagger-ui.css') },
};

interface Loaded {
  plain: Buffer;
  gzip: Buffer;
  etag: string;
}

async function load(read: () => Promise<Buffer>): Promise<Loaded> {
  const plain = await read();
  const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 20);
  return { plain, gzip: await packed(plain), etag };
}

/** The browsable documentation at /api/docs: five files, read and packed when first asked for. */
export function serveDocs() {
  const loaded = new Map<string, Promise<Loaded>>();
  return async (ctx: Context, next: Next): Promise<void> => {
    if (ctx.path !== ROOT && !ctx.path.startsWith(`${ROOT}/`)) return next();
    const name = ctx.path.slice(ROOT.length).replace(/^\/$/, '');
    const file = Object.hasOwn(files, name) ? files[name] : undefined;
    if (!file) throw new RequestRefused({ code: 'request.unknown_route' });
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD')
      throw new RequestRefused({ code: 'request.method_not_allowed' }, { Allow: 'GET, HEAD' });
    const known = loaded.get(name) ?? load(file.read);
    loaded.set(name, known);
    const { plain, gzip: small, etag } = await known;
    const useSmall = ctx.acceptsEncodings('gzip') === 'gzip';
    ctx.set('Content-Security-Policy', policy);
    ctx.set('Cache-Control', 'no-cache');
    ctx.vary('Accept-Encoding');
    ctx.status = 200;
    ctx.etag = useSmall ? `${etag}-gzip` : etag;
    if (ctx.fresh) {
      ctx.status = 304;
      return;
    }
    if (useSmall) ctx.set('Content-Encoding', 'gzip');
    ctx.type = file.type;
    ctx.body = useSmall ? small : plain;
  };
}
