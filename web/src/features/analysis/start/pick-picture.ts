/** Which of the offered files is taken, and why one is not. */
import type { Failure } from './messages.ts';
import { NOT_A_PICTURE, failure } from './messages.ts';

const MAX_BYTES = 10 * 1024 * 1024;

export type Pick = { file: File } | { failure: Failure };

/** Only the first file counts, however many are offered. Null when there is none. */
export function pickPicture(files: ArrayLike<File> | null | undefined): Pick | null {
  const file = files?.[0];
  if (!file) return null;
  if (!file.type.startsWith('image/')) return { failure: failure(NOT_A_PICTURE) };
  if (file.size > MAX_BYTES) return { failure: failure(tooLarge(file.size)) };
  return { file };
}

function tooLarge(bytes: number): string {
  const size = (bytes / 1024 / 1024).toFixed(1);
  return `This file has ${size} MB; the limit is 10 MB. Crop it to the chart, or save it as JPEG, and try again.`;
}

/** The first picture on the clipboard, or null. */
export function pastedPicture(clipboard: DataTransfer | null): File | null {
  return [...(clipboard?.files ?? [])].find(({ type }) => type.startsWith('image/')) ?? null;
}
