import { jest } from '@jest/globals';
import { act, fireEvent, render as renderBare, screen, waitFor } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { lazyComponent } from './lazy-component.tsx';
import { printPage } from './printing.ts';
import { UiProvider } from './ui-provider.tsx';
import { WhenNear } from './when-near.tsx';

type Tell = (entries: { isIntersecting: boolean }[]) => void;

/** A browser that knows where each observed element is: nobody is near one at first. Its window is 800 px high. */
class Window {
  static all: Window[] = [];
  private readonly tell: Tell;
  private readonly above: number;
  private readonly below: number;

  constructor(tell: Tell, { rootMargin }: { rootMargin: string }) {
    const [above = 0, , below = above] = rootMargin.split(' ').map(Number.parseFloat);
    this.tell = tell;
    this.above = above;
    this.below = below;
  }
  observe(): void {
    Window.all.push(this);
  }
  disconnect(): void {
    Window.all = Window.all.filter((each) => each !== this);
  }
  /** The page is where elements of 400 px begin so far below the top of the window. */
  static scrolledTo(top: number): void {
    for (const { tell, above, below } of Window.all)
      tell([{ isIntersecting: top + 400 > -above && top < 800 + below }]);
  }
}

let print: jest.SpiedFunction<() => void>;
beforeEach(() => {
  Window.all = [];
  Object.assign(globalThis, { IntersectionObserver: Window });
  print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  jest.useFakeTimers();
});
afterEach(() => {
  print.mockRestore();
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const render = (shown: ReactNode) => renderBare(<UiProvider>{shown}</UiProvider>);
const Drawn = <p>Drawn</p>;
/** Something that is printed, and something that is not. */
const renderBoth = () =>
  render(
    <>
      <WhenNear afterAWhile waiting={<p>Printed later</p>}>
        <p>Printed</p>
      </WhenNear>
      <WhenNear waiting={<p>Drawn later</p>}>{Drawn}</WhenNear>
    </>,
  );

it('[W-514] shows what is printed after four seconds although nobody has come near, and what is not printed never', () => {
  renderBoth();
  pass(3_900);
  expect(screen.getByText('Printed later')).toBeVisible();
  pass(200);
  expect(screen.getByText('Printed')).toBeVisible();
  pass(60_000);
  expect(screen.getByText('Drawn later')).toBeVisible();
  expect(screen.queryByText('Drawn')).toBeNull();
});

it.each([
  ['the pointer has left the page', () => fireEvent.mouseLeave(document.documentElement)],
  ['the window is left', () => fireEvent.blur(window)],
])('[W-514] shows what is printed as soon as %s, as on the way to a menu of the browser', (_, leave) => {
  renderBoth();
  leave();
  expect(screen.getByText('Printed')).toBeVisible();
  expect(screen.getByText('Drawn later')).toBeVisible();
});

it('[W-515] shows what is within 600 px below the window, and what a jump has left far above it', () => {
  const { unmount } = render(<WhenNear waiting={<p>Drawn later</p>}>{Drawn}</WhenNear>);
  act(() => Window.scrolledTo(1_500));
  expect(screen.getByText('Drawn later')).toBeVisible();
  act(() => Window.scrolledTo(1_300));
  expect(screen.getByText('Drawn')).toBeVisible();
  unmount();

  render(<WhenNear waiting={<p>Drawn later</p>}>{Drawn}</WhenNear>);
  act(() => Window.scrolledTo(3_000));
  expect(screen.getByText('Drawn later')).toBeVisible();
  act(() => Window.scrolledTo(-5_000));
  expect(screen.getByText('Drawn')).toBeVisible();
});

describe('[W-514] before the page is printed', () => {
  it('is all there as soon as the event before it is over, but what is not printed', () => {
    render(
      <>
        <WhenNear waiting={<p>Drawn later</p>}>{Drawn}</WhenNear>
        <div data-print="none">
          <WhenNear waiting={<p>Seen later</p>}>
            <p>Seen</p>
          </WhenNear>
        </div>
      </>,
    );
    act(() => {
      window.dispatchEvent(new Event('beforeprint'));
      expect(document.body).toHaveTextContent('DrawnSeen later');
    });
    expect(screen.getByText('Drawn')).toBeVisible();
    expect(screen.getByText('Seen later')).toBeVisible();
  });

  it('waits for code that is still to come, by the page and by Ctrl+P', async () => {
    for (const ask of [
      () => void printPage(),
      () => fireEvent.keyDown(document, { key: 'p', ctrlKey: true }),
    ]) {
      let come = (): void => undefined;
      const coming = new Promise<void>((resolve) => (come = resolve));
      const Late = lazyComponent(async () => coming.then(() => () => <p>Come</p>));
      const { unmount } = render(
        <WhenNear waiting={<p>To come</p>}>
          <Late />
        </WhenNear>,
      );
      print.mockClear();
      act(() => void ask());
      expect(screen.getByText('To come')).toBeInTheDocument();
      expect(screen.getByText(/had not loaded when it was printed/)).toBeInTheDocument();
      expect(print).not.toHaveBeenCalled();
      await act(async () => come());
      await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
      expect(screen.getByText('Come')).toBeVisible();
      unmount();
    }
  });

  it('leaves Ctrl+P to the browser where all is there, and other keys', () => {
    expect(fireEvent.keyDown(document, { key: 'p', ctrlKey: true })).toBe(true);
    render(<WhenNear waiting={<p>Drawn later</p>}>{Drawn}</WhenNear>);
    expect(fireEvent.keyDown(document, { key: 'p' })).toBe(true);
    expect(screen.getByText('Drawn later')).toBeVisible();
  });

  it('is printed without what does not come for ten seconds', async () => {
    const Never = lazyComponent(() => new Promise<ComponentType>(() => undefined));
    render(
      <WhenNear waiting={<p>To come</p>}>
        <Never />
      </WhenNear>,
    );
    await act(async () => {
      void printPage();
      await jest.advanceTimersByTimeAsync(9_900);
      expect(print).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(200);
    });
    expect(print).toHaveBeenCalledTimes(1);
  });
});
