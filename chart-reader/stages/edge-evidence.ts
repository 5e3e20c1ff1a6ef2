/** What of a drawing tells how far the edges of its bars may be off: figures that the errors are worked out from. */
import { clamp, median } from '../image/numbers.ts';
import type { BarEvidence } from '../shapes.ts';
import type { Drawing } from './edge-look.ts';
import { edgeLook } from './edge-look.ts';
import type { PixelBar } from './pixel-bar.ts';

/** Bars with the drawing they were read from. */
export interface BarsDrawn extends Drawing {
  ticked: boolean;
  /** The picture was compressed or scaled. */
  soft: boolean;
  spacing: number;
  /** Share of the ink in the bars' colours that they account for. */
  explained: number;
}

/** Neighbours on each side that show how far bars reach here. */
const BESIDE = 3;
const FAR = 6;
const LEVEL = 0.7;
/** A bar that agrees less than this counts as one that disagrees; one clean in fewer of its rows as crossed. */
const AGREES = 0.8;
const CLEAN = 0.9;

/** The evidence of each bar. */
export function evidenceOfBars(bars: readonly PixelBar[], drawn: BarsDrawn): BarEvidence[] {
  const tall = Math.max(2, median(bars.map((b) => b.lowY - b.highY)));
  const jumps = bars.slice(1).map((b, i) => Math.abs(b.openY - bars[i]!.closeY));
  const usualJump = Math.max(0.5, median(jumps));
  const ofPicture = pictureFigures(bars, drawn, tall);
  return bars.map((bar, i) => {
    const [before, after] = [bars[i - 1], bars[i + 1]];
    const upper = Math.min(bar.openY, bar.closeY);
    const lower = Math.max(bar.openY, bar.closeY);
    const whole = [...ofPicture, ...barFigures(bar, before, after, tall)];
    const around = bars.slice(Math.max(0, i - BESIDE), i + BESIDE + 1).filter((b) => b !== bar);
    const { covered } = bar.mark;
    const end = (way: -1 | 1): number[] => {
      const [y, body] = way < 0 ? [bar.highY, upper] : [bar.lowY, lower];
      const endOf = (b: PixelBar): number => (way < 0 ? b.highY : b.lowY);
      const nearest = way * Math.max(...around.map((b) => way * endOf(b)), -Infinity);
      const out = Number.isFinite(nearest) ? clamp((way * (y - nearest)) / tall, -FAR, FAR) : 0;
      return [
        ...whole,
        ...edgeLook(bar, y, way, drawn),
        levelWith(endOf, y, before, after),
        gaps(bar, y, body, drawn),
        Math.max(0, out),
        Math.max(0, -out),
        Math.log1p(Math.abs(body - y)),
        Math.log1p(way < 0 ? covered.top : covered.bottom),
      ];
    };
    const part = (close: boolean): number[] => {
      const y = close ? bar.closeY : bar.openY;
      const upwards = y < (upper + lower) / 2 || (upper === lower && !close);
      const way = upwards ? -1 : 1;
      const endOf = (b: PixelBar): number =>
        upwards ? Math.min(b.openY, b.closeY) : Math.max(b.openY, b.closeY);
      const next = close ? after?.openY : before?.closeY;
      const jump = next === undefined ? 0 : Math.abs(next - y);
      const tick = close ? bar.mark.closeY : bar.mark.openY;
      return [
        ...whole,
        ...edgeLook(bar, y, way, drawn),
        levelWith(endOf, endOf(bar), before, after),
        gaps(bar, upper, lower, drawn),
        Math.log1p(jump / usualJump),
        Math.log1p(jump),
        Math.log1p(upwards ? upper - bar.highY : bar.lowY - lower),
        Math.log1p(upwards ? covered.bodyTop : covered.bodyBottom),
        Number(drawn.ticked && tick === null),
        Math.log1p(usualJump),
        Number(close),
      ];
    };
    return { open: part(false), high: end(-1), low: end(1), close: part(true) };
  });
}

function pictureFigures(bars: readonly PixelBar[], drawn: BarsDrawn, tall: number): number[] {
  const body = drawn.widths.body ?? drawn.widths.wick;
  return [
    Number(drawn.soft),
    Number(drawn.ticked),
    Math.log(drawn.spacing),
    Math.log(body),
    Math.log(tall),
    1 - drawn.explained,
    bars.filter((b) => b.agreement < AGREES).length / bars.length,
    bars.filter((b) => b.mark.clean < CLEAN).length / bars.length,
    Number(drawn.ink.other !== null),
    clamp(body - drawn.spacing + 2, 0, 3),
  ];
}

function barFigures(
  bar: PixelBar,
  before: PixelBar | undefined,
  after: PixelBar | undefined,
  tall: number,
): number[] {
  const { mark, turned, agreement, slot } = bar;
  const height = bar.lowY - bar.highY;
  const body = Math.abs(bar.openY - bar.closeY);
  return [
    1 - mark.clean,
    1 - agreement,
    Number(!mark.hasBody),
    Number(mark.hollow),
    Math.sqrt(turned),
    Number(before?.slot !== slot - 1) + Number(after?.slot !== slot + 1),
    Math.log((height + 1) / tall),
    Math.log1p(body),
    Math.log1p(Math.sqrt(turned) * body),
    mark.hasBody ? 0 : Math.log1p(height),
    Math.log1p((1 - agreement) * height),
    Math.log1p((1 - mark.clean) * height),
  ];
}

/** How many of the bars beside it end in the same row. */
function levelWith(
  endOf: (bar: PixelBar) => number,
  y: number,
  ...beside: readonly (PixelBar | undefined)[]
): number {
  return beside.filter((b) => b !== undefined && Math.abs(endOf(b) - y) < LEVEL).length;
}

/** Share of the rows between two edges in which nothing is drawn at the middle of the bar. */
function gaps(bar: PixelBar, a: number, b: number, { ink }: Drawing): number {
  const x = clamp(Math.floor(bar.x - ink.box.x0), 0, ink.width - 1);
  const from = Math.max(0, Math.ceil(Math.min(a, b) - ink.box.y0));
  const to = Math.min(ink.height, Math.floor(Math.max(a, b) - ink.box.y0));
  let empty = 0;
  for (let y = from; y < to; y++) if (!ink.mask[y * ink.width + x]) empty++;
  return to > from ? empty / (to - from) : 0;
}
