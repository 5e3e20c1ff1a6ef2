/** Degraded copies of clean pictures: compressed, shrunk, blurred, or photographed off a screen. */
import sharp from 'sharp';
import type { Random } from '../random.ts';
import type { Matrix3 } from '../../types.ts';
import type { ChartTruth, PricePoint, TruthCandle } from '../truth.ts';
import { round3 } from './chart.ts';
import { invert, project } from '../../image/homography.ts';
import { cameraMap } from './homography.ts';

export type CaptureKind = 'photo' | 'jpeg' | 'down' | 'blur' | 'chat' | 'crop';

export interface Captured {
  file: Buffer;
  truth: ChartTruth;
}

const stem = (image: string): string => image.replace(/\.\w+$/, '');

function renamed(truth: ChartTruth, kind: CaptureKind, capture: Record<string, number>): ChartTruth {
  return {
    ...truth,
    image: `${stem(truth.image)}__${kind}.${kind === 'crop' ? 'png' : 'jpg'}`,
    variant: kind,
    source_image: truth.image,
    capture: { kind, ...capture },
  };
}

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
  const [wide, tall] = [plot.x1 - plot.x0, plot.y1 - plot.y0];
  const right = truth.axis.side === 'right';
  const left = Math.round(right ? plot.x0 + wide * random.between(0, 0.5) : 0);
  const end = Math.round(right ? truth.size[0] : plot.x1 - wide * random.between(0, 0.5));
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
  const half = truth.bar_spacing_px / 2;
  const candles = truth.candles
    .filter((c) => c.x_px - half >= left && c.x_px + half <= end)
    .map((c) => ({ ...c, x_px: round3(c.x_px - left) }));
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
  };
}

interface Shot {
  width: number;
  height: number;
  map: Matrix3;
  random: Random;
  noise: number;
}

/** Paints the screen into a room: bezel, dim background, a soft reflection, sensor noise. */
function expose(flat: Buffer, flatSize: readonly [number, number], shot: Shot): Uint8ClampedArray {
  const { width, height, map, random, noise } = shot;
  const back = invert(map);
  const [fw, fh] = flatSize;
  // Clamps by itself what light and noise push out of range.
  const out = new Uint8ClampedArray(width * height * 3);
  const bezel = fw * 0.025;
  const room = [random.int(40, 170), random.int(40, 170), random.int(40, 170)];
  const light = {
    x: random.between(0, width),
    y: random.between(0, height),
    size: width * 0.6,
    gain: random.between(4, 22),
  };
  const fade = (off: number): number => Math.exp(-(off * off) / (2 * light.size * light.size));
  const across = Float64Array.from({ length: width }, (_, x) => fade(x - light.x));
  const [[a, b, c], [d, e, f], [g, h, k]] = back;
  let at = 0;
  for (let y = 0; y < height; y++) {
    const [py, glowRow, dim] = [y + 0.5, light.gain * fade(y - light.y), (y / height) * 25];
    for (let x = 0; x < width; x++) {
      const px = x + 0.5;
      const w = g * px + h * py + k;
      const u = (a * px + b * py + c) / w;
      const v = (d * px + e * py + f) / w;
      const inside = u >= 0.5 && v >= 0.5 && u < fw - 0.5 && v < fh - 0.5;
      const onBezel = !inside && u > -bezel && v > -bezel && u < fw + bezel && v < fh + bezel;
      const grain = (random.next() + random.next() + random.next() - 1.5) * 2 * noise;
      const added = glowRow * (across[x] ?? 0) + grain;
      for (let n = 0; n < 3; n++) {
        const value = inside ? bilinear(flat, fw, u - 0.5, v - 0.5, n) : onBezel ? 18 : (room[n] ?? 90) + dim;
        out[at++] = value * 0.96 + added;
      }
    }
  }
  return out;
}

