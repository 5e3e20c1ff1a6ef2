/**
 * One customer uploads pictures of 1920 × 1080 pixels and has each analysed, after the process has started, warm, and after a pause, as people
 * make between two charts. Prints the processor time of the api for one upload and analysis, and beside it what a process with nothing but
 * the reader takes for the same pictures after as many others: the rest is the server's own share, which is told by kinds of threads,
 * too. Both are counted thread by thread over the same time, and read in turn, so that a busy machine slows both. Prints memory at rest.
 * Fails past a limit; the aim is an own share of 60 ms.
 *
 *   run.ts [--analyses 12] [--pause 30]
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { memoryGivenBack } from '../../api/adapters/processes/memory-given-back.ts';
import { charts, type Bearer } from '../../api/testing/chart-fixtures.ts';
import { giveCredits } from '../../api/testing/give-credits.ts';
import { watchMemory } from '../bench-burst/measure.ts';
import { processorMs } from '../bench-requests/processor.ts';
import { report } from '../bench/figure.ts';
import { makeWorld } from '../crash/world.ts';
import { ownTimes, sumOf, threadTimes } from './thread-times.ts';

/** Pictures before those that count. */
const WARM_UP = 16;
/** Most of the server's own processor time for an upload and its analysis, as a multiple of what the reader alone takes. */
const OWN = 0.6;
/** Most of the first analysis after a pause, as a multiple of a warm one's processor time: threads of analysing start anew, whose code is cold. */
const FIRST = 4;
/** Most processor time of a start whose code an earlier one has compiled, in milliseconds. */
const NEXT_START_MS = 2000;
/** Between opening the page and sending a picture. */
const CHOOSING_MS = 5_000;
/** Most memory of the api before its first analysis, and when it has rested after some, MiB. */
const IDLE_MIB = 220;
const RESTED_MIB = 420;
const MIB = 1024 * 1024;

const { values } = parseArgs({
  options: { analyses: { type: 'string', default: '12' }, pause: { type: 'string', default: '30' } },
});
const count = Number(values.analyses);
Object.assign(process.env, { ...memoryGivenBack, ...process.env });
process.env.NODE_ENV = 'production';
sharp.concurrency(1);

let shade = 0;
/** The same chart on a background that no picture before had. */
async function picture(): Promise<Buffer> {
  const background = { r: 255 - (shade % 40), g: 255 - Math.floor(shade / 40), b: 255 };
  shade++;
  return sharp({ create: { width: 1920, height: 1080, channels: 3, background } })
    .composite([
      {
        input: await sharp(charts.hourly).resize({ width: 1900, height: 1062 }).toBuffer(),
        left: 10,
        top: 8,
      },
    ])
    .png()
    .toBuffer();
}

/** What the page where pictures are sent says when it is opened. */
async function openPage(origin: string, bearer: Bearer): Promise<void> {
  await fetch(`${origin}/api/chart/expected`, { method: 'POST', headers: { ...bearer } });
}

async function analyse(origin: string, bearer: Bearer, bytes: Buffer): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'chart.png');
  const sent = await fetch(`${origin}/api/files?copy=false`, {
    method: 'POST',
    headers: { ...bearer },
    body: form,
  });
  const { file_url: address } = (await sent.json()) as { file_url?: string };
  const answer = await fetch(`${origin}/api/chart/analyze`, {
    method: 'POST',
    headers: { ...bearer, 'Content-Type': 'application/json' },
    body: JSON.stringify({ image_url: address }),
  });
  await answer.text();
  if (answer.status !== 200) throw new Error(`An analysis was answered with ${answer.status}.`);
}

/** A process with nothing but the reader. */
function startReader() {
  // As the api's reading threads are set up (`piscina-pool.ts`): after as many pictures it is as warm as they are.
  const execArgv = ['--max-semi-space-size=16', '--initial-old-space-size=64', '--heap-growing-percent=100'];
  const child = fork(new URL('./reader-alone.ts', import.meta.url), { execArgv });
  return {
    pid: child.pid ?? 0,
    async read(path: string): Promise<void> {
      child.send(path);
      await once(child, 'message');
    },
    end: () => child.kill(),
  };
}

