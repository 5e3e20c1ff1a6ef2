/** The pace of bars where it may be that of trading hours, which rows of labels tell at a second look. */
import { fitTimes } from './time-fit.ts';
import { lengthOf, likelyFrames } from './time-frames.ts';
import { paceWith } from './time-pace.ts';
import type { Paced } from './time-search.ts';
import { sessionsOf } from './time-sessions.ts';
import type { ReadTimeLabel } from './time-stretch.ts';

const DAY = 86_400_000;

/** The simplest pace that explains the labels, trading hours among them (see `paceWith`). */
export const findPace = (
  all: readonly ReadTimeLabel[],
  printed: string | null,
  slack: number,
  sure?: number,
): Paced | null => paceWith(all, printed, slack, sure, { sessionsOf, areContested });

/** Whether trading hours of another time frame explain the labels as well, as they do where no two clocks are of one day. */
function areContested({ fit, labels, known }: Paced, slack: number): boolean {
  if (!fit.pace.calendar.session) return false;
  return likelyFrames(labels, known.day, null).some((timeframe) => {
    const length = lengthOf(timeframe);
    if (timeframe === fit.pace.timeframe || !('ms' in length) || length.ms >= DAY) return false;
    return sessionsOf(labels, length.ms).some(
      (calendar) =>
        fitTimes(labels, { timeframe, length, calendar }, { dated: known.day, slack }, fit.agreeing) !== null,
    );
  });
}
