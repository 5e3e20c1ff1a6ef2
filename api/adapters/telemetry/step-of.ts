import type { NoteOnStep, Telemetry, TracedStep } from '../../ports/shared/telemetry.ts';

/** Runs `work` as a traced step, or as it is when nothing is traced. */
export function stepOf<T>(
  { tracing }: Telemetry,
  step: TracedStep,
  work: (note: NoteOnStep) => Promise<T>,
): Promise<T> {
  return tracing ? tracing.step(step, work) : work(() => undefined);
}
