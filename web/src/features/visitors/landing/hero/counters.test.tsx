import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderVisitor } from '../../testing/render-visitor.tsx';
import { Counters } from './counters.tsx';
import { COUNT_MS } from './use-count-up.ts';

let comeIntoView = (): void => undefined;
let view: ReturnType<typeof renderVisitor>;

/** Says that what it watches is in view, when the test wants it. */
class Watcher {
  constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
    comeIntoView = () => act(() => notify([{ isIntersecting: true }]));
  }
  observe() {}
  disconnect() {}
}

/** What is painted; the final values are there for screen readers all the time. */
const painted = (): number[] =>
  [...document.querySelectorAll('[data-counter]')].map((element) =>
    Number((element.textContent ?? '').replace(/\D/g, '')),
  );

const TARGETS = [50_000, 15_000, 98, 24];

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { IntersectionObserver: Watcher });
  view = renderVisitor(<Counters />);
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  view.server.close();
});

it('[V-093] the counters run for two seconds to 50000, 15000, 98 and 24', () => {
  expect(COUNT_MS).toBe(2000);
  comeIntoView();
  act(() => jest.advanceTimersByTime(100));
  const early = painted();
  act(() => jest.advanceTimersByTime(1700));
  const late = painted();
  early.forEach((value, nth) => expect(value).toBeLessThan(TARGETS[nth]! / 2));
  expect(late[0]).toBeGreaterThan(early[0]!);
  expect(late[0]).toBeLessThan(50_000);
  act(() => jest.advanceTimersByTime(400));
  expect(painted()).toEqual(TARGETS);
  expect(screen.getByText('50,000+', { selector: '[data-counter]' })).toBeInTheDocument();
});
