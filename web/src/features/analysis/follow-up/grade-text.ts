/** The texts of a follow-up grade. */
import { fixed } from '../../../../../api/domain/shared-with-web/fixed-number.ts';
import { roundedPercent } from '../../../entities/analysis/display.ts';
import type { ChartHints, FirstPassage, FollowUpGrade, FollowUpRange } from '../../../api/generated/model';

type Level = FollowUpGrade['ambiguous_levels'][number];

export const LEVEL_NAMES: Record<Level, string> = {
  entry: 'entry',
  stop: 'stop',
  take_profit_1: 'target 1',
  take_profit_2: 'target 2',
};

/** 'bar 3', or the bar that was last on the analysed picture. */
export function barName(bar: number): string {
  return bar === 0 ? 'the last analysed bar' : `bar ${bar}`;
}

/** What happened, in one or two sentences. */
export function gradeSentence(grade: FollowUpGrade): string {
  const reached = new Map(grade.touches.map(({ level, bar }) => [level, barName(bar)]));
  switch (grade.outcome) {
    case 'target':
      return [
        `Price reached target 1 on ${reached.get('take_profit_1')} before the stop.`,
        afterTarget(grade),
      ]
        .join(' ')
        .trim();
    case 'stopped':
      return `Price reached the stop on ${reached.get('stop')} before target 1.`;
    case 'open':
      return `After ${count(grade.last_bar)} price has reached neither the stop nor target 1.`;
    case 'not_entered':
      return 'Price never came to the entry.';
    case 'ambiguous':
      return doubt(grade);
  }
}

function afterTarget(grade: FollowUpGrade): string {
  const last = grade.touches.at(-1);
  if (last?.level === 'take_profit_2') return `It went on to target 2 on ${barName(last.bar)}.`;
  if (last?.level === 'stop') return `It came back to the stop on ${barName(last.bar)}.`;
  return '';
}

/** Why the bars cannot tell. */
function doubt({ ambiguity, ambiguous_bar, ambiguous_levels }: FollowUpGrade): string {
  const where = barName(ambiguous_bar ?? 0);
  const levels = ambiguous_levels.map((level) => LEVEL_NAMES[level]).join(' and ');
  if (ambiguity === 'same_bar')
    return `On ${where} price reached ${levels}. One bar does not show which came first, so it is not guessed.`;
  if (ambiguity === 'unread_bar')
    return `${where.replace(/^./, (first) => first.toUpperCase())} could not be read, and it may have decided the plan.`;
  return `On ${where} the ${levels} lies within the error of the bar's high or low, so it is not certain that price reached it.`;
}

function count(bars: number): string {
  return bars === 1 ? 'one bar' : `${bars} bars`;
}

/** What a price without drift does in the bars watched. */
export function chanceSentence({ bars, target, stop }: FirstPassage): string {
  return `By chance alone, target 1 comes first within ${count(bars)} in ${roundedPercent(target)} of cases and the stop in ${roundedPercent(stop)}.`;
}

/** Whether the later close lay within the range given for it; `write` writes a price. */
export function rangeSentence(
  { bar, low, high, close, held }: FollowUpRange,
  write: (price: number) => string,
): string {
  return (
    `The close of bar ${bar}, ${write(close)}, lay ${held ? 'within' : 'outside'} the range of ${write(low)} to ` +
    `${write(high)} that holds 68 of 100 continuations without drift.`
  );
}

/** '+1.24 R ± 0.03'. */
export function riskText(measured: { value: number; sigma: number } | null): string {
  if (measured === null) return 'N/A';
  const sign = measured.value < 0 ? '−' : '+';
  const error = measured.sigma >= 0.005 ? ` ± ${fixed(measured.sigma, 2)}` : '';
  return `${sign}${fixed(Math.abs(measured.value), 2)} R${error}`;
}

/** What its owner gave beside the later picture. */
export function givenText({ axis, pane, kind, symbol, timeframe }: ChartHints): string {
  return [
    ...(axis ? ['scale'] : []),
    ...(pane ? ['pane'] : []),
    ...(kind ? ['kind'] : []),
    ...(symbol === undefined ? [] : ['symbol']),
    ...(timeframe === undefined ? [] : ['time frame']),
  ].join(', ');
}
