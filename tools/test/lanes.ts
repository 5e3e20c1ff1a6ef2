/** A few steps at a time, each once the steps it waits for are done. */

export interface Ordered {
  name: string;
  /** Names of steps that must be done before; one that is not among the steps is not waited for. */
  after?: string[];
  /** About how long it takes. */
  seconds: number;
}

/** How long it is from the begin of each step to the end of the last one that waits for it. */
function waysToEnd<S extends Ordered>(steps: readonly S[]): Map<S, number> {
  const ways = new Map<S, number>();
  const wayOf = (step: S): number => {
    const known = ways.get(step);
    if (known !== undefined) return known;
    ways.set(step, step.seconds);
    const next = steps.filter(({ after }) => after?.includes(step.name)).map(wayOf);
    const way = step.seconds + Math.max(0, ...next);
    ways.set(step, way);
    return way;
  };
  for (const step of steps) wayOf(step);
  return ways;
}

/** Runs all steps, at most `lanes` at a time; of those that may begin, the one with the longest way to the end. */
export async function runInLanes<S extends Ordered, O>(
  steps: readonly S[],
  lanes: number,
  run: (step: S) => Promise<O>,
): Promise<O[]> {
  const ways = waysToEnd(steps);
  const names = new Set(steps.map(({ name }) => name));
  const waiting = [...steps].sort((a, b) => (ways.get(b) ?? 0) - (ways.get(a) ?? 0));
  const done = new Set<string>();
  const running = new Map<string, Promise<void>>();
  const outcomes: O[] = [];
  const ready = (step: S) => (step.after ?? []).every((name) => done.has(name) || !names.has(name));
  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < lanes ? waiting.findIndex(ready) : -1;
    const [step] = next < 0 ? [] : waiting.splice(next, 1);
    if (step) {
      const work = run(step).then((outcome) => {
        outcomes.push(outcome);
        done.add(step.name);
        running.delete(step.name);
      });
      running.set(step.name, work);
    } else if (running.size > 0) {
      await Promise.race(running.values());
    } else {
      throw new Error(`Steps wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
    }
  }
  return outcomes;
}
