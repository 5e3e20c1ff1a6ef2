/** Decides, bar by bar, which of a plan's levels price reached first. What one bar cannot tell is not guessed. */
import { ratioOfDistances } from '../estimate.ts';
import type { Measured, MeasuredBar } from '../measured-series.ts';
import type { Ambiguity, Grade, PlanLevelName, Touch } from './grade-types.ts';
import { frameBar, framePlan, type FramedBar, type FramedPlan, type GradedPlan } from './plan-frame.ts';

/** Nearer than this many standard errors to a level, a high or low is neither through it nor short of it. */
const SURE = 2;

type Reached = 'yes' | 'no' | 'maybe';

/** How far `price` got beyond `level`, upwards. */
function reached(price: Measured, level: Measured): Reached {
  const distance = price.value - level.value;
  const error = SURE * Math.hypot(price.sigma, level.sigma);
  if (distance >= 0 && distance >= error) return 'yes';
  return distance <= -error && distance < 0 ? 'no' : 'maybe';
}

const fellTo = (price: Measured, level: Measured): Reached =>
  reached({ value: -price.value, sigma: price.sigma }, { value: -level.value, sigma: level.sigma });

/** Everything that is known while the bars are walked. */
class Walk {
  readonly touches: Touch[] = [];
  entered = false;
  target = false;
  best: Measured | null = null;
  worst: Measured | null = null;
  result: Measured | null = null;
  /** The first thing that could not be determined and may have decided the outcome. */
  doubt: Ambiguity | null = null;
  readonly plan: FramedPlan;

  constructor(plan: FramedPlan) {
    this.plan = plan;
  }

  touch(level: PlanLevelName, bar: number): void {
    this.touches.push({ level, bar });
  }

  /** Distance from the entry in units of the risk. */
  inRisk(price: Measured): Measured {
    return ratioOfDistances(price, this.plan.entry, this.plan.stop);
  }

  sawHigh(price: Measured): void {
    const excursion = this.inRisk(price);
    if (this.best === null || excursion.value > this.best.value) this.best = excursion;
  }

  sawLow(price: Measured): void {
    const excursion = this.inRisk(price);
    if (this.worst === null || excursion.value < this.worst.value) this.worst = excursion;
  }

  mayHave(reason: Ambiguity['reason'], bar: number, levels: PlanLevelName[]): void {
    this.doubt ??= { reason, bar, levels };
  }

  grade(lastBar: number): Grade {
    const { touches, best, worst } = this;
    const rest = { touches, lastBar, best, worst };
    if (this.target) return { outcome: 'target', ambiguity: this.doubt, result: this.result, ...rest };
    if (this.doubt !== null) return { outcome: 'ambiguous', ambiguity: this.doubt, result: null, ...rest };
    const outcome = this.result !== null ? 'stopped' : this.entered ? 'open' : 'not_entered';
    return { outcome, ambiguity: null, result: this.result, ...rest };
  }
}

/** What is graded: the plan, the picture's last bar as it was then, and the bars since. */
export interface GradeInput {
  plan: GradedPlan;
  /** The last price of the analysed picture. */
  lastPrice: Measured;
  /** The analysed picture's last bar, which may still have been forming. */
  lastBar: MeasuredBar;
  /** Bars of the later picture by their number: 0 is that last bar as it ended, 1 the next; missing ones are left out. */
  bars: readonly { number: number; bar: MeasuredBar }[];
  /** Number of the later picture's last bar. */
  end: number;
}

/** The grade of a plan. */
export function gradePlan({ plan, lastPrice, lastBar, bars, end }: GradeInput): Grade {
  const framed = framePlan(plan);
  const walk = new Walk(framed);
  const apart = Math.abs(plan.entry.value - lastPrice.value);
  if (apart <= SURE * Math.hypot(plan.entry.sigma, lastPrice.sigma)) {
    walk.entered = true;
    walk.touch('entry', 0);
  }
  const before = frameBar(plan.direction, lastBar, 0);
  const byNumber = new Map(bars.map(({ number, bar }) => [number, frameBar(plan.direction, bar, number)]));
  for (let number = 0; number <= end; number++) {
    const bar = byNumber.get(number) ?? null;
    if (bar === null) walk.mayHave('unread_bar', number, unsettled(walk));
    else {
      const seen = number === 0 && before !== null ? sincePicture(bar, before) : bar;
      if (seen !== null && !step(walk, seen)) return walk.grade(number);
    }
  }
  return walk.grade(end);
}

function unsettled(walk: Walk): PlanLevelName[] {
  if (!walk.entered) return ['entry'];
  return walk.target ? ['stop', 'take_profit_2'] : ['stop', 'take_profit_1'];
}

/**
 * What the bar that was last on the picture did after it: only new extremes are known to be later than the picture;
 * otherwise its close.
 */
function sincePicture(ended: FramedBar, before: FramedBar): FramedBar {
  const higher = ended.high.value > before.high.value && reached(ended.high, before.high) === 'yes';
  const lower = ended.low.value < before.low.value && fellTo(ended.low, before.low) === 'yes';
  return {
    bar: 0,
    open: before.close,
    high: higher ? ended.high : ended.close,
    low: lower ? ended.low : ended.close,
    close: ended.close,
  };
}

