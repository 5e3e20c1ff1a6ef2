/** One upload that a careless or hostile client might send, and what must come of it. */
export interface HostileCase {
  group: string;
  name: string;
  send: FileSend | JsonSend | RawSend;
  /** Status of the answer, and the code of its problem; without code it is accepted. `broken`: the client gives up. */
  expected: { status: number; code?: string } | 'broken';
}

/** As the part `file` of a multipart request to POST /files. */
export interface FileSend {
  as: 'file';
  bytes: Uint8Array;
  fileName: string;
  mimeType: string;
}

/** As a JSON body. */
export interface JsonSend {
  as: 'json';
  path: string;
  body: unknown;
}

/** As bytes on the wire below POST /files. With `stopAfter` the client sends that many and hangs up. */
export interface RawSend {
  as: 'raw';
  headers: Record<string, string>;
  body: Uint8Array;
  stopAfter?: number;
}

type Outcome = HostileCase['expected'];

export const ACCEPTED: Outcome = { status: 201 };
export const DAMAGED: Outcome = { status: 422, code: 'analysis.damaged_picture' };
export const ANIMATED: Outcome = { status: 422, code: 'analysis.animated_picture' };
export const EMPTY: Outcome = { status: 422, code: 'analysis.empty_file' };
export const UNSUPPORTED: Outcome = { status: 415, code: 'analysis.unsupported_picture' };
export const TOO_MANY_PIXELS: Outcome = { status: 413, code: 'analysis.too_many_pixels' };
export const REQUEST_TOO_LARGE: Outcome = { status: 413, code: 'request.too_large' };
export const BAD_MULTIPART: Outcome = { status: 400, code: 'request.malformed_multipart' };
export const BAD_DATA_URL: Outcome = { status: 400, code: 'analysis.malformed_data_url' };
export const INVALID: Outcome = { status: 400, code: 'request.invalid' };
export const FOREIGN: Outcome = { status: 422, code: 'analysis.foreign_image_url' };

/** A picture sent as the client's software would. */
export function file(
  group: string,
  name: string,
  bytes: Uint8Array,
  expected: Outcome,
  { fileName = 'chart.png', mimeType = 'image/png' } = {},
): HostileCase {
  return { group, name, send: { as: 'file', bytes, fileName, mimeType }, expected };
}
