/** A price scale that its user sets: two heights of the picture with their prices, as far as they have come. */
import type { ChartHints, ChartHintsAxisScale } from '../../../../api/generated/model';
import type { HintProblem } from '../preview-messages.ts';

export interface Size {
  width: number;
  height: number;
}

export interface ScalePoint {
  /** Row of the picture, in pixels from its top. */
  y_px: number;
  /** Column at which the picture was pressed; a photo may be tilted. */
  x_px?: number;
  /** False while it stands where it began. */
  placed: boolean;
  /** As typed. */
  price: string;
}

export interface ScaleDraft {
  scale: ChartHintsAxisScale;
  points: readonly [ScalePoint, ScalePoint];
}

/** Messages by the field of the hints: `axis.points.1.price`. */
export type ScaleErrors = Readonly<Record<string, string>>;

export const POINTS = [0, 1] as const;
export type PointIndex = (typeof POINTS)[number];

/** A row is chosen to half a pixel, which is the error that a click is given. */
const STEP = 0.5;

export function newScale({ height }: Size): ScaleDraft {
  const at = (share: number): ScalePoint => ({
    y_px: Math.round(share * height),
    placed: false,
    price: '',
  });
  return { scale: 'linear', points: [at(0.25), at(0.75)] };
}

/** The draft with one of its points changed. */
export function withPoint(draft: ScaleDraft, index: PointIndex, change: Partial<ScalePoint>): ScaleDraft {
  const [first, second] = draft.points;
  const points: ScaleDraft['points'] =
    index === 0 ? [{ ...first, ...change }, second] : [first, { ...second, ...change }];
  return { ...draft, points };
}

export const toHalf = (value: number): number => Math.round(value / STEP) * STEP;

const within = (value: number, most: number): number => Math.min(most, Math.max(0, toHalf(value)));

/** The draft with a height moved to a row, which stays in the picture. */
export function movedTo(draft: ScaleDraft, index: PointIndex, row: number, size: Size): ScaleDraft {
  return withPoint(draft, index, { y_px: within(row, size.height), placed: true });
}

/** A press on the picture sets the first height that is not set, and later moves the nearer one there. */
export function pressedAt(draft: ScaleDraft, at: { x: number; y: number }, size: Size): ScaleDraft {
  const [first, second] = draft.points;
  const nearer = Math.abs(first.y_px - at.y) <= Math.abs(second.y_px - at.y) ? 0 : 1;
  const index = !first.placed ? 0 : !second.placed ? 1 : nearer;
  return withPoint(movedTo(draft, index, at.y, size), index, { x_px: within(at.x, size.width) });
}

const priceOf = ({ price }: ScalePoint): number => (price.trim() === '' ? NaN : Number(price));

const eachPoint = (draft: ScaleDraft, said: (point: ScalePoint, field: string) => ScaleErrors): ScaleErrors =>
  Object.assign({}, ...draft.points.map((point, index) => said(point, `axis.points.${index}`)));

/** What is typed and is no number. */
export function typedErrors(draft: ScaleDraft): ScaleErrors {
  return eachPoint(draft, (point, field): ScaleErrors =>
    point.price.trim() !== '' && !Number.isFinite(priceOf(point))
      ? { [`${field}.price`]: 'Type a number, such as 1234.50.' }
      : {},
  );
}

/** What is missing of a scale that was begun; nothing of one that was not. */
export function missingErrors(draft: ScaleDraft): ScaleErrors {
  if (!draft.points.some(({ placed, price }) => placed || price.trim() !== '')) return {};
  return eachPoint(draft, ({ placed, price }, field) => ({
    ...(placed ? {} : { [`${field}.y_px`]: 'Press this height on the picture.' }),
    ...(price.trim() === '' ? { [`${field}.price`]: 'Type the price at this height.' } : {}),
  }));
}

/** The scale as hints of a reading; null until it is whole. */
export function hintsOf(draft: ScaleDraft | null): ChartHints | null {
  if (!draft?.points.every((point) => point.placed && Number.isFinite(priceOf(point)))) return null;
  const points = draft.points.map((point) => ({
    y_px: point.y_px,
    price: priceOf(point),
    ...(point.x_px === undefined ? {} : { x_px: point.x_px }),
  }));
  return { axis: { scale: draft.scale, points } };
}

/** Problems of hints as sentences at their fields. */
export function sentencesOf(problems: readonly HintProblem[]): ScaleErrors {
  return Object.fromEntries(
    problems.map(({ field, message }) => [
      field,
      `${message.charAt(0).toUpperCase()}${message.slice(1).replace(/\.$/, '')}.`,
    ]),
  );
}
