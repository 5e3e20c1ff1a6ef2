/** Degraded copies of clean pictures: compressed, shrunk, blurred, or photographed off a screen. */
import sharp from 'sharp';
import type { Captured, CaptureKind } from './captured.ts';
import { renamed } from './captured.ts';
import { photographed } from './photo.ts';
import type { Random } from '../random.ts';
import type { ChartTruth, PricePoint } from '../truth.ts';
import { round3, trendByRule } from './chart.ts';

/** The truth of a picture made smaller; pixel coordinates scale with it. */
function scaleTruth(
  truth: ChartTruth,
  fx: number,
  fy: number,
): Pick<ChartTruth, 'axis' | 'candles' | 'bar_spacing_px'> {
  const { plot } = truth.axis;
  const [high, low] = truth.axis.y_pixel_of_two_prices;
  const point = (p: PricePoint): PricePoint => ({ y_px: round3(p.y_px * fy), price: p.price });
  return {
    axis: {
      ...truth.axis,
      y_pixel_of_two_prices: [point(high), point(low)],
      ...(plot ? { plot: { x0: plot.x0 * fx, x1: plot.x1 * fx, y0: plot.y0 * fy, y1: plot.y1 * fy } } : {}),
    },
    candles: truth.candles.map((c) => ({ ...c, x_px: round3(c.x_px * fx) })),
    bar_spacing_px: round3(truth.bar_spacing_px * fx),
  };
}

async function compressed(png: Buffer, truth: ChartTruth, random: Random): Promise<Captured> {
  const quality = random.int(50, 85);
  const file = await sharp(png).jpeg({ quality }).toBuffer();
  return { file, truth: renamed(truth, 'jpeg', { jpeg_q: quality }) };
}

async function shrunk(png: Buffer, truth: ChartTruth, random: Random): Promise<Captured> {
  const quality = random.int(60, 85);
  // Not below what leaves three and a half pixels a bar and labels of about seven pixels.
  const least = Math.max(0.55, 3.6 / truth.bar_spacing_px);
  const factor = Math.min(0.95, random.between(least, Math.max(least, 0.85)));
  const [width, height] = truth.size.map((v) => Math.round(v * factor)) as [number, number];
  const file = await sharp(png).resize(width, height, { fit: 'fill' }).jpeg({ quality }).toBuffer();
  const scaled = scaleTruth(truth, width / truth.size[0], height / truth.size[1]);
  return {
    file,
    truth: { ...renamed(truth, 'down', { jpeg_q: quality, factor }), ...scaled, size: [width, height] },
  };
}

async function blurred(png: Buffer, truth: ChartTruth, random: Random): Promise<Captured> {
  const sigma = round3(random.between(0.4, 0.9));
  const file = await sharp(png).blur(sigma).jpeg({ quality: 82 }).toBuffer();
  return { file, truth: renamed(truth, 'blur', { blur_sigma: sigma, jpeg_q: 82 }) };
}

/** As chat programs send pictures: at most 1280 or 1600 pixels long, compressed hard. */
async function chatted(png: Buffer, truth: ChartTruth, random: Random): Promise<Captured> {
  const quality = random.int(60, 75);
  const long = Math.max(...truth.size);
  const factor = Math.min(1, random.pick([1280, 1600]) / long);
  const [width, height] = truth.size.map((v) => Math.round(v * factor)) as [number, number];
  const file = await sharp(png).resize(width, height, { fit: 'fill' }).jpeg({ quality }).toBuffer();
  const scaled = scaleTruth(truth, width / truth.size[0], height / truth.size[1]);
  return {
    file,
    truth: { ...renamed(truth, 'chat', { jpeg_q: quality, factor }), ...scaled, size: [width, height] },
  };
}

/** A cut-out: bars lost on the far side, rows lost above and below, the axis kept. */
async function cropped(png: Buffer, truth: ChartTruth, random: Random): Promise<Captured> {
  const plot = truth.axis.plot ?? { x0: 0, y0: 0, x1: truth.size[0], y1: truth.size[1] };
  const tall = plot.y1 - plot.y0;
  const right = truth.axis.side === 'right';
  // Between two bars, so that none is half there.
  const half = truth.bar_spacing_px / 2;
  const lost = Math.floor(truth.candles.length * random.between(0.1, 0.5));
  const first = truth.candles[lost]?.x_px ?? plot.x0;
  const final = truth.candles[truth.candles.length - 1 - lost]?.x_px ?? plot.x1;
  const left = right ? Math.max(0, Math.round(first - half)) : 0;
  const end = right ? truth.size[0] : Math.min(truth.size[0], Math.round(final + half));
  const top = Math.round(random.between(0, plot.y0 + tall * 0.05));
  const bottom = Math.round(truth.size[1] - random.between(0, truth.size[1] - plot.y1 + tall * 0.05));
  const file = await sharp(png)
    .extract({ left, top, width: end - left, height: bottom - top })
    .png()
    .toBuffer();
  return { file, truth: { ...renamed(truth, 'crop', {}), ...shifted(truth, { left, top, end, bottom }) } };
}

/** The truth of a cut-out: what stays of the bars, everything moved by its corner. */
function shifted(
  truth: ChartTruth,
  { left, top, end, bottom }: { left: number; top: number; end: number; bottom: number },
): Partial<ChartTruth> & Pick<ChartTruth, 'axis'> {
  const candles = truth.candles
    .filter((c) => c.x_px > left && c.x_px < end)
    .map((c) => ({ ...c, x_px: round3(c.x_px - left) }));
  const { trend, score } = trendByRule(
    candles.map((c) => c.c),
    Math.max(...candles.map((c) => c.h ?? c.c)),
    Math.min(...candles.map((c) => c.l ?? c.c)),
  );
  const [high, low] = truth.axis.y_pixel_of_two_prices;
  const { plot } = truth.axis;
  const point = (p: PricePoint): PricePoint => ({ y_px: round3(p.y_px - top), price: p.price });
  const cut = { x0: Math.max(0, (plot?.x0 ?? 0) - left), y0: Math.max(0, (plot?.y0 ?? 0) - top) };
  return {
    size: [end - left, bottom - top],
    candles,
    axis: {
      ...truth.axis,
      y_pixel_of_two_prices: [point(high), point(low)],
      ...(plot ? { plot: { ...cut, x1: plot.x1 - left, y1: Math.min(bottom, plot.y1) - top } } : {}),
    },
    // What the header says may be cut away: then it is not shown.
    ...(top > 8 ? { symbol_shown: false, timeframe_shown: false } : {}),
    ...(bottom < truth.size[1] - 2 ? { times_shown: 'none' as const } : {}),
    trend_by_rule: trend,
    trend_score: score,
  };
}

/** A degraded copy of the clean picture with its own truth. */
export function capture(
  kind: CaptureKind,
  png: Buffer,
  truth: ChartTruth,
  random: Random,
): Promise<Captured> {
  const makers = {
    photo: photographed,
    jpeg: compressed,
    down: shrunk,
    blur: blurred,
    chat: chatted,
    crop: cropped,
  };
  return makers[kind](png, truth, random);
}
