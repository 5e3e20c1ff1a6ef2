/** Parts of the reader that few pictures need: Node has them at hand, a browser loads one once a picture needs it. */
import type * as Hints from './hints/hints-part.ts';
import type * as Witness from './hints/witness-part.ts';
import type { PartName } from './reads.ts';
import type * as Full from './full/full-part.ts';
import type * as Closer from './closer/closer-part.ts';
import type * as Lines from './stages/lines-part.ts';
import type * as Mark from './stages/mark-part.ts';
import type * as Photo from './photo/photo-part.ts';
import type * as RefusedPart from './refused/refused-part.ts';

export interface Parts extends Record<PartName, unknown> {
  /** For what a person gives of a picture. */
  hints: typeof Hints;
  /** For compressed pictures of which the bars are not sure. */
  closer: typeof Closer;
  /** For curves, and for bars that may be one or are too close to be told apart. */
  lines: typeof Lines;
  /** For axes whose only mark may part decimals or thousands, of which no line places the labels or rounding moves them, or which the last close must prove. */
  mark: typeof Mark;
  /** For pictures that are not plainly drawn. */
  photo: typeof Photo;
  /** For pictures that are refused, at least at first. */
  refused: typeof RefusedPart;
  /** For what a record shows and a preview does not; no browser loads it. */
  full: typeof Full;
  /** For what a model says of a picture. */
  witness: typeof Witness;
}
