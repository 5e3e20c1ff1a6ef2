/**
 * Runs everything that has to hold and ends with the plain line "N passed, N failed".
 *
 *   run-all.ts            all steps, three at a time
 *   run-all.ts --quick    without database, Storybook and browser
 *   run-all.ts --only X   the steps whose name contains X
 *
 * A jest step counts its tests; any other step counts as one. A skipped test counts as failed.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';

interface Step {
  name: string;
  command: string[];
  /** A jest run: its results are read from the file that jest writes. */
  jest?: boolean;
  /** Names of steps that must be done before. */
  after?: string[];
  quick?: boolean;
}

interface Outcome {
  passed: number;
  failed: number;
  seconds: number;
}

const root = join(import.meta.dirname, '../..');
const reports = join(root, 'build/test-reports');

const jest = (name: string, ...rest: string[]): string[] => [
  'jest',
  '--selectProjects',
  name,
  '--json',
  `--outputFile=${join(reports, `${name}.json`)}`,
  ...rest,
];

const steps: Step[] = [
  { name: 'types', command: ['npm', 'run', '-s', 'types'], quick: true },
  { name: 'web build', command: ['node', 'tools/web-build.ts'] },
  {
    name: 'first view',
    command: ['node', 'web/scripts/first-view-size.ts', '--limit', '250'],
    after: ['web build'],
  },
  { name: 'unit', command: jest('unit', '--maxWorkers=1'), jest: true, quick: true },
  { name: 'pact', command: jest('pact', '--runInBand'), jest: true },
  // The long ones before the short ones, so that both cores end at about the same time.
  { name: 'e2e', command: jest('e2e', '--runInBand'), jest: true, after: ['web build'] },
  // Queries keep what they fetched for minutes after the last test.
  { name: 'web', command: jest('web', '--maxWorkers=1', '--forceExit'), jest: true, quick: true },
  { name: 'api', command: jest('api', '--maxWorkers=1'), jest: true, after: ['pact', 'web build'] },
  { name: 'storybook build', command: ['npm', 'run', '-s', 'build:storybook'] },
  {
    name: 'stories',
    command: jest('stories', '--runInBand'),
    jest: true,
    after: ['storybook build'],
  },
  { name: 'lint', command: ['npm', 'run', '-s', 'lint'], quick: true },
];

/** A step that takes longer hangs. */
const STEP_LIMIT_MS = 20 * 60_000;

/** Runs one command; resolves with its exit code and everything it printed. */
function run(command: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command[0] ?? '', command.slice(1), {
      cwd: root,
      env: {
        ...process.env,
        NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
        NODE_ENV: 'test',
        FORCE_COLOR: '0',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: STEP_LIMIT_MS,
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code, signal) => {
      if (signal === 'SIGTERM') output += `Ended after ${STEP_LIMIT_MS / 60_000} minutes.`;
      resolve({ code: code ?? 1, output });
    });
  });
}

interface JestReport {
  testResults?: {
    name: string;
    message: string;
    assertionResults: {
      fullName: string;
      status: string;
      failureMessages: string[] | null;
    }[];
  }[];
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
}

/** Counts of a jest report; a suite that did not load counts as one failure, and so does a skipped test. */
function readReport(name: string, code: number): { passed: number; failed: number } {
  const path = join(reports, `${name}.json`);
  if (!existsSync(path)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(path, 'utf8')) as JestReport;
  const failed =
    report.numFailedTests + report.numRuntimeErrorTestSuites + report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
}

/** What went wrong in a jest run: every test that did not pass and why; null when the report does not tell. */
function failuresOf(name: string): string | null {
  const path = join(reports, `${name}.json`);
  if (!existsSync(path)) return null;
  const { testResults = [] } = JSON.parse(readFileSync(path, 'utf8')) as JestReport;
  const failures = testResults.flatMap((suite) => {
    const tests = suite.assertionResults
      .filter(({ status }) => status !== 'passed')
      .map((test) => `${test.status}: ${test.fullName}\n${(test.failureMessages ?? []).join('\n')}`);
    if (tests.length > 0) return [`${relative(root, suite.name)}\n${tests.join('\n')}`];
    return suite.assertionResults.length === 0 ? [`${relative(root, suite.name)}\n${suite.message}`] : [];
  });
  return failures.length > 0 ? failures.join('\n') : null;
}

const indented = (text: string): string =>
  text
    .split('\n')
    .map((line) => `     | ${line}`)
    .join('\n');

async function runStep(step: Step): Promise<Outcome> {
  const started = performance.now();
  const { code, output } = await run(step.command);
  const counts = step.jest
    ? readReport(step.name, code)
    : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `${counts.failed === 0 ? 'ok  ' : 'FAIL'} ${step.name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`,
  );
  if (counts.failed > 0) console.log(`${indented((step.jest ? failuresOf(step.name) : null) ?? output)}\n`);
  return { ...counts, seconds };
}

/** One more than the cores of the smallest machine: browsers wait more than they work. */
const LANES = 3;

/** A few steps at a time, in order, each once the steps it waits for are done. */
async function runAll(wanted: Step[]): Promise<Outcome[]> {
  const waiting = [...wanted];
  const names = new Set(wanted.map((step) => step.name));
  const done = new Set<string>();
  const outcomes: Outcome[] = [];
  const ready = (step: Step) => (step.after ?? []).every((name) => done.has(name) || !names.has(name));
  const running = new Map<string, Promise<void>>();
  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < LANES ? waiting.findIndex(ready) : -1;
    if (next < 0) {
      await Promise.race(running.values());
      continue;
    }
    const [step] = waiting.splice(next, 1);
    if (!step) break;
    const work = runStep(step).then((outcome) => {
      outcomes.push(outcome);
      done.add(step.name);
      running.delete(step.name);
    });
    running.set(step.name, work);
  }
  return outcomes;
}

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, only: { type: 'string' } },
});
const wanted = steps.filter(
  (step) => (!values.quick || step.quick) && (!values.only || step.name.includes(values.only)),
);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const started = performance.now();
const outcomes = await runAll(wanted);
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
console.log(`\nAll steps in ${Math.round((performance.now() - started) / 1000)} s.`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
