/**
 * Lets 200 customers send a large picture each to an api of its own, asks for all analyses at once, and meanwhile asks `/health`
 * ten times a second. Prints how long the health page took, in milliseconds and as a multiple of what it takes when nothing
 * else is done, and the memory of the process before, at its peak and after. Fails past a limit.
 *
 *   run.ts [--analyses 200]
 */
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { memoryGivenBack } from '../../api/adapters/processes/memory-given-back.ts';
import { makeWorld } from '../crash/world.ts';
import { report } from '../bench/figure.ts';
import { healthWhile, watchMemory } from './measure.ts';
import { analyseAll, fillWithCustomers, largePicture, uploadAll } from './customers.ts';

/** Most milliseconds within which 95 of 100 answers of the health page come. */
const HEALTH_MS = 200;
/** Most memory of the api process during the burst, MiB, and afterwards as a multiple of what it had before. */
const PEAK_MIB = 1024;
const AFTER = 1.8;
/** Threads end after twenty seconds without work, one of each pool after five minutes; their memory is back then. */
const SETTLE_MS = 330_000;

const { values } = parseArgs({ options: { analyses: { type: 'string', default: '200' } } });
const count = Number(values.analyses);
// As `make run` and the image start it.
Object.assign(process.env, { ...memoryGivenBack, ...process.env });

const MIB = 1024 * 1024;
const mib = (bytes: number): string => `${Math.round(bytes / MIB)} MiB`;
const world = await makeWorld();
try {
  const life = await world.begin();
  const customers = await fillWithCustomers(world.inside, count);
  const pictures = [await largePicture(1), await largePicture(2)];
  const memory = watchMemory(life.pid);
  const quiet = await healthWhile(life.origin, () => pause(5_000));
  const before = memory.now();
  console.log(`${count} customers, pictures of ${pictures.map((each) => mib(each.length)).join(' and ')}`);
  const uploading = await healthWhile(life.origin, () => uploadAll(life.origin, customers, pictures));
  console.log(`uploaded; memory now ${mib(memory.now())}, peak ${mib(memory.peak())}`);
  const analysing = await healthWhile(life.origin, async () => {
    console.log(
      `analyses asked for at once were answered with ${JSON.stringify(await analyseAll(life.origin, customers))}`,
    );
  });
  const peak = memory.peak();
  await pause(SETTLE_MS);
  const after = memory.now();
  memory.stop();
  for (const [what, { p50, p95, asked }] of Object.entries({ quiet, uploading, analysing }))
    console.log(
      `health page, ${what.padEnd(9)}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (${(p95 / quiet.p95).toFixed(1)} times the quiet one), ${asked} asked`,
    );
  console.log(
    `memory: ${mib(before)} before, ${mib(peak)} at its peak, ${mib(after)} after ${SETTLE_MS / 1000} s of rest`,
  );
  report({
    name: 'health page during analyses, 95 of 100',
    value: analysing.p95,
    unit: 'ms',
    limit: { most: HEALTH_MS },
    against: { name: 'quiet', value: quiet.p95 },
  });
  const quietMemory = { name: 'before', value: before / MIB };
  report({
    name: 'memory at its peak',
    value: peak / MIB,
    unit: 'MiB',
    limit: { most: PEAK_MIB },
    against: quietMemory,
  });
  report({
    name: 'memory after a rest',
    value: after / MIB,
    unit: 'MiB',
    limit: { most: (AFTER * before) / MIB },
    against: quietMemory,
  });
  await life.kill();
} finally {
  await world.end();
}
