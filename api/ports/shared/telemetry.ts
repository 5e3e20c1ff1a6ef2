import type { ReadingStage } from '../analysis/chart-reading.ts';

/** Counts and times what this process does, for those who watch over the installation. */
export interface Meters {
  /** `operation` is null for addresses that are none of the contract's. */
  answered(request: { operation: string | null; status: number; seconds: number }): void;
  /** One reading of a picture: `read`, or why it was not; how long it waited for its turn and how long each stage took. */
  read(reading: { outcome: string; stages: { stage: ReadingStage | 'wait'; seconds: number }[] }): void;
  /** One call of the payment provider and what came of it. */
  paid(call: { provider: string; call: 'charge' | 'refund' | 'event'; result: string }): void;
  mailed(result: 'sent' | 'refused' | 'failed'): void;
  worked(job: { task: string; result: 'done' | 'failed'; seconds: number }): void;
}

/** What is known of a step when it begins; never a secret, never what a person wrote. */
export interface TracedStep {
  name: string;
  kind: 'request' | 'job' | 'step';
  attributes?: Readonly<Record<string, string | number>>;
  /** Headers of the request that it answers, which may name the trace of the caller. */
  headers?: Readonly<Record<string, unknown>>;
}

/** Adds to a step what is known when it ends. */
export type NoteOnStep = (about: { name?: string; attributes: Record<string, string | number> }) => void;

/** Follows one piece of work through its steps. */
export interface Tracing {
  step<T>(begin: TracedStep, work: (note: NoteOnStep) => Promise<T>): Promise<T>;
  /** Makes every query of a pool a step of the work that asks it. */
  followQueries(pool: QueryEvents): void;
  /** What joins a log line with the step under way: `trace_id`, `span_id`. */
  logFields: () => Record<string, string>;
  /** Sends what was not sent yet. */
  close(): Promise<void>;
}

export interface TracedQuery {
  __knexQueryUid: string;
  /** With placeholders; the values are separate and not recorded. */
  sql: string;
}

/** As a pool of knex tells of its queries. */
export interface QueryEvents {
  on(event: 'query', hear: (query: TracedQuery) => void): unknown;
  on(event: 'query-response', hear: (response: unknown, query: TracedQuery) => void): unknown;
  on(event: 'query-error', hear: (error: unknown, query: TracedQuery) => void): unknown;
}

/** Each part is null when nobody asked for it; then nothing of it is loaded either. */
export interface Telemetry {
  meters: Meters | null;
  tracing: Tracing | null;
}
