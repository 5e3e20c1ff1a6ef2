import type { Picture } from '../image/picture.ts';
import { Refused } from './refuse.ts';

const MIN_WIDTH = 200;
const MIN_HEIGHT = 160;
const MAX_PIXELS = 40e6;

/** Refuses pictures whose size rules out a reading. */
export function checkSize(picture: Picture): void {
  if (picture.width < MIN_WIDTH || picture.height < MIN_HEIGHT)
    throw new Refused('too_small', 'kind', 'too_small', picture.width, picture.height);
  if (picture.width * picture.height > MAX_PIXELS) throw new Refused('too_large', 'kind', 'too_large');
}
