import type { Clock } from '../../ports/shared/clock.ts';

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };
