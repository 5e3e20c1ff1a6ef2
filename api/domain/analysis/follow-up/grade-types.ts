import type { FirstPassage } from '../first-passage.ts';
import type { RangeGrade } from './grade-range.ts';
import type { Measured } from '../measured-series.ts';

export type PlanLevelName = 'entry' | 'stop' | 'take_profit_1' | 'take_profit_2';

/** A level that price reached, `bar` bars after the one that was last on the analysed picture. */
export interface Touch {
  level: PlanLevelName;
  bar: number;
}

export type GradeOutcome = 'target' | 'stopped' | 'open' | 'not_entered' | 'ambiguous';

/** What the bars cannot tell, and why. */
export interface Ambiguity {
  reason: 'same_bar' | 'within_error' | 'unread_bar';
  bar: number;
  levels: PlanLevelName[];
}

/** What became of a plan. */
export interface Grade {
  outcome: GradeOutcome;
  /** With the outcome `target` it concerns what came after the first target. */
  ambiguity: Ambiguity | null;
  /** In the order in which they came. */
  touches: Touch[];
  /** The last bar that was looked at. */
  lastBar: number;
  /** Best and worst distance from the entry in units of the risk (entry to stop), while it was open; null when never. */
  best: Measured | null;
  worst: Measured | null;
  /** Result in units of the risk when all was closed at the stop or the first target; null while undecided. */
  result: Measured | null;
}

/** A grade beside what a price without drift gives in the bars up to the later picture's last one. */
export interface GradeBesideChance extends Grade {
  /** Missing in grades stored before it was computed. */
  chance?: FirstPassage;
  /** Null where no bar tells; missing in grades stored before it was taken. */
  range?: RangeGrade | null;
}
