import type { PictureMime } from '../../ports/analysis/picture-inspector.ts';

/** A picture file taken apart and put together again without what does not belong to the picture. */
export interface CleanFile {
  bytes: Uint8Array;
  mimeType: PictureMime;
  /** Pixels as stored in the file, orientation not applied. */
  width: number;
  height: number;
  /** EXIF orientation, 1–8; 1 when none is stated. */
  orientation: number;
}

export type FileFault = 'unsupported_type' | 'animated' | 'damaged';

export type CleanResult = { ok: true; file: CleanFile } | { ok: false; fault: FileFault };

/** A refusal of a file for `fault`. */
export function refuse(fault: FileFault): CleanResult {
  return { ok: false, fault };
}
