import type { Bar } from '../types.ts';
import { median } from '../image/numbers.ts';
import type { Picture } from '../image/picture.ts';

export type Colour = readonly [number, number, number];

/** A tag is of the very colour of the bars within the first distance of its channels, and may be up to the second. */
const VERY_COLOUR = 20;
const LIKE_COLOUR = 60;
/** A colour with less than this share of the other's spread of channels is a grey beside it. */
const GREY = 0.5;
const COLOURFUL = 30;
const SAMPLED_BARS = 40;

export const distance = (a: Colour, b: Colour): number =>
  Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));

/** Spread of the channels: 0 for greys. */
export const chroma = (c: Colour): number => Math.max(...c) - Math.min(...c);

/** How far the colour is that of bars: 1 the same, 0.5 alike, 0 another; a grey is not like a colour. */
export function sharedColour(colour: Colour, bars: readonly Colour[]): number {
  const of = (bar: Colour): number => {
    const off = distance(bar, colour);
    if (off <= VERY_COLOUR) return 1;
    const grey = chroma(bar) >= COLOURFUL && chroma(colour) < GREY * chroma(bar);
    return off <= LIKE_COLOUR && !grey ? 0.5 : 0;
  };
  return Math.max(0, ...bars.map(of));
}

/** Colours of rising and of falling bars: of the middle of their bodies, and of their edges where hollow bodies show nothing. */
export function barColours(picture: Picture, bars: readonly Bar[]): Colour[] {
  return (['up', 'down'] as const).flatMap((way) => {
    const list = bars.filter((b) => b.direction === way && b.open).slice(-SAMPLED_BARS);
    if (list.length === 0) return [];
    const body = medianColour(list.map((b) => colourAt(picture, b.x_px, (b.open!.y_px + b.close.y_px) / 2)));
    const edge = medianColour(list.map((b) => edgeColour(picture, b)));
    return distance(body, edge) > LIKE_COLOUR && chroma(edge) >= COLOURFUL ? [body, edge] : [body];
  });
}

/** The most colourful of the pixels around the close, where the outline of a body runs. */
function edgeColour(picture: Picture, bar: Bar): Colour {
  const around = [-1, 0, 1].map((d) => colourAt(picture, bar.x_px, bar.close.y_px + d));
  return around.reduce((a, b) => (chroma(b) > chroma(a) ? b : a));
}

function colourAt({ rgba, width, height }: Picture, x: number, y: number): Colour {
  const column = Math.max(0, Math.min(width - 1, Math.floor(x)));
  const row = Math.max(0, Math.min(height - 1, Math.floor(y)));
  const p = 4 * (row * width + column);
  return [rgba[p]!, rgba[p + 1]!, rgba[p + 2]!];
}

const medianColour = (list: readonly Colour[]): Colour => [
  median(list.map((c) => c[0])),
  median(list.map((c) => c[1])),
  median(list.map((c) => c[2])),
];
