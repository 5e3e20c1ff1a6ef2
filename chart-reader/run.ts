/** The run of the stages over one picture: clock, listener, time limit, and what was found so far. */
import type {
  OptionalStage,
  Raster,
  ReadHints,
  ReadOptions,
  Refusal,
  StageName,
  StageTiming,
} from './types.ts';
import type { BarEvidence } from './shapes.ts';
import type { AxisInPane } from './stages/price-axes.ts';
import type { Header } from './stages/header.ts';
import { Refused } from './stages/refuse.ts';
import type { Testimony, ToldField } from './hints/types.ts';
import type { Parts } from './parts.ts';
import type { Reads } from './reads.ts';

/** Runs the stages with their clock, their listener and the time limit. */
export class Run {
  readonly timings: StageTiming[] = [];
  found: Refusal['found'] = {};
  /** The axis of `found` with its strip and pane. */
  axis: AxisInPane | null = null;
  /** The header above the likeliest axis, also where that axis was given up for contradicting it. */
  header: Header | null = null;
  /** Whether the picture that is read is a photo of a screen, made straight: its rows are not as exact as those of a screenshot. */
  straightened = false;
  /** In the pixels of the picture that is read: on a photo those of the straightened screen. */
  hints: ReadHints | null;
  /** What a model says, in the same pixels. */
  testimony: Testimony;
  /** What of it the pixels confirmed. */
  readonly told = new Set<ToldField>();
  private readonly options: ReadOptions;
  private readonly parts: Partial<Parts>;
  private readonly begun = performance.now();
  private since = performance.now();
  private stage: StageName | null = null;

  constructor(options: ReadOptions, parts: Partial<Parts>) {
    this.options = options;
    this.parts = parts;
    this.hints = options.hints ?? null;
    this.testimony = {};
  }

  get floor(): number | undefined {
    return this.has('floor') ? this.options.floor : 0;
  }

  /** Whether all is asked for that a record shows, and not only what a preview does. */
  get inFull(): boolean {
    return this.options.inFull !== false;
  }

  /** Whether the stage is to run; the benchmark leaves stages out. */
  has(stage: OptionalStage): boolean {
    return !this.options.without?.includes(stage);
  }

  /** A part that is there: `hints` where there are hints, `witness` where a model has spoken, any other once it was needed. */
  part<N extends keyof Parts>(name: N): Parts[N] {
    const part = this.parts[name];
    if (!part) throw new Error(`The part ${name} of the reader is not there`);
    return part;
  }

  /** A part, which is waited for where it is not there yet. */
  *need<N extends keyof Parts>(name: N): Reads<Parts[N]> {
    if (!this.parts[name]) yield name;
    return this.part(name);
  }

  /** Checks the hints of a person and the testimony of a model before anything is read. */
  *checkGiven(raster: Raster): Reads<void> {
    const { hints, testimony } = this.options;
    if (testimony) this.testimony = (yield* this.need('witness')).usableTestimony(testimony, this.hints);
    if (hints) (yield* this.need('hints')).checkHints(hints, raster);
  }

  /** Tells what the errors of the bars rest on; those told last are the answered ones. */
  edges(bars: readonly BarEvidence[]): void {
    this.options.onEdges?.(bars);
  }

  /** Forgets what was found: the picture is read in another way. */
  afresh(): void {
    this.found = {};
    this.axis = null;
    this.header = null;
    this.told.clear();
  }

  /** Begins a stage; a stage may be entered again, its times add up. */
  enter(stage: StageName): void {
    const limit = this.options.timeLimitMs;
    if (limit !== undefined && performance.now() - this.begun > limit)
      throw new Refused('time_limit', stage, 'time_limit');
    this.close();
    const again = this.timings.some((t) => t.stage === stage);
    this.stage = stage;
    if (!again) this.options.onStage?.(stage);
  }

  close(): void {
    const now = performance.now();
    if (this.stage) {
      const known = this.timings.find((t) => t.stage === this.stage);
      if (known) known.ms += now - this.since;
      else this.timings.push({ stage: this.stage, ms: now - this.since });
    }
    this.since = now;
    this.stage = null;
  }
}
