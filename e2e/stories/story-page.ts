/** A page of the built Storybook that shows one story after another. */
import type { Browser, BrowserContext, Page } from 'playwright-core';

const desktop = { width: 1280, height: 800 };

interface Preview {
  /** Once the list of stories is there. */
  storyStoreValue?: { loadStory(wanted: { storyId: string }): Promise<Sized> };
}

/** What a story says about the size of its window. */
interface Sized {
  storyGlobals?: { viewport?: { value?: string } };
  parameters: { viewport: { options: Record<string, { styles: Record<'width' | 'height', string> }> } };
}

interface Channel {
  on(event: string, listen: (detail: unknown) => void): void;
  off(event: string, listen: (detail: unknown) => void): void;
  emit(event: string, detail: unknown): void;
}

/** What a page of Storybook has on its window. */
interface Globals {
  __STORYBOOK_PREVIEW__: Preview;
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  document: { documentElement: { classList: { remove(name: string): void } } };
}

/** A profile in which nothing fades. */
export function openProfile(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ viewport: desktop, reducedMotion: 'reduce' });
}

/** Takes from a page what the stories of a title left in its profile. */
export async function forget(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate('localStorage.clear(); sessionStorage.clear();');
}

/** A new page of Storybook; what was loaded before is not loaded again. */
export async function openStorybook(profile: BrowserContext, url: string): Promise<Page> {
  const page = await profile.newPage();
  await fit(page, desktop);
  await page.goto(`${url}/iframe.html`);
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Partial<Globals>;
    return preview?.storyStoreValue !== undefined;
  });
  return page;
}

interface Size {
  width: number;
  height: number;
}

/**
 * Gives the window a size. It is drawn at a tenth of it, for which the processor stands in for a graphics card: how a page is laid out
 * and what its scripts are told stays as it is, and nobody looks at the drawing.
 */
async function fit(page: Page, { width, height }: Size): Promise<void> {
  await page.setViewportSize({ width, height });
  const session = await page.context().newCDPSession(page);
  const drawing = {
    deviceScaleFactor: 1,
    mobile: false,
    scale: 0.1,
    screenWidth: width,
    screenHeight: height,
  };
  await session.send('Emulation.setDeviceMetricsOverride', { width, height, ...drawing });
}

/** Shows a story at the size that it asks for and runs its play function; answers with the errors as text. */
export async function playStory(page: Page, storyId: string): Promise<string[]> {
  const size = (await page.evaluate(sizeOf, storyId)) ?? desktop;
  if (page.viewportSize()?.width !== size.width) await fit(page, size);
  return page.evaluate(play, storyId);
}

async function sizeOf(storyId: string): Promise<{ width: number; height: number } | null> {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Globals;
  const story = await preview.storyStoreValue?.loadStory({ storyId });
  const name = story?.storyGlobals?.viewport?.value;
  const styles = name === undefined ? undefined : story?.parameters.viewport.options[name]?.styles;
  return styles ? { width: parseInt(styles.width), height: parseInt(styles.height) } : null;
}

function play(storyId: string): Promise<string[]> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, document } = globalThis as unknown as Globals;
  const troubles = [
    'storyErrored',
    'storyThrewException',
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
    'storyMissing',
  ];
  // By day, unless the story says otherwise; the story before need not be drawn by day once more.
  document.documentElement.classList.remove('dark');
  return new Promise((resolve) => {
    const heard: string[] = [];
    const textOf = (detail: unknown): string =>
      typeof detail === 'object' && detail !== null && 'message' in detail
        ? String(detail.message)
        : JSON.stringify(detail);
    const listeners = troubles.map((event) => {
      const listen = (detail: unknown): void => {
        heard.push(`${event}: ${textOf(detail)}`);
        // A story that was not drawn never finishes.
        if (event !== 'unhandledErrorsWhilePlaying' && event !== 'playFunctionThrewException') finish();
      };
      channel.on(event, listen);
      return { event, listen };
    });
    const ended = (detail: unknown): void => {
      const { storyId: which, status } = detail as { storyId: string; status: string };
      if (which !== storyId) return;
      if (status === 'error' && heard.length === 0) heard.push('The story ended with an error.');
      finish();
    };
    function finish(): void {
      channel.off('storyFinished', ended);
      for (const { event, listen } of listeners) channel.off(event, listen);
      resolve(heard);
    }
    channel.on('storyFinished', ended);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** Whether a page was by day and is by night now; nothing fades, so what is next drawn shows it all. */
export async function turnToNight(page: Page): Promise<boolean> {
  if (await page.evaluate<boolean>(`document.documentElement.classList.contains('dark')`)) return false;
  await page.evaluate(`document.documentElement.classList.add('dark')`);
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  return true;
}
