/**
 * `node chart-reader/training/segment/draw-pictures.ts DIR [--train 300] [--held 90] [--seed segment]`
 *
 * Draws pictures with their masks. DIR/train: crops of the programs to learn from, as raw files (`crops.rgb`, `crops.mask`). DIR/held:
 * whole pictures by programs and in fonts that are not among those, `NAME.png` with `NAME.mask.png` and `NAME.json`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { capture } from '../../bench/draw/capture.ts';
import type { CaptureKind } from '../../bench/draw/captured.ts';
import { drawChart } from '../../bench/draw/chart.ts';
import { programs } from '../../bench/draw/looks/programs.ts';
import { renderSvg } from '../../bench/draw/render.ts';
import { sampleSpec } from '../../bench/draw/spec.ts';
import type { Random } from '../../bench/random.ts';
import { createRandom } from '../../bench/random.ts';
import type { ChartTruth } from '../../bench/truth.ts';
import { maskSvg, pixelClasses, STEP } from './mask-svg.ts';

/** Programs and fonts that only the comparison sees. */
const heldBack = ['metatrader', 'futures', 'platform', 'exchange-screen', 'widget'];
const heldFonts = [
  'Lato, sans-serif',
  'Noto Sans, sans-serif',
  'DejaVu Sans Condensed, Tahoma, sans-serif',
] as const;
const knownFonts = [
  'Roboto, Arial, sans-serif',
  'Open Sans, Arial, sans-serif',
  'Liberation Sans, Arial, sans-serif',
  'DejaVu Sans, Verdana, sans-serif',
] as const;

const MOST_PIXELS = 3_000_000;
const CROP = 128;
const CROPS_EACH = 16;
/** Share of the crops that begin inside the price pane. */
const IN_PANE = 0.8;

interface Labelled {
  rgb: Buffer;
  mask: Uint8Array;
  width: number;
  height: number;
  file: Buffer;
  truth: ChartTruth;
}

