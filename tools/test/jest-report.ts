/** What the report says that jest writes of a run. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

interface FileReport {
  name: string;
  message: string;
  startTime: number;
  endTime: number;
  assertionResults: {
    fullName: string;
    status: string;
    duration?: number | null;
    failureMessages: string[] | null;
  }[];
}

export interface JestReport {
  testResults: FileReport[];
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
}

export interface Counts {
  passed: number;
  failed: number;
}

/** The report at a path; null when jest wrote none. */
export function readReport(path: string): JestReport | null {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as JestReport) : null;
}

/** Files that should have run and are not in the report. */
export function missingFrom(report: JestReport, root: string, files: readonly string[]): string[] {
  const ran = new Set(report.testResults.map(({ name }) => relative(root, name)));
  return files.filter((file) => !ran.has(file));
}

/**
 * Counts of a run. A missing report counts as one failure, and so does each file that did not load or is not in the
 * report, each skipped test, and an exit code that nothing else explains.
 */
export function countsOf(
  report: JestReport | null,
  run: { code: number; root: string; files: readonly string[] },
): Counts {
  if (!report) return { passed: 0, failed: 1 };
  const failed =
    report.numFailedTests +
    report.numRuntimeErrorTestSuites +
    report.numPendingTests +
    report.numTodoTests +
    missingFrom(report, run.root, run.files).length;
  return { passed: report.numPassedTests, failed: run.code !== 0 && failed === 0 ? 1 : failed };
}

/** What went wrong: every test that did not pass and why; null when the report does not tell. */
export function failuresOf(report: JestReport, root: string, files: readonly string[]): string | null {
  const failures = report.testResults.flatMap((suite) => {
    const tests = suite.assertionResults
      .filter(({ status }) => status !== 'passed')
      .map((test) => `${test.status}: ${test.fullName}\n${(test.failureMessages ?? []).join('\n')}`);
    if (tests.length > 0) return [`${relative(root, suite.name)}\n${tests.join('\n')}`];
    return suite.assertionResults.length === 0 ? [`${relative(root, suite.name)}\n${suite.message}`] : [];
  });
  const missing = missingFrom(report, root, files).map((file) => `${file}\ndid not run`);
  return failures.length + missing.length > 0 ? [...failures, ...missing].join('\n') : null;
}

export interface FileTime {
  file: string;
  seconds: number;
  /** The test that took most of it. */
  longest: { title: string; seconds: number } | null;
}

/** How long each file took, the slowest first. */
export function fileTimes(report: JestReport, root: string): FileTime[] {
  return report.testResults
    .map(({ name, startTime, endTime, assertionResults }) => {
      const [longest] = [...assertionResults].sort((a, b) => (b.duration ?? 0) - (a.duration ?? 0));
      return {
        file: relative(root, name),
        seconds: (endTime - startTime) / 1000,
        longest: longest ? { title: longest.fullName, seconds: (longest.duration ?? 0) / 1000 } : null,
      };
    })
    .sort((a, b) => b.seconds - a.seconds);
}
