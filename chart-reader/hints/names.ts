/** Symbol and time frame that were given, in place of what is printed or beside it. */
import type { ReadText, Stage } from '../types.ts';
import type { Header } from '../stages/header.ts';
import type { Timed } from '../stages/time-axis.ts';
import { parseTimeframe } from '../stages/timeframe-text.ts';
import type { ReadHints } from './types.ts';

/** The header with the given names; one that is printed, too, keeps its place in the picture. */
export function withGivenNames(header: Header, hints: ReadHints | null): Header {
  const { symbol, timeframe } = hints ?? {};
  const frame = timeframe === undefined ? null : parseTimeframe(timeframe, true);
  return {
    ...header,
    symbol: symbol === undefined ? header.symbol : given(symbol.trim(), header.symbol),
    timeframe: frame === null ? header.timeframe : given(frame, header.timeframe),
  };
}

function given(text: string, printed: Stage<ReadText> | null): Stage<ReadText> {
  const same = printed?.value.text === text;
  return {
    value: { text, box: same ? printed.value.box : null, by_hand: true },
    confidence: 1,
    evidence: ['given by hand', ...(same ? ['and printed in the picture'] : [])],
  };
}

/** Said where the time axis is sure of another time frame than the one that was given. */
export function timeframeNote(hints: ReadHints | null, timed: Timed | null): string[] {
  const frame = hints?.timeframe === undefined ? null : parseTimeframe(hints.timeframe, true);
  const implied = timed?.stage.value.timeframe;
  if (frame === null || !implied || implied === frame) return [];
  return [
    `The dates and times below the chart are those of ${implied} bars; the time frame ${frame} was given by hand.`,
  ];
}
