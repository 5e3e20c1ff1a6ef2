import { Refused } from '../stages/refuse.ts';

/** A photo on which not even a price scale was found is refused as a photo; anything else says what was missing. */
export function asPhoto(error: unknown): unknown {
  if (!(error instanceof Refused) || error.code !== 'no_price_axis') return error;
  return new Refused('photo_unsupported', error.stage, 'photo');
}
