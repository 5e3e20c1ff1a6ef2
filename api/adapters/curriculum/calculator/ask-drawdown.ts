import { refuse } from '../../../domain/tutor/calculators/calculation.ts';
import { drawdownFromLosses, drawdownFromPeak } from '../../../domain/tutor/calculators/drawdown.ts';
import { MONEY_BEFORE, NUMBER, number, toNumber } from './amounts.ts';
import { computed, type Asked } from './asked.ts';

const MOST_LOSSES = 600;
/** Asks for the gain that takes a loss back. */
const MADE_GOOD =
  /recover|(?:get|earn|win|make) (?:it |this |that )?back|ma[kd]e (?:it |this |that |up )?(?:good|for)|break even/;

export function readDrawdown(text: string): Asked | null {
  const row = new RegExp(String.raw`${NUMBER}\s*(?:losses|losing trades|losers)`).exec(text);
  const percent = number(text, String.raw`${NUMBER}\s*%`);
  const losses = row ? toNumber(row[1], row[2]) : null;
  if (losses !== null && percent !== null && losses <= MOST_LOSSES) {
    const start = number(
      text.replace(row?.[0] ?? '', ''),
      String.raw`\b(?:of|on|from|account|balance|with)\s+(?:an?\s+)?${MONEY_BEFORE}${NUMBER}(?!\s*%)`,
    );
    const notes = start === null ? ['You named no balance, so it starts at 100.'] : [];
    return computed(drawdownFromLosses({ start: start ?? 100, lossPercent: percent, losses }), notes);
  }
  if (!/drawdown|drop|fell|fall|lost|los[es]/.test(text) && !MADE_GOOD.test(text)) return null;
  const span = new RegExp(
    String.raw`from\s+${MONEY_BEFORE}${NUMBER}\s*(?:down\s*)?to\s+${MONEY_BEFORE}${NUMBER}`,
  ).exec(text);
  if (span) {
    const [peak, trough] = [toNumber(span[1], span[2]), toNumber(span[3], span[4])];
    if (trough < peak) return computed(drawdownFromPeak({ peak, trough }));
  }
  const loss = MADE_GOOD.test(text) ? percent : null;
  if (loss === null || loss <= 0) return null;
  if (loss >= 100) {
    return computed(
      refuse('loss', 'must be below 100%: nothing would be left, and no gain recovers from nothing'),
    );
  }
  return computed(drawdownFromPeak({ peak: 100, trough: Number((100 - loss).toPrecision(12)) }));
}
