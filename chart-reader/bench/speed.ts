/** Processor time and memory of reading, at the sizes people send; measured apart, on an idle reader that is warm. */
import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { decodePicture } from '../decode.ts';
import { readChart } from '../read-chart.ts';
import type { TextRecogniser } from '../types.ts';
import { createTextRecogniser } from '../text/index.ts';
import { drawChart } from './draw/chart.ts';
import type { ChartSpec } from './draw/frame.ts';
import { renderSvg } from './draw/render.ts';
import { sampleSpec } from './draw/spec.ts';
import { median } from './score/numbers.ts';

export interface Speed {
  /** Median processor milliseconds to decode and read. */
  development: number | null;
  fullHd: number | null;
  ultraHd: number | null;
  /** Largest resident memory of a process that reads 40 million pixels, in megabytes. */
  megabytesAt40: number | null;
}

const programs = [
  'web-screen',
  'exchange-screen',
  'stubs',
  'futures',
  'tradingview',
  'study',
  'platform',
  'metatrader',
];

/** A screen of exactly this many pixels. */
function specOf(width: number, height: number, i: number): ChartSpec {
  const program = programs[i % programs.length] ?? 'web-screen';
  const spec = sampleSpec(`speed ${i}`, program, `speed:${width}:${i}`);
  const ratio = width > 3000 ? 2 : 1;
  return { ...spec, look: { ...spec.look, width: width / ratio, height: height / ratio, ratio } };
}

async function files(width: number, height: number, count: number): Promise<Buffer[]> {
  const drawn: Buffer[] = [];
  for (let i = 0; i < count; i++) drawn.push(await renderSvg(drawChart(specOf(width, height, i)).svg));
  return drawn;
}

/** Each picture is read three times, the least of them counts: the others paid for something else. */
async function milliseconds(pictures: readonly Buffer[], recogniser: TextRecogniser): Promise<number | null> {
  const least: number[] = [];
  for (const file of pictures) {
    const times: number[] = [];
    for (let k = 0; k < 3; k++) {
      const before = process.cpuUsage();
      readChart(await decodePicture(file), recogniser);
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1000);
    }
    least.push(Math.min(...times));
  }
  return median(least);
}

/** Another process reads one picture of 40 million pixels and says how much memory it took at most. */
async function memory(): Promise<number | null> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'bench-memory-'));
  try {
    const file = path.join(folder, 'large.png');
    await fs.writeFile(file, await renderSvg(drawChart(specOf(7680, 5200, 0)).svg));
    const script = path.join(import.meta.dirname, 'memory-worker.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [script, file]);
    return Number(stdout);
  } finally {
    await fs.rm(folder, { recursive: true });
  }
}

/** Measures all of it; `development` are files of the development set's clean pictures. */
export async function measureSpeed(development: readonly Buffer[]): Promise<Speed> {
  const recogniser = createTextRecogniser();
  const fullHd = await files(1920, 1080, 8);
  await milliseconds(fullHd.slice(0, 3), recogniser);
  return {
    development: await milliseconds(development, recogniser),
    fullHd: await milliseconds(fullHd, recogniser),
    ultraHd: await milliseconds(await files(3840, 2160, 4), recogniser),
    megabytesAt40: await memory(),
  };
}
