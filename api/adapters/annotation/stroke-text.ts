/**
 * Short labels as strokes. The picture must look the same on a machine without any font, so the few characters that
 * labels need are drawn by hand, each in a cell 4 wide and 6 high.
 */
const GLYPHS: Record<string, string> = {
  '0': 'M0 0H4V6H0ZM0 6L4 0',
  '1': 'M1 1L2 0V6M1 6H3',
  '2': 'M0 0H4V3H0V6H4',
  '3': 'M0 0H4V6H0M1 3H4',
  '4': 'M0 0V3H4M4 0V6',
  '5': 'M4 0H0V3H4V6H0',
  '6': 'M4 0H0V6H4V3H0',
  '7': 'M0 0H4L1.5 6',
  '8': 'M0 0H4V6H0ZM0 3H4',
  '9': 'M4 3H0V0H4V6H0',
  '.': 'M1.8 6H2.2',
  ',': 'M2 5.4L1.6 6.8',
  '/': 'M0 6L4 0',
  ':': 'M1.8 1.5H2.2M1.8 4.5H2.2',
  '-': 'M0.5 3H3.5',
  '−': 'M0.5 3H3.5',
  A: 'M0 6L2 0L4 6M0.8 4H3.2',
  B: 'M0 0H3L4 1V2L3 3H0V0V6H3L4 5V4L3 3',
  C: 'M4 0H0V6H4',
  D: 'M0 0H2.5L4 1.5V4.5L2.5 6H0Z',
  E: 'M4 0H0V6H4M0 3H3',
  F: 'M4 0H0V6M0 3H3',
  G: 'M4 0H0V6H4V3.5H2.5',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M2 0V6M1 0H3M1 6H3',
  J: 'M4 0V6H0V4',
  K: 'M0 0V6M4 0L0 3L4 6',
  L: 'M0 0V6H4',
  M: 'M0 6V0L2 3L4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M0 0H4V6H0Z',
  P: 'M0 6V0H4V3H0',
  Q: 'M0 0H4V6H0ZM2.5 4.5L4.5 6.5',
  R: 'M0 6V0H4V3H0M1.5 3L4 6',
  S: 'M4 0H0V3H4V6H0',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V6H4V0',
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L1 6L2 3L3 6L4 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3L4 0M2 3V6',
  Z: 'M0 0H4L0 6H4',
};

const ADVANCE = 6;
const HEIGHT = 6;

/** Width of a text of `size` pixels height. */
export function strokeWidthOf(text: string, size: number): number {
  return ((text.length * ADVANCE - (ADVANCE - 4)) * size) / HEIGHT;
}

/** Path data of a text whose upper left corner is at (x, y); characters that are not known leave a gap. */
export function strokeText(text: string, x: number, y: number, size: number): string {
  const scale = size / HEIGHT;
  return [...text.toUpperCase()]
    .map((character, index) => placed(GLYPHS[character] ?? '', x + index * ADVANCE * scale, y, scale))
    .join('');
}

function placed(path: string, x: number, y: number, scale: number): string {
  return path.replace(
    /([MLHV])([\d.]+)(?: ([\d.]+))?/g,
    (_all, command: string, first: string, second?: string) => {
      const across = (x + Number(first) * scale).toFixed(1);
      const down = (y + Number(second ?? first) * scale).toFixed(1);
      if (command === 'H') return `H${across}`;
      return command === 'V' ? `V${down}` : `${command}${across} ${down}`;
    },
  );
}
