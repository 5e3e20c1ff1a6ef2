/** The other ways to hand over a picture than choosing a file: dropping it, pasting it, and the camera. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from 'playwright-core';

/** What the browser hands to the page along with a drop or a paste: one picture. */
function transferOf(path: string): string {
  const base64 = readFileSync(path).toString('base64');
  return `(() => {
    const bytes = Uint8Array.from(atob('${base64}'), (letter) => letter.charCodeAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes], '${basename(path)}', { type: 'image/png' }));
    return transfer;
  })()`;
}

export async function dropPicture(page: Page, path: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(transferOf(path));
  await page.getByTestId('drop-area').dispatchEvent('drop', { dataTransfer });
}

export async function pastePicture(page: Page, path: string): Promise<void> {
  await page.evaluate(
    `document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: ${transferOf(path)}, bubbles: true, cancelable: true }),
    )`,
  );
}

/** Takes a picture with the camera; the browser has to have one and to allow it. */
export async function takePhoto(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open Camera', exact: true }).click();
  await page.getByRole('button', { name: 'Capture', exact: true, disabled: false }).click();
}
