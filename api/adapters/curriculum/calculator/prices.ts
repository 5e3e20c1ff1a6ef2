import { AT, MONEY_BEFORE, NUMBER, number } from './amounts.ts';

/** The prices of a plan that a question names. */
export function prices(text: string): Record<'entry' | 'stop' | 'target', number | null> {
  const at = (names: string): number | null =>
    number(
      text,
      String.raw`\b(?:${names})${AT}${MONEY_BEFORE}${NUMBER}(?!\s*(?:%|pips?|lots?|units?|shares?|mini|micro))`,
    );
  return {
    entry: at('entry|enter|entered|buy|bought|buying|long|sell|sold|selling|short'),
    stop: at('stop[ -]?loss|stop|sl'),
    target: at('take[ -]?profit|target|tp'),
  };
}