/** Class of every pixel of the picture's own size. */
async function maskOf(
  svg: string,
  grounds: string[],
): Promise<{ mask: Uint8Array; width: number; height: number }> {
  const { data, info } = await sharp(Buffer.from(maskSvg(svg, grounds)), { limitInputPixels: 40_000_000 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const mask = new Uint8Array(info.width * info.height);
  for (let i = 0; i < mask.length; i++) mask[i] = Math.round((data[3 * i] ?? 0) / STEP);
  return { mask, width: info.width, height: info.height };
}

/** The mask at another size: of the classes that fall on a pixel the most frequent, drawn things counting double. */
function resized(mask: Uint8Array, from: [number, number], to: [number, number]): Uint8Array {
  if (from[0] === to[0] && from[1] === to[1]) return mask;
  const kinds = pixelClasses.length;
  const votes = new Uint16Array(to[0] * to[1] * kinds);
  for (let y = 0; y < from[1]; y++)
    for (let x = 0; x < from[0]; x++) {
      const at =
        Math.floor(((y + 0.5) * to[1]) / from[1]) * to[0] + Math.floor(((x + 0.5) * to[0]) / from[0]);
      const kind = mask[y * from[0] + x] ?? 0;
      votes[at * kinds + kind]! += kind === 0 || kind === 5 ? 1 : 2;
    }
  return Uint8Array.from({ length: to[0] * to[1] }, (_, i) => {
    const own = votes.subarray(i * kinds, (i + 1) * kinds);
    return own.indexOf(Math.max(...own));
  });
}

/** A chart of the program in the font, of a size that is quickly drawn. */
function chartOf(
  seed: string,
  program: string,
  font: string,
): { svg: string; truth: ChartTruth; grounds: string[] } {
  for (let attempt = 0; ; attempt++) {
    const sketch = sampleSpec(program, program, `${seed}:${attempt}`);
    const { svg, truth } = drawChart({ ...sketch, look: { ...sketch.look, font } });
    const { theme } = sketch.look;
    if (truth.size[0] * truth.size[1] <= MOST_PIXELS) return { svg, truth, grounds: [theme.bg, theme.plot] };
  }
}

async function labelled(
  seed: string,
  program: string,
  font: string,
  taken: CaptureKind | null,
): Promise<Labelled> {
  const { svg, truth, grounds } = chartOf(seed, program, font);
  const clean = await renderSvg(svg);
  const { file, truth: own } = taken
    ? await capture(taken, clean, truth, createRandom(`${seed}:taken`))
    : { file: clean, truth };
  const { data, info } = await sharp(file)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const whole = await maskOf(svg, grounds);
  const mask = resized(whole.mask, [whole.width, whole.height], [info.width, info.height]);
  return { rgb: data, mask, width: info.width, height: info.height, file, truth: own };
}

function* cropsOf(
  { rgb, mask, width, height, truth }: Labelled,
  random: Random,
): Generator<[Buffer, Buffer]> {
  const plot = truth.axis.plot ?? { x0: 0, y0: 0, x1: width, y1: height };
  for (let k = 0; k < CROPS_EACH; k++) {
    const inside = random.chance(IN_PANE);
    const [x0, x1, y0, y1] = inside
      ? [plot.x0 - 30, plot.x1 - 60, plot.y0 - 30, plot.y1 - 60]
      : [0, width, 0, height];
    const left = Math.round(Math.min(Math.max(0, random.between(x0, x1)), width - CROP));
    const top = Math.round(Math.min(Math.max(0, random.between(y0, y1)), height - CROP));
    const pixels = Buffer.alloc(CROP * CROP * 3);
    const kinds = Buffer.alloc(CROP * CROP);
    for (let y = 0; y < CROP; y++) {
      const at = (top + y) * width + left;
      rgb.copy(pixels, y * CROP * 3, at * 3, (at + CROP) * 3);
      kinds.set(mask.subarray(at, at + CROP), y * CROP);
    }
    yield [pixels, kinds];
  }
}

async function drawTraining(directory: string, seed: string, count: number): Promise<void> {
  fs.mkdirSync(directory, { recursive: true });
  const known = Object.keys(programs).filter((name) => !heldBack.includes(name));
  const damage: (CaptureKind | null)[] = [null, 'jpeg', null, 'chat', null, 'down', 'jpeg'];
  const out = ['crops.rgb', 'crops.mask'].map((name) => fs.openSync(path.join(directory, name), 'w'));
  for (let i = 0; i < count; i++) {
    const random = createRandom(`${seed}:train:${i}`);
    const picture = await labelled(
      `${seed}:train:${i}`,
      known[i % known.length] ?? 'tradingview',
      random.pick(knownFonts),
      damage[i % damage.length] ?? null,
    );
    if (picture.width < CROP || picture.height < CROP) continue;
    for (const parts of cropsOf(picture, random)) parts.forEach((part, k) => fs.writeSync(out[k] ?? 0, part));
  }
  out.forEach((file) => {
    fs.closeSync(file);
  });
}

async function drawHeld(directory: string, seed: string, count: number): Promise<void> {
  fs.mkdirSync(directory, { recursive: true });
  const damage: (CaptureKind | null)[] = [null, 'jpeg', 'chat'];
  for (let i = 0; i < count; i++) {
    const program = heldBack[i % heldBack.length] ?? 'futures';
    const font = createRandom(`${seed}:held:${i}`).pick(heldFonts);
    const taken = damage[Math.floor(i / heldBack.length) % damage.length] ?? null;
    const { file, mask, width, height, truth } = await labelled(`${seed}:held:${i}`, program, font, taken);
    const name = path.join(directory, `${String(i).padStart(3, '0')}_${program}_${taken ?? 'clean'}`);
    await sharp(file).png().toFile(`${name}.png`);
    await sharp(mask, { raw: { width, height, channels: 1 } })
      .toColourspace('b-w')
      .png()
      .toFile(`${name}.mask.png`);
    fs.writeFileSync(`${name}.json`, JSON.stringify(truth));
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    train: { type: 'string', default: '300' },
    held: { type: 'string', default: '90' },
    seed: { type: 'string', default: 'segment' },
  },
});
const directory = positionals[0];
if (!directory) throw new Error('Say into which folder the pictures go.');
await drawHeld(path.join(directory, 'held'), values.seed, Number(values.held));
await drawTraining(path.join(directory, 'train'), values.seed, Number(values.train));
