/** Parts of the reader that few pictures need: Node has them at hand, a browser loads one once a picture needs it. */
import type * as Hints from './hints/hints-part.ts';
import type * as Witness from './hints/witness-part.ts';
import type * as Closer from './closer/closer-part.ts';
import type * as Photo from './photo/photo-part.ts';

export interface Parts {
  /** For what a person gives of a picture. */
  hints: typeof Hints;
  /** For compressed pictures of which the bars are not sure. */
  closer: typeof Closer;
  /** For pictures that are not plainly drawn. */
  photo: typeof Photo;
  /** For what a model says of a picture. */
  witness: typeof Witness;
}

/** Thrown where a picture needs a part that is not there. */
export class PartWanted extends Error {
  readonly part: keyof Parts;

  constructor(part: keyof Parts) {
    super(`Reading this picture needs the part ${part}`);
    this.name = 'PartWanted';
    this.part = part;
  }
}
