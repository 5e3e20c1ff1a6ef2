/** The price series itself: candles, hollow candles, bars, a line, an area. */
import type { Frame } from './frame.ts';
import type { Candle } from './market.ts';

interface Column {
  candle: Candle;
  /** Edges in CSS pixels; with crisp drawing on device pixel borders. */
  left: number;
  right: number;
  wickLeft: number;
  wickRight: number;
}

/** Columns of body and wick; crisp bodies get the wick in their exact middle. */
function columnOf(frame: Frame, candle: Candle, x: number): Column {
  const { look, svg, spacing } = frame;
  const ratio = svg.ratio;
  if (!look.crisp) {
    const half = (spacing * look.bodyRatio) / 2;
    const wick = look.wickWidth / 2;
    return { candle, left: x - half, right: x + half, wickLeft: x - wick, wickRight: x + wick };
  }
  const wick = Math.max(1, Math.round(look.wickWidth * ratio));
  const wickLeft = Math.round(x * ratio - wick / 2);
  // Bars closer than two pixels are one column wide each.
  const least = spacing * ratio < 2 ? 0 : 1;
  const side = Math.max(least, Math.round((spacing * ratio * look.bodyRatio - wick) / 2));
  return {
    candle,
    left: (wickLeft - side) / ratio,
    right: (wickLeft + wick + side) / ratio,
    wickLeft: wickLeft / ratio,
    wickRight: (wickLeft + wick) / ratio,
  };
}

const rising = (candle: Candle): boolean => candle.close >= candle.open;

/** The colour, but for that of the ground, which nobody could see. */
const seenOn = ({ plot, text }: Frame['look']['theme'], colour: string): string =>
  colour === plot ? text : colour;

/** Colour of what outlines a bar: the bar's own where it is seen. */
const outlineOf = ({ wickColour, theme }: Frame['look'], colour: string): string =>
  wickColour ?? seenOn(theme, colour);

function drawCandle(frame: Frame, column: Column): void {
  const { look, svg, scale } = frame;
  const { theme } = look;
  const { candle } = column;
  const at = (price: number): number => (look.crisp ? svg.snap(scale.y(price)) : scale.y(price));
  const colour = rising(candle) ? theme.up : theme.down;
  const outline = outlineOf(look, colour);
  const unit = 1 / svg.ratio;
  const bodyTop = at(Math.max(candle.open, candle.close));
  const bodyBottom = Math.max(at(Math.min(candle.open, candle.close)), bodyTop + (look.crisp ? unit : 0.8));
  const wick = { crisp: look.crisp, part: 'wick' } as const;
  const body = { crisp: look.crisp, part: 'body' } as const;
  const wickWidth = column.wickRight - column.wickLeft;
  const high = at(candle.high);
  const low = at(candle.low);
  svg.rect(column.wickLeft, high, wickWidth, Math.max(0, bodyTop - high), outline, wick);
  svg.rect(column.wickLeft, bodyBottom, wickWidth, Math.max(0, low - bodyBottom), outline, wick);
  const hollow = look.kind === 'hollow' && rising(candle);
  if (!hollow && !look.border && colour !== theme.plot) {
    svg.rect(column.left, bodyTop, column.right - column.left, bodyBottom - bodyTop, colour, body);
    return;
  }
  const border = Math.max(unit, Math.round(look.wickWidth * svg.ratio) * unit);
  svg.rect(column.left, bodyTop, column.right - column.left, bodyBottom - bodyTop, outline, body);
  const inside = { w: column.right - column.left - 2 * border, h: bodyBottom - bodyTop - 2 * border };
  if (inside.w > 0 && inside.h > 0)
    svg.rect(column.left + border, bodyTop + border, inside.w, inside.h, hollow ? theme.plot : colour, body);
}

function drawBar(frame: Frame, column: Column): void {
  const { look, svg, scale } = frame;
  const { candle } = column;
  const at = (price: number): number =>
    look.crisp ? Math.floor(scale.y(price) * svg.ratio) / svg.ratio : scale.y(price);
  const colour = outlineOf(look, rising(candle) ? look.theme.up : look.theme.down);
  const thick = column.wickRight - column.wickLeft;
  const paint = { crisp: look.crisp, part: 'wick' } as const;
  const high = at(candle.high);
  const shift = look.crisp ? 0 : thick / 2;
  svg.rect(column.wickLeft, high, thick, at(candle.low) - high + (look.crisp ? thick : 0), colour, paint);
  svg.rect(column.left, at(candle.open) - shift, column.wickLeft - column.left, thick, colour, paint);
  svg.rect(column.wickRight, at(candle.close) - shift, column.right - column.wickRight, thick, colour, paint);
}

