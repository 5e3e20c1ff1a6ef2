/** Time that runs ahead: what a month later is like, today. In Node as `--import`, with `CLOCK_AHEAD_MS` in the environment. */

/** Makes every `new Date()` and `Date.now()` of this process or page say a later time; needs nothing from outside itself. */
export function moveClock(aheadMs: number): void {
  const now = Date.now.bind(Date);
  const later = (): number => now() + aheadMs;
  globalThis.Date = new Proxy(Date, {
    construct: (target, args: unknown[], made) =>
      Reflect.construct(target, args.length === 0 ? [later()] : args, made) as Date,
    get: (target, name) => (name === 'now' ? later : (Reflect.get(target, name) as unknown)),
  });
}

const ahead = Number(globalThis.process?.env['CLOCK_AHEAD_MS'] ?? 0);
if (ahead > 0) moveClock(ahead);
