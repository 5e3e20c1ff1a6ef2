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
