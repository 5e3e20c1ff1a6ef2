import { countsOf, failuresOf, fileTimes, readReport } from './jest-report.ts';
import type { JestReport } from './jest-report.ts';

const root = '/repository';
const passing: JestReport = {
  testResults: [
    {
      name: '/repository/a.test.ts',
      message: '',
      startTime: 1000,
      endTime: 2000,
      assertionResults: [
        { fullName: 'adds', status: 'passed', duration: 400, failureMessages: [] },
        { fullName: 'subtracts', status: 'passed', duration: 500, failureMessages: [] },
      ],
    },
    {
      name: '/repository/b.test.ts',
      message: '',
      startTime: 2000,
      endTime: 5000,
      assertionResults: [{ fullName: 'divides', status: 'passed', duration: null, failureMessages: null }],
    },
  ],
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
};
const files = ['a.test.ts', 'b.test.ts'];
const run = { code: 0, root, files };

it('counts the tests that passed', () => {
  expect(countsOf(passing, run)).toEqual({ passed: 3, failed: 0 });
});

it('counts a report that is missing as a failure', () => {
  const report = readReport('/repository/no-such-report.json');
  expect(report).toBeNull();
  expect(countsOf(report, run)).toEqual({ passed: 0, failed: 1 });
});

it('counts a file of the shard that did not run as a failure, and names it', () => {
  const more = [...files, 'c.test.ts'];
  expect(countsOf(passing, { ...run, files: more })).toEqual({ passed: 3, failed: 1 });
  expect(failuresOf(passing, root, more)).toBe('c.test.ts\ndid not run');
});

it('counts skipped and unwritten tests, and files that did not load, as failures', () => {
  const report = { ...passing, numPendingTests: 1, numTodoTests: 2, numRuntimeErrorTestSuites: 1 };
  expect(countsOf(report, { ...run, code: 1 }).failed).toBe(4);
});

it('counts an exit code that no test explains as a failure', () => {
  expect(countsOf(passing, { ...run, code: 1 })).toEqual({ passed: 3, failed: 1 });
});

it('says nothing of failures when there are none', () => {
  expect(failuresOf(passing, root, files)).toBeNull();
});

it('says which test failed and why', () => {
  const [first] = passing.testResults;
  const assertionResults = [{ fullName: 'adds', status: 'failed', failureMessages: ['2 is not 3'] }];
  const report = { ...passing, testResults: first ? [{ ...first, assertionResults }] : [] };
  expect(failuresOf(report, root, ['a.test.ts'])).toBe('a.test.ts\nfailed: adds\n2 is not 3');
});

it('lists files by how long they took, with their longest test', () => {
  expect(fileTimes(passing, root)).toEqual([
    { file: 'b.test.ts', seconds: 3, longest: { title: 'divides', seconds: 0 } },
    { file: 'a.test.ts', seconds: 1, longest: { title: 'subtracts', seconds: 0.5 } },
  ]);
});