/** How strong a fill of one colour is: web pages fill weakly, chart libraries often nearly as strongly as they draw the line. */
const EVEN_FILL: Partial<Record<Frame['look']['areaFill'], number>> = { flat: 0.25, half: 0.5, strong: 0.75 };

function drawLine(frame: Frame): void {
  const { svg, scale, xs, spec, pane, look } = frame;
  const points = spec.visible.map((c, i) => [xs[i] ?? 0, scale.y(c.close)] as Point);
  const colour = look.wickColour ?? look.theme.accent;
  if (look.kind === 'area' && look.areaFill === 'baseline') {
    drawBaseline(frame, points);
    return;
  }
  if (look.kind === 'area') {
    const first = points[0]?.[0] ?? 0;
    const last = points.at(-1)?.[0] ?? 0;
    svg.raw(
      `<defs><linearGradient id="area" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colour}" stop-opacity="0.4"/><stop offset="1" stop-color="${colour}" stop-opacity="0.03"/></linearGradient></defs>`,
    );
    const opacity = EVEN_FILL[look.areaFill];
    const fill = opacity === undefined ? 'url(#area)' : colour;
    svg.polygon([[first, pane.y1], ...joined(look.lineStyle, points), [last, pane.y1]], fill, {
      opacity: opacity ?? 1,
    });
  }
  svg.polyline(joined(look.lineStyle, points), colour, { width: look.wickWidth + 0.6 });
  if (look.lineStyle === 'markers')
    for (const [x, y] of points) svg.circle(x, y, look.wickWidth + 1.4, colour);
}

type Point = readonly [x: number, y: number];

/** Level until the next point, then up or down. */
const stepped = (points: readonly Point[]): Point[] =>
  points.flatMap(([x, y], i): Point[] =>
    i
      ? [
          [x, points[i - 1]?.[1] ?? y],
          [x, y],
        ]
      : [[x, y]],
  );

/** Parts of a rounded curve between two points. */
const ROUNDED_PARTS = 12;

/** A cubic Hermite curve through the points, level where they turn (Fritsch-Carlson), as phone programs and page libraries round their lines. */
function rounded(points: readonly Point[]): Point[] {
  const slope = (i: number): number => {
    const [from, to] = [points[i], points[i + 1]];
    return from && to ? (to[1] - from[1]) / (to[0] - from[0]) : 0;
  };
  const tangent = (i: number): number => {
    const [before, after] = [slope(i - 1), slope(i)];
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  };
  return points.flatMap(([x, y], i): Point[] => {
    const next = points[i + 1];
    if (!next) return [[x, y]];
    const length = next[0] - x;
    return Array.from({ length: ROUNDED_PARTS }, (_, part) => {
      const t = part / ROUNDED_PARTS;
      const [t2, t3] = [t * t, t * t * t];
      const height =
        (2 * t3 - 3 * t2 + 1) * y +
        (t3 - 2 * t2 + t) * length * tangent(i) +
        (3 * t2 - 2 * t3) * next[1] +
        (t3 - t2) * length * tangent(i + 1);
      return [x + t * length, height];
    });
  });
}

function joined(style: Frame['look']['lineStyle'], points: readonly Point[]): readonly Point[] {
  if (style === 'step') return stepped(points);
  return style === 'rounded' ? rounded(points) : points;
}

/** Green above the first close and red below it, as phone programs and some desktop ones fill. */
function drawBaseline(frame: Frame, points: readonly (readonly [number, number])[]): void {
  const { svg, pane, look } = frame;
  const level = points[0]?.[1] ?? pane.y1;
  const [first, last] = [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 0];
  const halves: [number, number, string][] = [
    [pane.y0, level, seenOn(look.theme, look.theme.up)],
    [level, pane.y1, seenOn(look.theme, look.theme.down)],
  ];
  for (const [top, bottom, colour] of halves)
    svg.clip(pane.x0, top, pane.x1 - pane.x0, bottom - top, () => {
      svg.polygon([[first, level], ...points, [last, level]], colour, { opacity: 0.2 });
      svg.polyline(points, colour, { width: look.wickWidth + 0.6 });
    });
  svg.hairH(pane.x0, pane.x1, level, look.theme.text, { dash: '2 3', opacity: 0.6 });
}

/** Draws the series of the frame into its price pane. */
export function drawSeries(frame: Frame): void {
  const { look, spec, xs } = frame;
  if (look.kind === 'line' || look.kind === 'area') {
    drawLine(frame);
    return;
  }
  spec.visible.forEach((candle, i) => {
    const column = columnOf(frame, candle, xs[i] ?? 0);
    if (look.kind === 'bars') drawBar(frame, column);
    else drawCandle(frame, column);
  });
}
