import type { Clock } from '../ports/shared/clock.ts';

/** A clock that changes only when a test moves it. */
export class FakeClock implements Clock {
  private time: number;

  constructor(start = '2026-03-02T09:00:00.000Z') {
    this.time = Date.parse(start);
  }

  now(): Date {
    return new Date(this.time);
  }

  /** Moves forward. */
  pass({ seconds = 0, minutes = 0, hours = 0, days = 0 }): void {
    this.time += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
  }
}