function bilinear(data: Buffer, width: number, u: number, v: number, channel: number): number {
  const x = u | 0;
  const y = v | 0;
  const a = u - x;
  const b = v - y;
  const first = (y * width + x) * 3 + channel;
  const second = first + width * 3;
  const top = (data[first] ?? 0) * (1 - a) + (data[first + 3] ?? 0) * a;
  return top * (1 - b) + ((data[second] ?? 0) * (1 - a) + (data[second + 3] ?? 0) * a) * b;
}

/** Truth of a tilted photo: columns and rows go through the map, prices stay. */
function photoTruth(
  truth: ChartTruth,
  map: Matrix3,
  canvas: [number, number],
): Partial<ChartTruth> & Pick<ChartTruth, 'axis'> {
  const plot = truth.axis.plot ?? { x0: 0, y0: 0, x1: truth.size[0], y1: truth.size[1] };
  const axisX = truth.axis.side === 'right' ? plot.x1 : plot.x0;
  const [high, low] = truth.axis.y_pixel_of_two_prices;
  const lift = truth.axis.scale === 'log' ? Math.log : (v: number): number => v;
  const row = (price: number): number =>
    high.y_px +
    ((low.y_px - high.y_px) * (lift(price) - lift(high.price))) / (lift(low.price) - lift(high.price));
  const seen = (p: PricePoint): PricePoint => {
    const [x, y] = project(map, axisX, p.y_px);
    return { x_px: round3(x), y_px: round3(y), price: p.price };
  };
  const candles = truth.candles.map((c): TruthCandle => {
    const middle = c.h === null || c.l === null ? row(c.c) : (row(c.h) + row(c.l)) / 2;
    const [x, y] = project(map, c.x_px, middle);
    return { ...c, x_px: round3(x), y_mid_px: round3(y) };
  });
  const gaps = candles
    .slice(1)
    .map((c, i) => c.x_px - (candles[i]?.x_px ?? 0))
    .sort((a, b) => a - b);
  return {
    size: canvas,
    bar_spacing_px: round3(gaps[Math.floor(gaps.length / 2)] ?? truth.bar_spacing_px),
    candles,
    axis: {
      side: truth.axis.side,
      scale: truth.axis.scale,
      decimals: truth.axis.decimals,
      y_pixel_of_two_prices: [seen(high), seen(low)],
      flat: { size: truth.size, y_pixel_of_two_prices: [high, low], plot, axis_x: axisX },
      homography_flat_to_image: map,
      tol_frac: 0.01,
      plot_quad: [
        [plot.x0, plot.y0],
        [plot.x1, plot.y0],
        [plot.x1, plot.y1],
        [plot.x0, plot.y1],
      ].map(([x = 0, y = 0]) => project(map, x, y)),
    },
  };
}

async function photographed(png: Buffer, truth: ChartTruth, random: Random): Promise<Captured> {
  const portrait = truth.size[1] > truth.size[0];
  const long = Math.max(
    1280,
    Math.min(2400, Math.round(Math.max(...truth.size) * random.between(0.95, 1.2))),
  );
  const canvas: [number, number] = portrait
    ? [Math.round(long * 0.75), long]
    : [long, Math.round(long * 0.75)];
  const pose = {
    yawDegrees: random.between(-6, 6),
    pitchDegrees: random.between(-7, 7),
    rollDegrees: random.between(-2.5, 2.5),
  };
  const map = cameraMap(truth.size, canvas, pose, random.between(0.82, 0.92));
  const sigma = random.between(0.35, 0.6);
  const noise = random.between(2, 5);
  const { data } = await sharp(png)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = expose(data, truth.size, { width: canvas[0], height: canvas[1], map, random, noise });
  const quality = random.int(65, 85);
  const file = await sharp(pixels, { raw: { width: canvas[0], height: canvas[1], channels: 3 } })
    .blur(sigma)
    .jpeg({ quality })
    .toBuffer();
  const facts = {
    jpeg_q: quality,
    yaw_deg: pose.yawDegrees,
    pitch_deg: pose.pitchDegrees,
    roll_deg: pose.rollDegrees,
    blur_sigma: sigma,
    noise_sigma: noise,
  };
  return { file, truth: { ...renamed(truth, 'photo', facts), ...photoTruth(truth, map, canvas) } };
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
