import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';

/** Marks the style element that carries the global rules of a prerendered page. */
export const GLOBAL_RULES = 'data-global-rules';

/** Marks the one with the rules of its elements; the value names them. */
export const ELEMENT_RULES = 'data-element-rules';

const found = (attribute: string): Element | null =>
  typeof document === 'undefined' ? null : document.querySelector(`style[${attribute}]`);

/** Whether the page came with its global rules. */
export const hasGlobalRules = (): boolean => found(GLOBAL_RULES) !== null;

/**
 * Emotion's memory of which rules the page has. Left to itself emotion would move the style element it finds, and the browser
 * would work out the style of every element once more.
 */
export function cacheOfDrawnPage(): EmotionCache {
  const cache = createCache({ key: 'css' });
  for (const name of found(ELEMENT_RULES)?.getAttribute(ELEMENT_RULES)?.split(' ') ?? []) {
    cache.inserted[name] = true;
  }
  return cache;
}
