import { extname } from 'node:path';
import type { Context } from 'koa';
import { isWebAddress } from '../../../domain/shared-with-web/web-addresses.ts';
import { RequestRefused } from '../problem.ts';
import { tellsCrawlers } from './crawlers.ts';
import { PageFiles } from './page-files.ts';
import { answersSharedPage } from './shared-page.ts';
import { encodings, WebFiles, type WebFile } from './web-files.ts';

/** Names that the build makes from the content: another content is another name, so browsers may keep them for ever. */
const hashed = /^\/assets\/.+-[A-Za-z0-9_-]{8,}\.\w+(\.map)?$/;
/** The thread that reads pictures in the browser, as the build names its script. */
const previewWorker = /^\/assets\/chart-preview-worker-[A-Za-z0-9_-]{8,}\.js$/;
/**
 * A worker has the policy of its own script, not of the page: this one alone may compile WebAssembly, and may load nothing but the
 * numbers of the text network. A browser that does not know the word computes the same in JavaScript.
 */
const previewWorkerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/**
 * Serves the built web: files as they are, precompressed where the build made such copies. The start page is index.html, drawn
 * beforehand; any other address of a page gets app.html, and so does one of none, with status 404. Says what to run when there is no build.
 * @param origin where the product is reached, for what search engines want to know in full
 */
export function staticWeb(directory: string, origin: string) {
  const files = new WebFiles(directory);
  const pageFiles = new PageFiles(files);
  return async (ctx: Context): Promise<void> => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      throw new RequestRefused({ code: 'request.method_not_allowed' }, { Allow: 'GET, HEAD' });
    }
    if (tellsCrawlers(ctx, origin)) return;
    const file = await files.find(ctx.path);
    if (file) {
      ctx.set('Cache-Control', hashed.test(ctx.path) ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (previewWorker.test(ctx.path)) ctx.set('Content-Security-Policy', previewWorkerPolicy);
      return send(ctx, file);
    }
    // An address with an extension names a file that is not there; a page for it would only hide that.
    if (extname(ctx.path) !== '') throw new RequestRefused({ code: 'request.unknown_route' });
    const page = await findPage(files, ctx.path);
    if (!page) return sayHowToBuild(ctx);
    if (answersSharedPage(ctx, page, origin)) return;
    ctx.set('Cache-Control', 'no-cache');
    // The page itself says that there is nothing at the address.
    if (!isWebAddress(ctx.path)) return sendMissing(ctx, page);
    const wanted = (await pageFiles.of(ctx.path)).map((address) => `<${address}>; rel="modulepreload"`);
    ctx.set('Link', [`<${canonicalAddress(ctx.path, origin)}>; rel="canonical"`, ...wanted].join(', '));
    return send(ctx, page);
  };
}

/** The path stays a path, whatever it begins with: `//elsewhere.example` names no other host. */
function canonicalAddress(path: string, origin: string): string {
  const address = new URL(origin);
  address.pathname = path;
  return address.href;
}

/** The page made beforehand for the start, the empty one for the others. */
async function findPage(files: WebFiles, path: string): Promise<WebFile | null> {
  const empty = path === '/' ? null : await files.find('/app.html');
  return empty ?? files.find('/index.html');
}

function send(ctx: Context, file: WebFile): void {
  const encoding = encodings.find((each) => file.compressed[each] && ctx.acceptsEncodings(each));
  const content = encoding ? file.compressed[encoding] : file.content;
  ctx.vary('Accept-Encoding');
  if (encoding) ctx.set('Content-Encoding', encoding);
  ctx.type = file.extension === '' ? 'application/octet-stream' : file.extension;
  ctx.status = 200;
  ctx.etag = `${encoding ?? 'plain'}-${content?.length}-${file.modified.getTime()}`;
  ctx.lastModified = file.modified;
  if (ctx.fresh) ctx.status = 304;
  else ctx.body = content;
}

/** Never by a 304: a cached page would be taken for one that is there. */
function sendMissing(ctx: Context, { content }: WebFile): void {
  ctx.status = 404;
  ctx.type = 'html';
  ctx.body = content;
}

function sayHowToBuild(ctx: Context): void {
  ctx.status = 503;
  ctx.set('Cache-Control', 'no-store');
  ctx.type = 'text/plain';
  ctx.body = 'The web is not built yet. Run: make build\nThe API answers below /api.\n';
}
