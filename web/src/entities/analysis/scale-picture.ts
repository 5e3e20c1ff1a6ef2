/** Copies of a picture that are small enough to be sent inside a request. */

interface CopyRule {
  /** The longest side is at most this, in pixels. */
  longest: number;
  /** Of lossy encoding, 0 to 1. */
  quality: number;
}

/** The copy that goes along with a stored original: for a narrative, never measured. */
const NARRATIVE: CopyRule = { longest: 1024, quality: 0.7 };
/** The scaled copy that is measured because the original may be too large to send inside a request. */
const MEASURED: CopyRule = { longest: 2048, quality: 0.75 };
/** Originals up to this are sent as they are, in bytes (5 MiB). */
const SENT_WHOLE = 5 * 1024 * 1024;
/** What a canvas can write; any other type becomes JPEG. */
const WRITABLE = new Set(['image/png', 'image/jpeg', 'image/webp']);

export interface PictureSize {
  width: number;
  height: number;
}

/** The browser's part of it, handed in so that the rule can be tested without one. */
export interface PictureTools {
  /** Decodes the file, draws it at a size and encodes it; rejects when any of it fails. */
  redraw(
    file: Blob,
    sizeFor: (natural: PictureSize) => PictureSize,
    type: string,
    quality: number,
  ): Promise<string>;
  /** The bytes of the file as they are. */
  asDataUrl(file: Blob): Promise<string>;
}

/** The size with its longest side at most `longest` pixels, with the same proportions; never enlarged, never below one pixel. */
export function fitWithin({ width, height }: PictureSize, longest = NARRATIVE.longest): PictureSize {
  const factor = Math.min(1, longest / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  };
}

/**
 * A data URL of the picture, its longest side at most 1024 px, quality 0.7, in its own type (JPEG when that is unknown).
 * If scaling fails, the raw file.
 */
export function scaledCopy(file: Blob, tools: PictureTools = browserTools): Promise<string> {
  return copied(file, NARRATIVE, tools);
}

/** Whether a file is small enough to be measured as it is. */
export const isSentWhole = ({ size }: Blob): boolean => size <= SENT_WHOLE;

/**
 * A data URL of the picture to be measured: the original while it is small enough to be sent so, else a copy of at most
 * 2048 px, quality 0.75, in its own type. If scaling fails, the raw file.
 */
export function measurableCopy(file: Blob, tools: PictureTools = browserTools): Promise<string> {
  return isSentWhole(file) ? tools.asDataUrl(file) : copied(file, MEASURED, tools);
}

async function copied(file: Blob, { longest, quality }: CopyRule, tools: PictureTools): Promise<string> {
  const type = WRITABLE.has(file.type) ? file.type : 'image/jpeg';
  try {
    return await tools.redraw(file, (natural) => fitWithin(natural, longest), type, quality);
  } catch {
    return tools.asDataUrl(file);
  }
}

const browserTools: PictureTools = {
  async redraw(file, sizeFor, type, quality) {
    const bitmap = await createImageBitmap(file);
    try {
      const { width, height } = sizeFor(bitmap);
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('no 2d canvas');
      pen.imageSmoothingQuality = 'high';
      pen.drawImage(bitmap, 0, 0, width, height);
      const url = canvas.toDataURL(type, quality);
      if (!url.startsWith(`data:${type}`)) throw new Error(`the browser cannot write ${type}`);
      return url;
    } finally {
      bitmap.close();
    }
  },
  asDataUrl(file) {
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'));
      reader.readAsDataURL(file);
    });
  },
};
