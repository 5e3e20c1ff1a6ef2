import type { Result } from '../../domain/shared/result.ts';
import type { ChartReading, ReadingOutcome, ReadingStage } from '../../ports/analysis/chart-reading.ts';
import type { NoteOnStep, Telemetry } from '../../ports/shared/telemetry.ts';
import { stepOf } from './step-of.ts';

interface Deps {
  reading: ChartReading;
  telemetry: Telemetry;
  /** Milliseconds that only grow. */
  now: () => number;
}

/** `ChartReading` that counts outcomes and times stages. */
export class FollowedReading implements ChartReading {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  read(...asked: Parameters<ChartReading['read']>): ReturnType<ChartReading['read']> {
    return stepOf(this.deps.telemetry, { name: 'read chart', kind: 'step' }, (note) =>
      this.timed(asked, note),
    );
  }

  expectPicture(): void {
    this.deps.reading.expectPicture();
  }

  private async timed(
    [fetch, onStage, ...known]: Parameters<ChartReading['read']>,
    note: NoteOnStep,
  ): ReturnType<ChartReading['read']> {
    const begun: { stage: ReadingStage | 'wait'; at: number }[] = [{ stage: 'wait', at: this.deps.now() }];
    let outcome = 'failed';
    try {
      const result = await this.deps.reading.read(
        fetch,
        (stage) => {
          begun.push({ stage, at: this.deps.now() });
          onStage(stage);
        },
        ...known,
      );
      outcome = outcomeOf(result);
      return result;
    } finally {
      const end = this.deps.now();
      const stages = begun.map(({ stage, at }, index) => ({
        stage,
        seconds: ((begun[index + 1]?.at ?? end) - at) / 1000,
      }));
      this.deps.telemetry.meters?.read({ outcome, stages });
      const times = stages.map(({ stage, seconds }) => [`stage.${stage}.seconds`, seconds] as const);
      note({ attributes: { outcome, ...Object.fromEntries(times) } });
    }
  }
}

function outcomeOf(result: Result<ReadingOutcome, { code: string }>): string {
  if (!result.ok) return result.error.code;
  return result.value.read ? 'read' : result.value.refusal.code;
}
