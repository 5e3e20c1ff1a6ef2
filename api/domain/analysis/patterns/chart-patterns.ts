/** Finds chart patterns: every definition is tried on the chart and on the chart turned upside down. */
import { negated } from '../estimate.ts';
import { upsideDown, type Frame, type FramedBar } from '../frame.ts';
import { negatedPivot, type FramedPivot } from '../pivots.ts';
import type { FoundPattern } from '../types.ts';
import { citation, type PatternFace } from './definition.ts';
import { flagShapes } from './flags.ts';
import { lineShapes } from './line-shapes.ts';
import { rateOf } from './rates.ts';
import { swingShapes, type Field, type Shape, type ShapeDefinition } from './swing-shapes.ts';

export const chartPatternDefinitions: readonly ShapeDefinition[] = [
  ...swingShapes,
  ...lineShapes,
  ...flagShapes,
];

/** The part of a frame that turns heights into prices. */
type Scale = Pick<Frame, 'priceOf'>;

function matchOf(
  face: PatternFace,
  mirror: PatternFace,
  source: string,
  shape: Shape,
  scale: Scale,
): FoundPattern {
  return {
    id: face.id,
    name: face.name,
    family: 'chart',
    direction: face.direction,
    mirrorId: mirror.id,
    firstBar: shape.firstBar,
    lastBar: shape.lastBar,
    definition: face.definition,
    source: citation(source),
    rate: rateOf(face.id),
    prices: shape.prices.map(({ name, at }) => {
      const { price, sigma } = scale.priceOf(at);
      return { name, price, sigma };
    }),
  };
}

const holds = (shape: Shape) => shape.conditions.every(({ value }) => value >= 0);

/** What a named price of a shape is called when the chart is turned upside down. */
function turnedName(name: string): string {
  if (name === 'upper line') return 'lower line';
  if (name === 'lower line') return 'upper line';
  return name.replace(/^low /, 'high ');
}

/** The shape with its prices turned back to the upright chart. */
function turnedBack(shape: Shape): Shape {
  return {
    ...shape,
    prices: shape.prices.map(({ name, at }) => ({ name: turnedName(name), at: negated(at) })),
  };
}

/** All chart patterns, in the order of their last bars; `range` is the average true range in units. */
export function findChartPatterns(
  frame: Scale & { bars: readonly FramedBar[] },
  pivots: readonly FramedPivot[],
  range: number,
): FoundPattern[] {
  if (range <= 0) return [];
  const upright: Field = { bars: frame.bars, pivots, range };
  const inverted: Field = { bars: upsideDown(frame.bars), pivots: pivots.map(negatedPivot), range };
  const found = chartPatternDefinitions.flatMap(({ upright: face, inverted: other, source, find }) => [
    ...find(upright)
      .filter(holds)
      .map((shape) => matchOf(face, other ?? face, source, shape, frame)),
    ...(other ? find(inverted) : [])
      .filter(holds)
      .map((shape) => matchOf(other ?? face, face, source, turnedBack(shape), frame)),
  ]);
  return found.sort((a, b) => a.lastBar - b.lastBar);
}
