import { EventEmitter } from 'node:events';
import type { Page } from 'playwright-core';
import { countRequests, settled } from './settled.ts';

const frame = {};
const request = (navigates: boolean) => ({
  isNavigationRequest: () => navigates,
  frame: () => frame,
  url: () => '/',
});

/** A page that counts how often it was looked at, and does something at some of the looks. */
function pageOf(atLook: Record<number, (page: EventEmitter) => void>, loadingUntil = 0) {
  let looks = 0;
  const page = Object.assign(new EventEmitter(), {
    mainFrame: () => frame,
    waitForLoadState: async () => undefined,
    async evaluate(expression: string) {
      if (!expression.includes('requestAnimationFrame')) return looks <= loadingUntil;
      looks += 1;
      atLook[looks]?.(page);
      return undefined;
    },
  });
  countRequests(page as unknown as Page);
  return { page, settle: () => settled(page as unknown as Page), looks: () => looks };
}

describe('a page is settled', () => {
  it('after four looks at which nothing was under way', async () => {
    const { settle, looks } = pageOf({});
    await settle();
    expect(looks()).toBe(4);
  });

  it.each(['requestfinished', 'requestfailed'])('not before what it asked for is over: %s', async (over) => {
    const asked = request(false);
    const { settle, looks } = pageOf({
      3: (page) => page.emit('request', asked),
      5: (page) => page.emit(over, asked),
    });
    await settle();
    expect(looks()).toBe(8);
  });

  it('not before it has its heading, and nothing in it is busy', async () => {
    const { settle, looks } = pageOf({}, 2);
    await settle();
    expect(looks()).toBe(6);
  });

  it('whatever became of the requests of the page before', async () => {
    const { page, settle, looks } = pageOf({});
    page.emit('request', request(false));
    const next = request(true);
    page.emit('request', next);
    page.emit('requestfinished', next);
    await settle();
    expect(looks()).toBe(4);
  });
});
