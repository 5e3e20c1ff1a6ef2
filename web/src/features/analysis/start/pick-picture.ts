/** Which of the offered files are taken, and why one is not. */
import type { Failure } from './messages.ts';
import { NOT_A_PICTURE, failure } from './messages.ts';

const MAX_BYTES = 10 * 1024 * 1024;

export type Pick = { file: File } | { files: File[] } | { failure: Failure };

/** One picture, or several for a list, which says of each file why it is not taken. Null when there is none. */
export function pickPictures(files: ArrayLike<File> | null | undefined): Pick | null {
  const [file, ...others] = Array.from(files ?? []);
  if (!file) return null;
  if (others.length > 0) return { files: [file, ...others] };
  const unusable = whyUnusable(file);
  return unusable ? { failure: unusable } : { file };
}

/** Why a file is not taken, before anything is read of it; null when it is. */
export function whyUnusable(file: File): Failure | null {
  if (!file.type.startsWith('image/')) return failure(NOT_A_PICTURE);
  return file.size > MAX_BYTES ? failure(tooLarge(file.size)) : null;
}

function tooLarge(bytes: number): string {
  const size = (bytes / 1024 / 1024).toFixed(1);
  return `This file has ${size} MB; the limit is 10 MB. Crop it to the chart, or save it as JPEG, and try again.`;
}
