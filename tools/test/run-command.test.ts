import { openProcessorAccount } from './processor.ts';
import { endingOf, runCommand } from './run-command.ts';

const run = (code: string) =>
  runCommand([process.execPath, '--eval', code], { cwd: '/', env: { NODE_OPTIONS: '' }, limitMs: 60_000 });

it('tells how a process ended, and its last lines only', async () => {
  const ran = await run(
    'for (let line = 1; line <= 100; line += 1) console.log(line); process.exitCode = 7;',
  );
  expect(endingOf(ran).split('\n')).toEqual([
    'Ended with exit code 7.',
    '(20 lines before these)',
    ...Array.from({ length: 80 }, (_, index) => String(index + 21)),
  ]);
});

it('tells the signal that ended a process', async () => {
  const ran = await run(`console.log('last words'); process.kill(process.pid, 'SIGKILL');`);
  expect(endingOf(ran)).toBe('Ended by SIGKILL.\nlast words');
});

it('counts the work of processes that nobody waited for, where the system counts groups', async () => {
  const account = openProcessorAccount();
  account?.close();
  const work =
    'for (let used = 0; used < 300_000; ) { const { user, system } = process.cpuUsage(); used = user + system; }';
  // A program in between ends at once, so that what it started has no parent that hears of its end.
  const { processor } = await run(`
    const { spawnSync } = require('node:child_process');
    const between = 'require("node:child_process").spawn(process.argv[0], ["--eval", process.argv[1]], { detached: true, stdio: "inherit" }).unref()';
    spawnSync(process.execPath, ['--eval', between, ${JSON.stringify(work)}], { stdio: 'inherit' });`);
  expect(processor ?? 0).toBeGreaterThanOrEqual(account ? 0.3 : 0);
});
