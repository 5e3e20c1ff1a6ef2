import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Context } from 'koa';
import { koaBody } from 'koa-body';
import { uploadMaxBytes } from '../../../domain/shared/upload-limits.ts';
import type { UploadedPart } from '../handler.ts';
import { RequestRefused } from '../problem.ts';

/** Room for the multipart frame around the file. */
const frameBytes = 64 * 1024;

const tooLarge = (): RequestRefused =>
  new RequestRefused({ code: 'request.too_large', detail: 'The file is larger than 10 MiB.' });

/**
 * Takes the one file of a multipart request into a directory of its own below `temporaryDirectory`, hands it to `work`, and
 * removes the directory in every case: answered, refused, failed or broken off.
 */
export async function withUpload<T>(
  ctx: Context,
  temporaryDirectory: string,
  work: (body: { file: UploadedPart }) => Promise<T>,
): Promise<T> {
  if (Number(ctx.headers['content-length'] ?? 0) > uploadMaxBytes + frameBytes) throw tooLarge();
  const directory = join(temporaryDirectory, randomUUID());
  await mkdir(directory, { recursive: true, mode: 0o700 });
  try {
    return await work({ file: await receive(ctx, directory) });
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function receive(ctx: Context, directory: string): Promise<UploadedPart> {
  const parse = koaBody({
    multipart: true,
    json: false,
    text: false,
    urlencoded: false,
    formidable: {
      uploadDir: directory,
      maxFiles: 1,
      maxFileSize: uploadMaxBytes,
      maxTotalFileSize: uploadMaxBytes,
      maxFields: 5,
      maxFieldsSize: frameBytes,
      allowEmptyFiles: true,
      minFileSize: 0,
    },
  });
  try {
    await Promise.race([parse(ctx, async () => undefined), brokenOff(ctx.req)]);
  } catch (error) {
    throw refusalOf(error);
  }
  const files = Object.entries(ctx.request.files ?? {});
  const [name, file] = files[0] ?? [];
  if (files.length !== 1 || name !== 'file' || !file || Array.isArray(file)) {
    throw new RequestRefused({ code: 'request.malformed_multipart' });
  }
  return { path: file.filepath, bytes: file.size, fileName: file.originalFilename ?? '' };
}

/**
 * Rejects when the client goes away before everything has come, or has gone already. The parser by itself would wait for
 * ever when that happens before it begins to listen.
 */
function brokenOff(request: IncomingMessage): Promise<never> {
  return new Promise((_resolve, reject) => {
    const check = (): void => {
      if (!request.complete) reject(new RequestRefused({ code: 'request.malformed_multipart' }));
    };
    if (request.destroyed) check();
    else request.once('close', check);
  });
}

/** formidable numbers its errors; 413 marks those of size. Whatever else it says is about a malformed body. */
function refusalOf(error: unknown): unknown {
  const { httpCode, code } = error as { httpCode?: number; code?: number | string };
  if (code === 1015) return new RequestRefused({ code: 'request.malformed_multipart' });
  if (httpCode === 413) return tooLarge();
  if (typeof code === 'string') return error;
  return new RequestRefused({ code: 'request.malformed_multipart' });
}
