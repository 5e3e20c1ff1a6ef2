import { useSyncExternalStore } from 'react';

export type ThemeChoice = 'system' | 'light' | 'dark';
export type CandleColours = 'green-red' | 'blue-orange';
export interface Appearance {
  theme: ThemeChoice;
  /** What `theme` comes to right now. */
  resolved: 'light' | 'dark';
  candles: CandleColours;
}

/** The same keys are read before the first paint by `web/public/start.js`. */
export const THEME_KEY = 'wickwise.theme';
export const CANDLES_KEY = 'wickwise.candles';
const DARK_QUERY = '(prefers-color-scheme: dark)';

const listeners = new Set<() => void>();
const unknown: Appearance = { theme: 'system', resolved: 'light', candles: 'green-red' };
let current = readStored();

function readStored(): Appearance {
  const theme = stored(THEME_KEY, ['light', 'dark'] as const) ?? 'system';
  const candles = stored(CANDLES_KEY, ['blue-orange'] as const) ?? 'green-red';
  return { theme, candles, resolved: resolve(theme) };
}

/** Private windows may refuse storage; then the system's wish holds. */
function stored<T extends string>(key: string, allowed: readonly T[]): T | null {
  try {
    const value = window.localStorage.getItem(key);
    return allowed.find((one) => one === value) ?? null;
  } catch {
    return null;
  }
}

function keep(key: string, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    // The choice then lasts for this page only.
  }
}

function resolve(theme: ThemeChoice): 'light' | 'dark' {
  if (theme !== 'system') return theme;
  // Where the page is prerendered there is no reader yet; the style sheet and start.js decide in the browser.
  if (typeof window === 'undefined') return 'light';
  return window.matchMedia(DARK_QUERY).matches ? 'dark' : 'light';
}

function apply(next: Appearance): void {
  current = next;
  const root = document.documentElement;
  root.classList.toggle('dark', next.resolved === 'dark');
  // Even the same value would make the browser look at all styles again.
  if (root.dataset['candles'] !== next.candles) root.dataset['candles'] = next.candles;
  // Set by start.js before the style sheet was there.
  root.style.removeProperty('background-color');
  for (const listener of listeners) listener();
}

export function setTheme(theme: ThemeChoice): void {
  keep(THEME_KEY, theme === 'system' ? null : theme);
  apply({ ...current, theme, resolved: resolve(theme) });
}

export function setCandles(candles: CandleColours): void {
  keep(CANDLES_KEY, candles === 'green-red' ? null : candles);
  apply({ ...current, candles });
}

/** Paper is light, whatever the screen is. */
function toPaper(): void {
  document.documentElement.classList.remove('dark');
}

/** Follows the system's theme and choices made in another tab; returns how to stop. */
export function followAppearance(): () => void {
  const refresh = (): void => apply(readStored());
  const query = window.matchMedia(DARK_QUERY);
  query.addEventListener('change', refresh);
  window.addEventListener('storage', refresh);
  window.addEventListener('beforeprint', toPaper);
  window.addEventListener('afterprint', refresh);
  refresh();
  return () => {
    window.removeEventListener('beforeprint', toPaper);
    window.removeEventListener('afterprint', refresh);
    query.removeEventListener('change', refresh);
    window.removeEventListener('storage', refresh);
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The reader's choice of theme and candle colours, and how to change it. */
export function useAppearance() {
  const appearance = useSyncExternalStore(
    subscribe,
    () => current,
    () => unknown,
  );
  return { ...appearance, setTheme, setCandles };
}