const reader = startReader();
const folder = await mkdtemp(join(tmpdir(), 'bench-analysis-'));
const world = await makeWorld();
try {
  const earlier = await world.begin();
  const firstStart = processorMs(earlier.pid);
  await earlier.end();
  const { origin, pid, kill } = await world.begin();
  const { clock } = world.inside;
  clock.pass({ seconds: Math.ceil((Date.now() - clock.now().getTime()) / 1000) });
  const { bearer, user } = await world.inside.signIn({ tier: 'expert' });
  await giveCredits(world.inside, user.id, 100);
  const paths = Array.from({ length: WARM_UP + count + 1 }, (_, nth) => join(folder, `${nth}.png`));
  for (const path of paths) await writeFile(path, await picture());
  const one = async () => {
    const path = paths.pop() as string;
    const bytes = await readFile(path);
    const [before, begun] = [processorMs(pid), performance.now()];
    await analyse(origin, bearer, bytes);
    const taken = { ms: processorMs(pid) - before, clock: performance.now() - begun };
    await reader.read(path);
    return taken;
  };
  await pause(2000);
  const memory = watchMemory(pid);
  const idle = memory.now();
  const nextStart = processorMs(pid);
  const { ms: first } = await one();
  for (let nth = 1; nth < WARM_UP; nth++) await one();
  const threads = () => [threadTimes(pid), threadTimes(reader.pid)] as const;
  const [apiBefore, readerBefore] = threads();
  const clocks: number[] = [];
  for (let nth = 0; nth < count; nth++) clocks.push((await one()).clock);
  const [apiAfter, readerAfter] = threads();
  const warm = (sumOf(apiAfter) - sumOf(apiBefore)) / count;
  const readerMs = (sumOf(readerAfter) - sumOf(readerBefore)) / count;
  await pause(Number(values.pause) * 1000);
  const rested = memory.now();
  const before = processorMs(pid);
  await openPage(origin, bearer);
  await pause(CHOOSING_MS);
  const ready = processorMs(pid) - before;
  const again = await one();
  memory.stop();
  const ms = (name: string, value: number) => ({ name, value, unit: 'ms' });
  report(ms('the first start of the api', firstStart));
  report({
    ...ms('the next start of the api', nextStart),
    limit: { most: NEXT_START_MS },
    against: { name: 'the first', value: firstStart },
  });
  report({ name: 'memory at rest', value: idle / MIB, unit: 'MiB', limit: { most: IDLE_MIB } });
  report({
    name: 'memory after work and a pause',
    value: rested / MIB,
    unit: 'MiB',
    limit: { most: RESTED_MIB },
  });
  const alone = { name: 'the reader alone', value: readerMs };
  report({ ...ms('upload and analysis, warm', warm), against: alone });
  report({
    ...ms('the server’s own share', warm - readerMs),
    limit: { most: OWN * readerMs },
    against: alone,
  });
  const own = ownTimes([apiBefore, apiAfter], [readerBefore, readerAfter], count);
  for (const [work, value] of Object.entries(own)) report(ms(`of that ${work}`, value));
  const asWarm = { name: 'warm', value: warm };
  report({ ...ms('the first analysis', first), against: asWarm });
  report({ ...ms('opening the page after a pause', ready), against: asWarm });
  report({ ...ms('after a pause', again.ms), limit: { most: FIRST * warm }, against: asWarm });
  const warmClock = clocks.reduce((sum, each) => sum + each, 0) / count;
  report({
    ...ms('after a pause, by the clock', again.clock),
    against: { name: 'warm, by the clock', value: warmClock },
  });
  await kill();
} finally {
  reader.end();
  await world.end();
  await rm(folder, { recursive: true });
}
