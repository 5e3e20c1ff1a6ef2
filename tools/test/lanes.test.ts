import { runInLanes } from './lanes.ts';
import type { Ordered } from './lanes.ts';

/** Runs steps that end one after the other, in the order in which they began; returns that order. */
async function order(steps: Ordered[], lanes: number): Promise<{ begun: string[]; most: number }> {
  const begun: string[] = [];
  let running = 0;
  let most = 0;
  await runInLanes(steps, lanes, async ({ name }) => {
    begun.push(name);
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
  });
  return { begun, most };
}

it('begins with the longest way to the end', async () => {
  const steps = [
    { name: 'short', seconds: 1 },
    { name: 'long', seconds: 9 },
    { name: 'build', seconds: 2 },
    { name: 'journeys', seconds: 8, after: ['build'] },
  ];
  expect((await order(steps, 1)).begun).toEqual(['build', 'long', 'journeys', 'short']);
});

it('runs so many steps at a time and no more', async () => {
  const steps = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, seconds: 1 }));
  const { begun, most } = await order(steps, 3);
  expect(begun.sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(most).toBe(3);
});

it('does not wait for a step that is not asked for', async () => {
  expect((await order([{ name: 'journeys', seconds: 1, after: ['build'] }], 2)).begun).toEqual(['journeys']);
});

it('refuses steps that wait for each other', async () => {
  const steps = [
    { name: 'begin', seconds: 1 },
    { name: 'itself', seconds: 1, after: ['itself'] },
  ];
  await expect(runInLanes(steps.slice(0, 1), 1, async ({ name }) => name)).resolves.toEqual(['begin']);
  await expect(order(steps, 1)).rejects.toThrow('itself');
});
