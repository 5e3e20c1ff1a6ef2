/** Size of a figure's text in pixels; the mean advances of the two faces, and of capitals and digits, are measured, not exact. */
export const TEXT = { size: 12, line: 16, advance: 6.4, capital: 9, digit: 7.6, monoAdvance: 7.3 } as const;

const advanceOf = (letter: string): number =>
  /\p{Lu}/u.test(letter) ? TEXT.capital : /\d/.test(letter) ? TEXT.digit : TEXT.advance;

export const textWidth = (text: string): number =>
  [...text].reduce((width, letter) => width + advanceOf(letter), 0);

export interface TextBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const overlaps = (one: TextBox, other: TextBox): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

export interface PositionedText {
  text: string;
  /** Middle of the text. */
  x: number;
  baseline: number;
}

/**
 * Centres a text at `x` with its foot at `foot`, pulled inside `left` and `right`, and raises it line by line until
 * it covers none of the `taken` boxes, which it joins.
 */
export function positionText(
  text: string,
  { x, foot }: { x: number; foot: number },
  { left, right }: { left: number; right: number },
  taken: TextBox[],
): PositionedText {
  const half = textWidth(text) / 2;
  const middle = Math.max(left + half, Math.min(right - half, x));
  let bottom = foot;
  const box = (): TextBox => ({
    left: middle - half,
    right: middle + half,
    top: bottom - TEXT.line,
    bottom,
  });
  while (bottom > TEXT.line && taken.some((other) => overlaps(box(), other))) bottom -= 4;
  taken.push(box());
  return { text, x: middle, baseline: bottom - 4 };
}
