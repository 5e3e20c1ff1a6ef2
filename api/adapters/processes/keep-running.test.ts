import { keepRunning, type Running } from './keep-running.ts';

/** Runs it on a clock of its own: each start lives as long as `lives` says, or fails where it says so. */
async function run(lives: readonly (number | 'fails')[], stopAfter = Infinity) {
  let time = 0;
  let starts = 0;
  const lines: string[] = [];
  const waits: number[] = [];
  const begin = (): Running => {
    const life = lives[starts++] ?? 0;
    if (life === 'fails') throw new Error('no disk');
    const ended = new Promise<string>((resolve) => {
      setImmediate(() => {
        time += life;
        resolve('SIGKILL');
      });
    });
    return { ended };
  };
  const outcome = await keepRunning(begin(), {
    name: 'api',
    startAgain: async () => begin(),
    isStopping: () => starts > stopAfter,
    say: (line) => lines.push(line),
    sleep: async (ms) => {
      waits.push(ms);
      time += ms;
    },
    now: () => time,
  }).then(
    () => 'stopped',
    (error: Error) => error.message,
  );
  return { outcome, waits, lines };
}

describe('a part of the product that is kept running', () => {
  it('is started again with longer and longer waits, and given up with the reason', async () => {
    const { outcome, waits, lines } = await run([]);
    expect(waits).toEqual([200, 1000, 2000, 5000, 10_000, 20_000]);
    expect(outcome).toBe('api does not stay up (SIGKILL); stopping.');
    expect(lines[0]).toBe('api ended unexpectedly (SIGKILL); it is started again in 0.2 s.');
  });

  it('has all its starts again once it has run for a minute', async () => {
    const { waits } = await run([0, 0, 60_000, 0, 60_000], 5);
    expect(waits).toEqual([200, 1000, 200, 1000, 200]);
  });

  it('is tried again when a start fails', async () => {
    const { outcome, waits } = await run([0, 'fails', 'fails', 0], 4);
    expect([outcome, waits]).toEqual(['stopped', [200, 1000, 2000, 5000]]);
  });

  it('is left alone when it ended because it should', async () => {
    expect(await run([0], 0)).toEqual({ outcome: 'stopped', waits: [], lines: [] });
  });
});
