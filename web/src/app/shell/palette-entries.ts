/** What the command palette offers, and in which order it fits what was typed. */
export interface PaletteEntry {
  id: string;
  group: 'Pages' | 'Analyses' | 'Lessons' | 'Calculators' | 'Actions';
  label: string;
  /** Stands behind the label, such as a date. */
  note?: string;
  /** Words that find it as well. */
  also?: string;
  run: () => void;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** How well an entry fits: every typed word begins a word of it (2), or lies within it (1); 0 when one does not. */
function fit(entry: PaletteEntry, words: readonly string[]): number {
  const text = ` ${plain(`${entry.label} ${entry.also ?? ''} ${entry.group}`)}`;
  const joined = text.replaceAll(' ', '');
  const fits = words.map((word) => (text.includes(` ${word}`) ? 2 : joined.includes(word) ? 1 : 0));
  return fits.reduce<number>((least, one) => Math.min(least, one), 2);
}

/** Entries that fit, the better ones first, else in the order given; at most `most`. */
export function fitting(entries: readonly PaletteEntry[], typed: string, most = 12): PaletteEntry[] {
  const words = plain(typed).split(' ').filter(Boolean);
  return entries
    .map((entry, at) => ({ entry, at, fit: fit(entry, words) }))
    .filter((one) => one.fit > 0)
    .sort((one, other) => other.fit - one.fit || one.at - other.at)
    .slice(0, most)
    .map(({ entry }) => entry);
}
