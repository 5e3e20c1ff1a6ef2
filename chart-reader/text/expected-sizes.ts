/** How large the weights of a layer are expected to be, by which their bits are counted apart; training/packed.py expects the same to the last bit. */
import { newPlaces } from './packed-numbers.ts';

/** Classes of expected sizes, each up to three tenths larger than the one before. */
const CLASSES = 24;
const LEAST = 0.07;
const TIMES = 1.3;
/** How much of a row is remembered from one weight to the next, and what a column counts as before any was seen. */
const REMEMBERED = 0.97;
const FIRST = 1;

/** The counted bits of each class. */
export const newClasses = (): Int32Array[] => Array.from({ length: CLASSES }, newPlaces);

/** The mean size of the weights above in the column, by how the row went beside those of its columns so far. */
export class ExpectedSizes {
  private readonly columns: Float64Array;
  private rows = 0;
  private own = 1;
  private usual = 1;

  constructor(inner: number) {
    this.columns = new Float64Array(inner);
  }

  nextRow(): void {
    this.rows++;
    this.own = this.usual = 1;
  }

  private meanOf(column: number): number {
    return (this.columns[column]! + FIRST) / this.rows;
  }

  classOf(column: number): number {
    const size = (this.meanOf(column) * this.own) / this.usual;
    let found = 0;
    for (let bound = LEAST; found < CLASSES - 1 && size > bound; bound *= TIMES) found++;
    return found;
  }

  saw(column: number, size: number): void {
    this.own = 1 + REMEMBERED * (this.own - 1) + size;
    this.usual = 1 + REMEMBERED * (this.usual - 1) + this.meanOf(column);
    this.columns[column]! += size;
  }
}
