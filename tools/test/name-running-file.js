/** An exception that nobody caught ends the process before jest can tell anything: it is said here which test was running. */
import { writeSync } from 'node:fs';

process.on('uncaughtExceptionMonitor', (_error, origin) => {
  const { testPath, currentTestName } = globalThis.expect?.getState() ?? {};
  writeSync(
    2,
    `\n${origin} while ${testPath ?? 'no test file'} was running: ${currentTestName ?? 'no test yet'}\n`,
  );
});
