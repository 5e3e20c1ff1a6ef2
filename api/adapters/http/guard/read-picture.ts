import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { RequestRefused } from '../problem.ts';
import { NoDataUrl, PictureText, TooLong } from './picture-text.ts';
import { chunksOf, parseJson } from './read-json.ts';

/** Room for what stands around the picture: as for any other body. */
const restBytes = 100 * 1024;
/** Texts of pictures that one process holds at a time, in bytes; who comes beyond that comes again. */
const heldBytes = 128 * 1024 * 1024;
const retryAfterSeconds = 10;

let held = 0;

/**
 * Reads a JSON body that carries a picture as a data URL, and hands its value to `work`. The picture is taken out while it
 * arrives, so that nothing long is parsed; its bytes count as held until the work is done.
 */
export async function withPicture<T>(
  request: IncomingMessage,
  limit: number,
  work: (body: unknown) => Promise<T>,
): Promise<T> {
  const mark = `data:${randomUUID()}`;
  const text = new PictureText(mark, { rest: restBytes, picture: limit });
  let own = 0;
  try {
    for await (const chunk of chunksOf(request, limit)) {
      own += chunk.length;
      held += chunk.length;
      if (held > heldBytes) throw new RequestRefused({ code: 'analysis.busy', retryAfterSeconds });
      text.feed(chunk);
    }
    const { rest, picture } = text.end();
    // Putting 14 MB of text together and decoding it take some milliseconds each: others come in between.
    await setImmediate();
    return await work(withValue(parseJson(rest), mark, picture));
  } catch (error) {
    throw refusalOf(error, limit);
  } finally {
    held -= own;
  }
}

/** Puts the picture back into the field that it came in. */
function withValue(body: unknown, mark: string, picture: string | null): unknown {
  if (picture === null || typeof body !== 'object' || body === null) return body;
  const entries = Object.entries(body).map(
    ([name, value]) => [name, value === mark ? picture : value] as const,
  );
  return Array.isArray(body) ? body : Object.fromEntries(entries);
}

function refusalOf(error: unknown, limit: number): unknown {
  if (error instanceof TooLong) {
    const detail = `The body is larger than ${limit} bytes, or what stands around its screenshot than ${restBytes}.`;
    return new RequestRefused({ code: 'request.too_large', detail });
  }
  if (error instanceof NoDataUrl)
    return new RequestRefused({
      code: 'request.invalid',
      detail: 'The screenshot is no data URL in base64.',
    });
  return error;
}
