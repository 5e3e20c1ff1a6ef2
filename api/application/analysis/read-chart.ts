import { witnessByAsker } from '../../domain/accounts/throttle-rules.ts';
import type { ChartHints } from '../../ports/analysis/chart-hints.ts';
import type { ChartReading, FetchPicture, ReadingRefusal } from '../../ports/analysis/chart-reading.ts';
import type { ChartWitness, ToldField } from '../../ports/analysis/chart-witness.ts';
import type { Log } from '../../ports/shared/log.ts';
import type { TryCounter } from '../accounts/try-counter.ts';
import type { StageListener } from './analysis-stage.ts';

type Lacking = Partial<Record<ReadingRefusal['code'], readonly ToldField[]>>;

/** Refusals for want of what a model may know. One that names a series is refused for the drawing, so that only its kind is asked for. */
const LACKING: Lacking = {
  no_price_axis: ['axis', 'kind'],
  axis_uncertain: ['axis', 'kind'],
  photo_unsupported: ['axis', 'kind'],
  no_series: ['kind'],
  series_uncertain: ['kind'],
  unsupported_kind: ['kind'],
};

interface Deps {
  reading: ChartReading;
  chartWitness: ChartWitness;
  tryCounter: TryCounter;
  log: Log;
}

/**
 * Reads a picture. Where it would be refused for want of what a model may know, the model is asked once and the picture read again with
 * its answer; unless that reading holds, the first refusal stands. `asker` is the account or the visitor's address, which has a number
 * of questions a day.
 */
export class ReadChart {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(
    fetch: FetchPicture,
    onStage: StageListener,
    hints: ChartHints | undefined,
    asker: string,
  ): ReturnType<ChartReading['read']> {
    const { reading, chartWitness, tryCounter, log } = this.deps;
    const first = await reading.read(fetch, onStage, hints);
    if (!first.ok || first.value.read || !chartWitness.present) return first;
    const lacking = lackingIn(first.value.refusal, hints ?? {});
    const picture = lacking.length === 0 ? null : await fetch();
    if (picture === null) return first;
    const counted = await tryCounter.count([{ rule: witnessByAsker, subject: asker }]);
    if (!counted.ok) return first;
    onStage('witness');
    const told = await chartWitness.ask(picture, lacking);
    if (told === null) return first;
    const again = await reading.read(fetch, () => undefined, hints, told);
    const helped = again.ok && again.value.read;
    log.info({ code: first.value.refusal.code, helped }, 'A model was asked about a picture');
    return helped ? again : first;
  }
}

/** What to ask for; nothing where what the refusal is about was given by hand. */
function lackingIn({ code, found }: ReadingRefusal, given: ChartHints): ToldField[] {
  const needed = (LACKING[code] ?? []).filter((field) => given[field] === undefined);
  if (needed.length === 0) return [];
  const names = (['symbol', 'timeframe'] as const).filter((f) => !found?.[f] && given[f] === undefined);
  return [...needed, ...names];
}
