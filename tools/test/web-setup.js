import '@testing-library/jest-dom';
import FakeTimers from '@sinonjs/fake-timers';

const { jest } = globalThis;
let clock;

/** Fake timers. Promises are still resolved by themselves, as in a browser. */
const time = {
  // A test that hangs is ended by the time limit of its step.
  setTimeout: () => jest,
  useFakeTimers() {
    clock?.uninstall();
    clock = FakeTimers.install({
      shouldClearNativeTimers: true,
      toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    });
    return jest;
  },
  useRealTimers() {
    clock?.uninstall();
    clock = undefined;
    return jest;
  },
  advanceTimersByTime(ms) {
    clock.tick(ms);
    return jest;
  },
  advanceTimersByTimeAsync: (ms) => clock.tickAsync(ms),
};

Object.assign(jest, time);
