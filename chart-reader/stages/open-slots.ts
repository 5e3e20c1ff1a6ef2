/** Which slots of a curve were open for trade, by where it does not bend. */
import { median } from '../image/numbers.ts';

/**
 * The slots without those in which nothing was traded: two or more idle ones in a row of which it `isTold`. Where gaps of two slots come
 * every seven, all idle ones at the same days are gaps too.
 */
export function openSlots(
  idle: readonly boolean[],
  isTold: (from: number, to: number) => boolean = () => true,
): boolean[] {
  const n = idle.length;
  const keep = idle.map(() => true);
  const gaps: { from: number; to: number }[] = [];
  for (let k = 1; k < n; k++) {
    if (!idle[k]) continue;
    const from = k;
    while (idle[k]) k++;
    if (k - from >= 2 && isTold(from, k)) gaps.push({ from, to: k });
  }
  const weekends = gaps.filter((g) => g.to - g.from === 2);
  const day = median(weekends.map((g) => g.from % 7));
  const agree = weekends.filter((g) => g.from % 7 === day).length;
  const weekly = agree >= 3 && agree >= 0.8 * gaps.length;
  if (mayBeChance(gaps, idle, weekly)) return keep;
  for (const { from, to } of gaps) keep.fill(false, from, to);
  if (weekly)
    for (let k = 1; k + 1 < n; k++) {
      const weekend = (k - day + 7) % 7 < 2;
      keep[k] = !(weekend && idle[k]);
    }
  return keep;
}

/** Share of the gaps found that chance alone would bring, from which on they say nothing: of such as come every week, and of any others. */
const BY_CHANCE = { weekly: 0.1, other: 0.001 };

/** Whether slots that hardly bend are so many that as long rows of them come about by chance. */
function mayBeChance(
  gaps: readonly { from: number; to: number }[],
  idle: readonly boolean[],
  weekly: boolean,
): boolean {
  const inGaps = gaps.reduce((sum, g) => sum + g.to - g.from, 0);
  const rest = idle.filter(Boolean).length - inGaps;
  const share = rest / Math.max(1, idle.length - inGaps);
  const usual = median(gaps.map((g) => g.to - g.from));
  return (
    gaps.length > 0 && idle.length * share ** usual > BY_CHANCE[weekly ? 'weekly' : 'other'] * gaps.length
  );
}
