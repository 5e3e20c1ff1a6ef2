import { ascii, uint16be, uint16le, uint32be, uint32le } from './byte-view.ts';

const ORIENTATION_TAG = 0x0112;

/**
 * Orientation (1–8) stated in a TIFF-structured EXIF block, with or without its `Exif\0\0` prefix; 1 when the block
 * states none or makes no sense. Only the first directory is looked at: that is where the tag lives.
 */
export function readOrientation(exif: Uint8Array): number {
  const tiff = ascii(exif, 0, 4) === 'Exif' ? exif.subarray(6) : exif;
  const order = ascii(tiff, 0, 2);
  if (order !== 'II' && order !== 'MM') return 1;
  const short = order === 'II' ? uint16le : uint16be;
  const long = order === 'II' ? uint32le : uint32be;
  const directory = long(tiff, 4);
  const entries = short(tiff, directory);
  for (let i = 0; i < entries; i++) {
    const entry = directory + 2 + i * 12;
    if (entry + 12 > tiff.length) break;
    if (short(tiff, entry) !== ORIENTATION_TAG) continue;
    const value = short(tiff, entry + 8);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** The smallest EXIF block there is: orientation and nothing else, so that every viewer still turns the picture. */
export function orientationOnlyExif(orientation: number): Uint8Array {
  const block = Buffer.alloc(26);
  block.write('MM\0*', 0, 'latin1');
  block.writeUInt32BE(8, 4);
  block.writeUInt16BE(1, 8);
  block.writeUInt16BE(ORIENTATION_TAG, 10);
  block.writeUInt16BE(3, 12);
  block.writeUInt32BE(1, 14);
  block.writeUInt16BE(orientation, 18);
  return block;
}

/** True when the orientation lays the picture on its side: width and height trade places. */
export function swapsSides(orientation: number): boolean {
  return orientation >= 5;
}
