import { readFileSync } from 'node:fs';
import { CTC_MODEL } from './ctc-model.ts';
import { unpack, type Model } from './weights.ts';

let shared: Model | undefined;

/** The model shipped with the reader, read from its file and unpacked once. In a browser the numbers are fetched instead. */
export function shippedModel(): Model {
  shared ??= unpack(CTC_MODEL, readFileSync(new URL('./ctc-model.bin', import.meta.url)));
  return shared;
}
