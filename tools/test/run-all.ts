/**
 * Runs everything that has to hold and ends with the plain line "N passed, N failed".
 *
 *   run-all.ts             all steps, a few at a time
 *   run-all.ts --quick     without database, Storybook, browser and the files that take long; it names those
 *   run-all.ts --only X    the steps whose name contains X
 *   run-all.ts --lanes N   N steps at a time
 *   run-all.ts --remember  also writes down how long each file took, by which the next run deals them
 *
 * A jest step counts its tests; any other step counts as one. A skipped test counts as failed.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { countsOf, failuresOf, fileTimes, readReport } from './jest-report.ts';
import type { Counts, FileTime } from './jest-report.ts';
import { runInLanes } from './lanes.ts';
import { endingOf, runCommand } from './run-command.ts';
import { leftOut, quickSteps, reportPath, steps } from './steps.ts';
import type { Step } from './steps.ts';

const root = join(import.meta.dirname, '../..');

/** A step that takes longer hangs. */
const STEP_LIMIT_MS = 20 * 60_000;

/** One more than the cores of the smallest machine: browsers wait about as long as they work, but not beside many others. */
const LANES = '3';

/** Of each jest step so many files are named. */
const SLOWEST = 3;

/** A file that takes longer is written down. */
const LONG_SECONDS = 1;

const indented = (text: string): string =>
  text
    .split('\n')
    .map((line) => `     | ${line}`)
    .join('\n');

function tellFile({ file, seconds, longest }: FileTime): string {
  const test = longest ? `, of these ${longest.seconds.toFixed(1)} s: ${longest.title}` : '';
  return `     ${seconds.toFixed(1)} s ${file}${test}`.slice(0, 180);
}

interface Outcome extends Counts {
  times: FileTime[];
  processor: number;
}

async function runStep(step: Step): Promise<Outcome> {
  const began = performance.now();
  const env = {
    ...process.env,
    NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
    NODE_ENV: 'test',
    FORCE_COLOR: '0',
    ...step.env,
  };
  const ran = await runCommand(step.command, { cwd: root, env, limitMs: STEP_LIMIT_MS });
  const { code, output, processor } = ran;
  const seconds = Math.round((performance.now() - began) / 1000);
  const report = step.tests ? readReport(join(root, reportPath(step))) : null;
  const counts = step.tests
    ? countsOf(report, { code, root, files: step.tests })
    : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  const times = report ? fileTimes(report, root) : [];
  const worked = processor === null ? '' : `, ${Math.round(processor)} s of processor`;
  const result = counts.failed === 0 ? 'ok  ' : 'FAIL';
  console.log(
    [
      `${result} ${step.name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s${worked})`,
      ...times.slice(0, SLOWEST).map(tellFile),
    ].join('\n'),
  );
  if (counts.failed > 0) {
    const failures = report && step.tests ? failuresOf(report, root, step.tests) : null;
    console.log(`${indented(failures ?? (step.tests ? endingOf(ran) : output))}\n`);
  }
  return { ...counts, times, processor: processor ?? 0 };
}

/** How long each long file took, for the next run. */
function remember(times: readonly FileTime[]): void {
  const seconds = new Map<string, number>();
  for (const time of times) seconds.set(time.file, (seconds.get(time.file) ?? 0) + time.seconds);
  const long = [...seconds].filter(([, took]) => took >= LONG_SECONDS).sort(([a], [b]) => (a < b ? -1 : 1));
  const rounded = Object.fromEntries(long.map(([file, took]) => [file, Math.round(took)]));
  writeFileSync(join(import.meta.dirname, 'seconds.json'), `${JSON.stringify(rounded, null, 2)}\n`);
}

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    lanes: { type: 'string', default: LANES },
    remember: { type: 'boolean', default: false },
  },
});
const wanted = (values.quick ? quickSteps : steps).filter(
  ({ name }) => !values.only || name.includes(values.only),
);
const reports = join(root, 'build/test-reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const started = performance.now();
const outcomes = await runInLanes(wanted, Number(values.lanes), runStep);
if (values.remember) remember(outcomes.flatMap(({ times }) => times));
if (values.quick)
  console.log(`\nLeft out, as they take long; \`make test\` runs them:\n  ${leftOut.join('\n  ')}`);
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
const worked = Math.round(outcomes.reduce((sum, { processor }) => sum + processor, 0));
const took = Math.round((performance.now() - started) / 1000);
console.log(`\nAll steps in ${took} s${worked > 0 ? `, ${worked} s of processor` : ''}.`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
