/** Maps values to pixels and back to round marks; small enough that no charting library is needed for a lesson. */

export interface Span {
  min: number;
  max: number;
}

/** The span of all values; a flat one is opened a little, so that it can be drawn. */
export function spanOf(values: readonly number[]): Span {
  const min = Math.min(...values);
  const max = Math.max(...values);
  if (!Number.isFinite(min) || !Number.isFinite(max)) return { min: 0, max: 1 };
  if (min !== max) return { min, max };
  const room = Math.abs(min) * 0.1 || 1;
  return { min: min - room, max: max + room };
}

/** From a span of values to a span of pixels; `from` is the pixel of the least value. */
export function linear({ min, max }: Span, from: number, to: number): (value: number) => number {
  const factor = (to - from) / (max - min);
  return (value) => from + (value - min) * factor;
}

/** Round values within the span, about `count` of them: steps of 1, 2 or 5 times a power of ten. */
export function roundMarks({ min, max }: Span, count: number): number[] {
  const rough = (max - min) / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5].find((each) => each * power >= rough) ?? 10) * power;
  const marks: number[] = [];
  const first = Math.ceil(min / step - 1e-9);
  for (let index = first; index * step <= max + step * 1e-9; index += 1) {
    marks.push(Number((index * step).toPrecision(12)));
  }
  return marks;
}

/**
 * Moves positions apart to at least `gap`, keeping their order and moving them little, within the limits as long as they
 * fit. Answers in the order of the input.
 */
export function spread(positions: readonly number[], gap: number, { min, max }: Span): number[] {
  const order = positions.map((at, index) => ({ at, index })).sort((a, b) => a.at - b.at);
  let last = -Infinity;
  for (const position of order) last = position.at = Math.max(position.at, last + gap, min);
  let next = max + gap;
  for (const position of order.toReversed()) next = position.at = Math.min(position.at, next - gap);
  const moved: number[] = [];
  for (const { at, index } of order) moved[index] = at;
  return moved;
}

/** A figure's number: as few decimals as its marks need, thousands apart. */
export function formatMark(value: number, marks: readonly number[] = []): string {
  const step = marks.length > 1 ? Math.abs((marks[1] ?? 0) - (marks[0] ?? 0)) : 0;
  const decimals = step > 0 ? Math.min(8, Math.max(0, -Math.floor(Math.log10(step) + 1e-9))) : 0;
  const options = step > 0 ? { minimumFractionDigits: decimals, maximumFractionDigits: decimals } : {};
  return new Intl.NumberFormat('en-US', { maximumFractionDigits: 6, ...options }).format(value);
}
