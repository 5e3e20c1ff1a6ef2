/** A partner's own colours, made safe to read on. */
import { contrast } from '../../ui/theme/contrast.ts';

const BLACK = '#000000';
const WHITE = '#FFFFFF';

/** '#abc' and '#AABBCC' as '#AABBCC'; null for any other text. */
function hexOf(text: string): string | null {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`.toUpperCase();
  return /^#[0-9a-f]{6}$/i.test(text) ? text.toUpperCase() : null;
}

/** The browser's own reading of a CSS colour; null when it is none, or one that lets things shine through. */
function readByBrowser(text: string): string | null {
  const probe = document.createElement('span');
  probe.style.color = text;
  if (probe.style.color === '') return null;
  document.body.append(probe);
  const computed = getComputedStyle(probe).color;
  probe.remove();
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(computed);
  if (!parts) return null;
  return `#${parts
    .slice(1)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`.toUpperCase();
}

/** A CSS colour as '#RRGGBB'; null when the browser does not know it. */
export function solidColour(text: string): string | null {
  return hexOf(text.trim()) ?? readByBrowser(text);
}

/** Black or white, whichever reads better; one of them always has at least 4.58:1. */
export function textOn(background: string): string {
  return contrast(BLACK, background) >= contrast(WHITE, background) ? BLACK : WHITE;
}
