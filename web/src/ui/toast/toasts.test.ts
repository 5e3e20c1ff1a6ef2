import { jest } from '@jest/globals';
import { createToasts } from './toasts.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const open = (toasts: ReturnType<typeof createToasts>) => toasts.list().filter((one) => one.open);

describe('toasts', () => {
  it.each(['success', 'error', 'info', 'warning'] as const)(
    '[V-158] of the kind %s hide after 5 s',
    (tone) => {
      const toasts = createToasts();
      toasts[tone]('Said');
      expect(open(toasts)).toMatchObject([{ tone, title: 'Said' }]);
      jest.advanceTimersByTime(4_999);
      expect(open(toasts)).toHaveLength(1);
      jest.advanceTimersByTime(1);
      expect(open(toasts)).toHaveLength(0);
    },
  );

  it('[V-159] are limited to the newest 20, and a dismissed one is removed after 1,000,000 ms', () => {
    const toasts = createToasts();
    for (let nth = 1; nth <= 21; nth++) toasts.info(`Toast ${nth}`);
    expect(toasts.list()).toHaveLength(20);
    expect(toasts.list().map(({ title }) => title)).not.toContain('Toast 1');

    const newest = toasts.list()[0];
    toasts.dismiss(newest?.id ?? 0);
    jest.advanceTimersByTime(999_999);
    expect(toasts.list().map(({ id }) => id)).toContain(newest?.id);
    jest.advanceTimersByTime(1);
    expect(toasts.list().map(({ id }) => id)).not.toContain(newest?.id);
  });

  it('[W-218] do not stack when they are equal; a repeated one stays longer', () => {
    const toasts = createToasts();
    const first = toasts.error('Not saved', 'The server is away.');
    jest.advanceTimersByTime(4_000);
    expect(toasts.error('Not saved', 'The server is away.')).toBe(first);
    expect(open(toasts)).toHaveLength(1);
    jest.advanceTimersByTime(4_000);
    expect(open(toasts)).toHaveLength(1);
    toasts.error('Not saved', 'Another reason.');
    expect(open(toasts)).toHaveLength(2);
  });

  it('stay while somebody points at them', () => {
    const toasts = createToasts();
    toasts.info('Read me');
    toasts.pause();
    jest.advanceTimersByTime(60_000);
    expect(open(toasts)).toHaveLength(1);
    toasts.resume();
    jest.advanceTimersByTime(5_000);
    expect(open(toasts)).toHaveLength(0);
  });

  it('[W-011] offer an action until they are gone, which is done once or reported as missed', () => {
    const toasts = createToasts();
    const done: string[] = [];
    const action = (name: string) => ({
      label: 'Undo',
      run: () => done.push(`${name} undone`),
      onMissed: () => done.push(`${name} missed`),
    });
    const first = toasts.info('Deleted', undefined, action('first'));
    toasts.act(first);
    toasts.act(first);
    toasts.info('Deleted', undefined, action('second'));
    jest.advanceTimersByTime(5_000);
    expect(done).toEqual(['first undone', 'second missed']);
    toasts.info('Deleted', undefined, action('third'));
    for (let nth = 0; nth < 20; nth++) toasts.info(`More ${nth}`);
    expect(done.at(-1)).toBe('third missed');
  });
});