/** One bar; false when all is decided and the walk ends. */
function step(walk: Walk, bar: FramedBar): boolean {
  if (!walk.entered) return enter(walk, bar);
  return walk.target ? afterTarget(walk, bar) : untilTarget(walk, bar);
}

/** Waits for the entry; ends when price reaches the target without it. */
function enter(walk: Walk, bar: FramedBar): boolean {
  const { entry, stop, takeProfit1 } = walk.plan;
  const above = reached(bar.high, entry);
  const below = fellTo(bar.low, entry);
  if (above === 'no' || below === 'no') return reached(bar.high, takeProfit1) === 'no';
  if (above === 'maybe' || below === 'maybe') {
    walk.mayHave('within_error', bar.bar, ['entry']);
    return true;
  }
  walk.entered = true;
  walk.touch('entry', bar.bar);
  const others: PlanLevelName[] = [];
  if (fellTo(bar.low, stop) !== 'no') others.push('stop');
  if (reached(bar.high, takeProfit1) !== 'no') others.push('take_profit_1');
  if (others.length === 0) return true;
  walk.mayHave('same_bar', bar.bar, ['entry', ...others]);
  return false;
}

/** A bar while neither the stop nor the first target was reached. */
function untilTarget(walk: Walk, bar: FramedBar): boolean {
  const { stop, takeProfit1 } = walk.plan;
  const up = reached(bar.high, takeProfit1);
  const down = fellTo(bar.low, stop);
  if (fellTo(bar.open, stop) === 'yes') return endAtStop(walk, bar);
  if (up === 'yes' && (down === 'no' || reached(bar.open, takeProfit1) === 'yes'))
    return meetTarget(walk, bar);
  if (down === 'yes' && up === 'no') return endAtStop(walk, bar);
  if (up === 'no' && down === 'no') {
    walk.sawHigh(bar.high);
    walk.sawLow(bar.low);
    return true;
  }
  const both = up === 'yes' && down === 'yes';
  const levels: PlanLevelName[] = [];
  if (down !== 'no') levels.push('stop');
  if (up !== 'no') levels.push('take_profit_1');
  walk.mayHave(both ? 'same_bar' : 'within_error', bar.bar, levels);
  return up !== 'yes' && down !== 'yes';
}

/** The stop was reached: certain unless something before could have been the target. */
function endAtStop(walk: Walk, bar: FramedBar): boolean {
  walk.touch('stop', bar.bar);
  const gap = fellTo(bar.open, walk.plan.stop) === 'yes';
  const result = gap ? walk.inRisk(bar.open) : { value: -1, sigma: 0 };
  if (onlyDoubts(walk, 'stop')) walk.doubt = null;
  if (walk.worst === null || result.value < walk.worst.value) walk.worst = result;
  if (!walk.target && walk.doubt === null) walk.result = result;
  return false;
}

/** The first target was reached: certain unless something before could have been the stop. */
function meetTarget(walk: Walk, bar: FramedBar): boolean {
  walk.touch('take_profit_1', bar.bar);
  if (onlyDoubts(walk, 'take_profit_1')) walk.doubt = null;
  walk.sawHigh(walk.plan.takeProfit1);
  if (walk.doubt !== null) return false;
  walk.target = true;
  walk.result = walk.inRisk(walk.plan.takeProfit1);
  return meetSecond(walk, bar);
}

/** A doubt about the level that is now certainly reached concerns only its bar, not the order of levels. */
function onlyDoubts(walk: Walk, level: PlanLevelName): boolean {
  const { doubt } = walk;
  return doubt?.reason === 'within_error' && doubt.levels.every((each) => each === level);
}

/** On the bar of the first target: the second lies behind it. */
function meetSecond(walk: Walk, bar: FramedBar): boolean {
  const { takeProfit2 } = walk.plan;
  const second = reached(bar.high, takeProfit2);
  if (second === 'yes') {
    walk.touch('take_profit_2', bar.bar);
    walk.sawHigh(takeProfit2);
    return false;
  }
  walk.sawHigh(bar.high);
  if (second === 'maybe') walk.mayHave('within_error', bar.bar, ['take_profit_2']);
  return true;
}

/** A bar between the first target and the second or the stop. */
function afterTarget(walk: Walk, bar: FramedBar): boolean {
  const { stop, takeProfit2 } = walk.plan;
  const up = reached(bar.high, takeProfit2);
  const down = fellTo(bar.low, stop);
  if (up === 'yes' && down === 'no') return meetSecond(walk, bar);
  if (down === 'yes' && up === 'no') return endAtStop(walk, bar);
  if (up === 'no' && down === 'no') {
    walk.sawHigh(bar.high);
    walk.sawLow(bar.low);
    return true;
  }
  const levels: PlanLevelName[] = [];
  if (down !== 'no') levels.push('stop');
  if (up !== 'no') levels.push('take_profit_2');
  const both = up === 'yes' && down === 'yes';
  walk.mayHave(both ? 'same_bar' : 'within_error', bar.bar, levels);
  return up !== 'yes' && down !== 'yes';
}
