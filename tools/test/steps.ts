/** What the whole run consists of. */
import { deal, isLong, secondsOf, testFilesOf } from './test-files.ts';

export interface Step {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** Of a jest run: the files whose tests it runs. Its results are read from the report that jest writes. */
  tests?: string[];
  /** Names of steps that must be done before. */
  after?: string[];
  /** Needs neither database nor browser. */
  quick?: boolean;
  /** About how long it takes on an idle machine. */
  seconds: number;
}

interface Project {
  name: string;
  /** Number of processes, each with a part of the files. */
  shards?: number;
  options: string[];
  quick?: boolean;
  after?: string[];
}

const PACT_PROVIDER = 'api/adapters/http/pact-provider.test.ts';
const STORIES = 'e2e/stories/stories.test.ts';

const projects: Project[] = [
  { name: 'unit', options: ['--maxWorkers=1'], quick: true },
  { name: 'pact', options: ['--runInBand'] },
  { name: 'e2e', shards: 2, options: ['--runInBand'], after: ['web build', 'product build'] },
  // Queries keep what they fetched for minutes after the last test.
  { name: 'web', shards: 2, options: ['--maxWorkers=1', '--forceExit'], quick: true },
  { name: 'api', shards: 2, options: ['--maxWorkers=1'], after: ['product build'] },
];

const reportOf = (name: string): string => `build/test-reports/${name.replace(/\W+/g, '-')}.json`;

function jestStep(name: string, project: string, tests: string[], options: string[]): Step {
  const command = ['jest', '--selectProjects', project, ...options, '--json'];
  return {
    name,
    tests,
    command: [...command, `--outputFile=${reportOf(name)}`, '--runTestsByPath', ...tests],
    seconds: secondsOf(tests),
  };
}

/** Files of a project in as many steps as it has shards. */
function stepsOf(
  { name, shards = 1, options, quick, after = [] }: Project,
  found = testFilesOf(name),
): Step[] {
  return deal(found, shards).map((files, index) => ({
    ...jestStep(shards === 1 ? name : `${name} ${index + 1}/${shards}`, name, files, options),
    quick,
    // The tests of the web write what the api is asked to keep.
    after: files.includes(PACT_PROVIDER) ? [...after, 'pact'] : after,
  }));
}

/** All stories are in one file, which deals them itself. */
function storySteps(shards: number): Step[] {
  return Array.from({ length: shards }, (_, index) => {
    const shard = `${index + 1}/${shards}`;
    const step = jestStep(`stories ${shard}`, 'stories', [STORIES], ['--runInBand']);
    const seconds = step.seconds / shards;
    return { ...step, env: { STORIES_SHARD: shard }, after: ['storybook build'], seconds };
  });
}

const npm = (script: string): string[] => ['npm', 'run', '-s', script];

const others: Step[] = [
  { name: 'types and rules', command: npm('types'), quick: true, seconds: 25 },
  { name: 'lint: imports', command: npm('lint:imports'), quick: true, seconds: 12 },
  { name: 'lint: format', command: npm('lint:format'), quick: true, seconds: 2 },
  { name: 'web build', command: ['node', 'tools/web-build.ts'], seconds: 15 },
  { name: 'product build', command: ['node', 'tools/product-build.ts'], seconds: 2 },
  {
    name: 'first view',
    command: ['node', 'tools/bench-pages/first-view-size.ts'],
    after: ['web build'],
    seconds: 1,
  },
  { name: 'storybook build', command: npm('build:storybook'), seconds: 25 },
];

/** The whole run. */
export const steps: Step[] = [
  ...others,
  ...projects.flatMap((project) => stepsOf(project)),
  ...storySteps(2),
];

const quickProjects = projects.filter(({ quick }) => quick);

/** The run before a commit. */
export const quickSteps: Step[] = [
  ...others.filter(({ quick }) => quick),
  ...quickProjects.flatMap((project) =>
    stepsOf(
      project,
      testFilesOf(project.name).filter((file) => !isLong(file)),
    ),
  ),
];

/** What the run before a commit leaves out of its projects. */
export const leftOut: string[] = quickProjects.flatMap(({ name }) => testFilesOf(name).filter(isLong));

/** Where jest writes the report of a step, from the root of the repository. */
export const reportPath = (step: Step): string => reportOf(step.name);
