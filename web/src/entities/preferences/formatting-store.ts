import { createLocalStore } from '../../lib/local-store.ts';
import { usualFormatting } from '../../lib/formatting.ts';
import type { Formatting } from '../../lib/formatting.ts';

const FORMATS = ['comma-point', 'point-comma', 'space-comma'] as const;

/** A zone that this browser does not know would break every date. */
function isZone(name: unknown): name is string {
  if (typeof name !== 'string') return false;
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function read(text: string | null): Formatting {
  if (text === null) return usualFormatting;
  try {
    const { timeZone, numberFormat } = JSON.parse(text) as Partial<Record<keyof Formatting, unknown>>;
    return {
      timeZone: isZone(timeZone) ? timeZone : null,
      numberFormat: FORMATS.find((one) => one === numberFormat) ?? 'comma-point',
    };
  } catch {
    return usualFormatting;
  }
}

/** What the account chose, as this browser last heard: a page is drawn right before the server answers. */
export const formattingStore = createLocalStore<Formatting>({
  key: 'wickwise.formatting',
  write: (formatting) => JSON.stringify(formatting),
  read,
});
