/** Puts the furniture of real screens over a picture that a real program drew. */
import sharp from 'sharp';
import type { PlotBox } from '../../truth.ts';
import { drawFurniture } from '../furniture/index.ts';
import type { ChartSpec, Frame } from '../frame.ts';
import { decorationRandom, isCovered, visibleRange } from '../frame.ts';
import { priceScale } from '../scale.ts';
import { Svg } from '../svg.ts';

/** Where the program put things, in CSS pixels of the page. */
export interface DrawnArea {
  plot: PlotBox;
  xs: number[];
  yHigh: number;
  yLow: number;
}

function frameOf(spec: ChartSpec, { plot, xs, yHigh, yLow }: DrawnArea, svg: Svg): Frame {
  const { look } = spec;
  const { high, low } = visibleRange(look, spec.visible);
  const right = look.side === 'right';
  return {
    spec,
    look,
    svg,
    random: decorationRandom(spec),
    inner: { x0: 0, y0: 0, x1: look.width, y1: look.height },
    headerBox: null,
    pane: plot,
    volumePane: null,
    subPanes: [],
    strip: right ? { x0: plot.x1, x1: look.width } : { x0: 0, x1: plot.x0 },
    timeRow: look.height - 10,
    scale: priceScale(look.scale, low, high, yHigh, yLow),
    ticks: { prices: [], step: 1 },
    decimals: spec.instrument.decimals,
    xs,
    spacing: (xs[1] ?? 10) - (xs[0] ?? 0),
  };
}

export interface FurnishedPicture {
  file: Buffer;
  /** For every visible bar whether a window lies over it. */
  covered: boolean[];
}

/** The picture with drawings, signals, tags and panels of the look over it; nothing can lie under its bars. */
export async function furnishPicture(
  file: Buffer,
  spec: ChartSpec,
  area: DrawnArea,
): Promise<FurnishedPicture> {
  const { look } = spec;
  if (!look.furniture.length) return { file, covered: [] };
  const svg = new Svg(look.width, look.height, look.ratio, look.font);
  const frame = frameOf(spec, area, svg);
  for (const layer of ['over', 'strip', 'screen'] as const) drawFurniture(frame, layer);
  const { width = 1, height = 1 } = await sharp(file).metadata();
  const over = await sharp(Buffer.from(svg.toString()))
    .resize(width, height, { fit: 'fill' })
    .png()
    .toBuffer();
  const furnished = await sharp(file)
    .composite([{ input: over }])
    .png()
    .toBuffer();
  const covered = spec.visible.map((candle, i) => isCovered(frame, candle, area.xs[i] ?? 0));
  return { file: furnished, covered };
}
