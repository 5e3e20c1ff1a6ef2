import { act, render, screen } from '@testing-library/react';
import { WhenNear } from './when-near.tsx';

/** A browser that can tell who is near, and in which nobody is. */
class NobodyNear {
  observe(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: NobodyNear });
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

it('[W-495] shows what is printed after four seconds although nobody has come near, and what is not printed never', () => {
  render(
    <>
      <WhenNear afterAWhile waiting={<p>Printed later</p>}>
        <p>Printed</p>
      </WhenNear>
      <WhenNear waiting={<p>Drawn later</p>}>
        <p>Drawn</p>
      </WhenNear>
    </>,
  );
  pass(3_900);
  expect(screen.getByText('Printed later')).toBeVisible();
  pass(200);
  expect(screen.getByText('Printed')).toBeVisible();
  pass(60_000);
  expect(screen.getByText('Drawn later')).toBeVisible();
  expect(screen.queryByText('Drawn')).toBeNull();
});
