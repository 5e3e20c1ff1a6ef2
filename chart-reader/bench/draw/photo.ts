/** Photographs of a screen: hand-held at an angle, in a room, with the monitor's frame, moiré and glare. */
import sharp from 'sharp';
import type { Random } from '../random.ts';
import type { ChartTruth, PricePoint, TruthCandle } from '../truth.ts';
import type { Captured } from './captured.ts';
import { renamed } from './captured.ts';
import { round3 } from './chart.ts';
import { invert, project } from '../../image/homography.ts';
import type { Matrix3 } from '../../types.ts';
import { cameraMap } from './homography.ts';

interface Room {
  /** Grey of the frame and its width as a share of the screen's width. */
  frame: number;
  bezel: number;
  wall: [number, number, number];
  desk: [number, number, number];
  /** Row, as a share of the height, where the desk begins. */
  horizon: number;
  /** Contrast of the beat between the grids of screen and sensor, its period in pixels, its direction. */
  moire: number;
  period: number;
  angle: number;
  /** Share by which the light falls off towards the corners. */
  vignette: number;
  glare: { x: number; y: number; size: number; gain: number }[];
  /** Gain of the three colours: the white balance of the camera. */
  tint: [number, number, number];
}

/** A modest or a difficult room, half and half. */
function roomOf(random: Random, width: number, height: number): Room {
  const hard = random.chance(0.5);
  const light = (gain: number) => ({
    x: random.between(0, width),
    y: random.between(0, height),
    size: width * random.between(0.08, 0.6),
    gain,
  });
  const colour = (): [number, number, number] => {
    const grey = random.int(35, 185);
    return [grey + random.int(-22, 22), grey + random.int(-16, 16), grey + random.int(-25, 20)];
  };
  return {
    frame: random.pick([14, 18, 28, 60, 190]),
    bezel: random.between(0.008, 0.035),
    wall: colour(),
    desk: colour(),
    horizon: random.between(0.75, 1.1),
    moire: hard ? random.between(2, 9) : 0,
    period: random.between(5, 40),
    angle: random.between(0, 3.1),
    vignette: random.between(0, hard ? 0.3 : 0.1),
    glare: [light(random.between(4, 22)), ...(hard ? [light(random.between(15, 60))] : [])],
    tint: hard
      ? [random.between(0.88, 1), random.between(0.94, 1), random.between(0.85, 1)]
      : [0.96, 0.96, 0.96],
  };
}

interface Shot {
  width: number;
  height: number;
  map: Matrix3;
  random: Random;
  noise: number;
  room: Room;
}

/** Light added to every pixel of a row: the glares, and the beat of the two grids. */
function lightOfRow({ room, width, height }: Shot, y: number, out: Float64Array): void {
  out.fill(0);
  for (const { x: gx, y: gy, size, gain } of room.glare) {
    const down = gain * Math.exp(-((y - gy) ** 2) / (2 * size * size));
    if (down < 0.3) continue;
    for (let x = 0; x < width; x++)
      out[x] = (out[x] ?? 0) + down * Math.exp(-((x - gx) ** 2) / (2 * size * size));
  }
  if (!room.moire) return;
  const [c, s] = [Math.cos(room.angle), Math.sin(room.angle)];
  const bend = 6 * Math.sin((3 * y) / height);
  for (let x = 0; x < width; x++)
    out[x] = (out[x] ?? 0) + room.moire * Math.sin((6.283 * (x * c + y * s)) / room.period + bend);
}

/** Paints the screen into its room: frame, wall and desk, reflections, moiré, sensor noise. */
function expose(flat: Buffer, flatSize: readonly [number, number], shot: Shot): Uint8ClampedArray {
  const { width, height, map, random, noise, room } = shot;
  const [fw, fh] = flatSize;
  // Clamps by itself what light and noise push out of range.
  const out = new Uint8ClampedArray(width * height * 3);
  const bezel = fw * room.bezel;
  const added = new Float64Array(width);
  const [[a, b, c], [d, e, f], [g, h, k]] = invert(map);
  let at = 0;
  for (let y = 0; y < height; y++) {
    const py = y + 0.5;
    lightOfRow(shot, y, added);
    const behind = y > room.horizon * height ? room.desk : room.wall;
    const up = (y / height - 0.5) ** 2;
    for (let x = 0; x < width; x++) {
      const px = x + 0.5;
      const w = g * px + h * py + k;
      const u = (a * px + b * py + c) / w;
      const v = (d * px + e * py + f) / w;
      const inside = u >= 0.5 && v >= 0.5 && u < fw - 0.5 && v < fh - 0.5;
      const onBezel = !inside && u > -bezel && v > -bezel && u < fw + bezel && v < fh + bezel;
      const grain = (random.next() + random.next() + random.next() - 1.5) * 2 * noise;
      const fade = 1 - room.vignette * 2 * (up + (x / width - 0.5) ** 2);
      const light = (added[x] ?? 0) * (inside ? 1 : 0.4) + grain;
      for (let n = 0; n < 3; n++) {
        const value = inside
          ? bilinear(flat, fw, u - 0.5, v - 0.5, n)
          : onBezel
            ? room.frame
            : (behind[n] ?? 90);
        out[at++] = value * (room.tint[n] ?? 1) * fade + light;
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

/** A photograph of the screen that shows the picture, taken by hand from a moderate or a steep angle. */
export async function photographed(png: Buffer, truth: ChartTruth, random: Random): Promise<Captured> {
  const portrait = truth.size[1] > truth.size[0];
  const long = Math.max(1600, Math.min(3200, Math.round(Math.max(...truth.size) * random.between(1.1, 1.6))));
  const canvas: [number, number] = portrait
    ? [Math.round(long * 0.75), long]
    : [long, Math.round(long * 0.75)];
  const steep = random.chance(0.3) ? 2 : 1;
  const pose = {
    yawDegrees: random.between(-6, 6) * steep,
    pitchDegrees: random.between(-7, 7) * steep,
    rollDegrees: random.between(-2.5, 2.5) * steep,
  };
  const map = cameraMap(truth.size, canvas, pose, random.between(0.72, 0.94));
  const sigma = random.between(0.35, 0.7);
  const noise = random.between(2, 6);
  const { data } = await sharp(png)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const room = roomOf(random, canvas[0], canvas[1]);
  const pixels = expose(data, truth.size, { width: canvas[0], height: canvas[1], map, random, noise, room });
  const quality = random.int(65, 88);
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
    moire: room.moire,
  };
  return { file, truth: { ...renamed(truth, 'photo', facts), ...photoTruth(truth, map, canvas) } };
}
