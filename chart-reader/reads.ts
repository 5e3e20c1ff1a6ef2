/** The parts of the reader that few pictures need; `Parts` has what each of them holds. */
export type PartName = 'hints' | 'closer' | 'lines' | 'mark' | 'photo' | 'refused' | 'full' | 'witness';

/** Work that stops where it needs a part, names it, and goes on once it is there. */
export type Reads<T> = Generator<PartName, T, void>;

/** Does the work at once, for those who have every part. */
export function atOnce<T>(reading: Reads<T>): T {
  const { done, value } = reading.next();
  if (!done) throw new Error(`The part ${value} of the reader is not there`);
  return value;
}
