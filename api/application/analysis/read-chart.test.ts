import { err, ok } from '../../domain/shared/result.ts';
import type { ChartHints } from '../../ports/analysis/chart-hints.ts';
import type { ReadingOutcome, ReadingRefusal } from '../../ports/analysis/chart-reading.ts';
import type { Testimony, ToldField } from '../../ports/analysis/chart-witness.ts';
import { ReadChart } from './read-chart.ts';

const picture = new Uint8Array([1]);
const scale: ChartHints['axis'] = { scale: 'linear', points: [] };
const told: Testimony = { kind: 'candles' };

/** A reader that refuses with `code` whatever it is told, and a model that answers `answer`. */
function setUp(code: ReadingRefusal['code'], answer: Testimony | null = told, questionsLeft = 9) {
  let left = questionsLeft;
  const askers: string[] = [];
  const asked: (readonly ToldField[])[] = [];
  const readings: (Testimony | undefined)[] = [];
  const refusal: ReadingRefusal = { code, reason: 'R', advice: 'A', stage: 'labels' };
  const readChart = new ReadChart({
    reading: {
      expectPicture: () => undefined,
      read: async (_fetch, _onStage, _hints, testimony) => {
        readings.push(testimony);
        const outcome: ReadingOutcome = { read: false, refusal };
        return ok(outcome);
      },
    },
    chartWitness: {
      present: true,
      ask: async (_picture, lacking) => {
        asked.push(lacking);
        return answer;
      },
    },
    tryCounter: {
      count: async ([{ subject }]: [{ subject: string }]) => {
        askers.push(subject);
        return left-- > 0 ? ok(null) : err({ code: 'accounts.throttled', retryAfterSeconds: 9 });
      },
    } as unknown as ConstructorParameters<typeof ReadChart>[0]['tryCounter'],
    log: { info: () => undefined } as unknown as ConstructorParameters<typeof ReadChart>[0]['log'],
  });
  const stages: string[] = [];
  const read = (hints?: ChartHints) =>
    readChart.run(
      async () => picture,
      (stage) => void stages.push(stage),
      hints,
      'a visitor',
    );
  return { read, asked, askers, readings, stages, refusal };
}

describe('asking a model about a picture', () => {
  it('is done once, for what the refusal is about and the names that were not found', async () => {
    const { read, asked, readings, stages, refusal } = setUp('no_price_axis');
    expect(await read()).toEqual(ok({ read: false, refusal }));
    expect(asked).toEqual([['axis', 'kind', 'symbol', 'timeframe']]);
    expect(readings).toEqual([undefined, told]);
    expect(stages).toEqual(['witness']);
  });

  it('leaves out what a person has given, and is not done when nothing is left', async () => {
    const some = setUp('axis_uncertain');
    await some.read({ axis: scale, symbol: 'BTCUSD' });
    expect(some.asked).toEqual([['kind', 'timeframe']]);
    const none = setUp('axis_uncertain');
    await none.read({ axis: scale, kind: 'candles' });
    expect(none.asked).toEqual([]);
  });

  it('is not done for a refusal that a model cannot help with', async () => {
    const { read, asked } = setUp('not_a_chart');
    await read();
    expect(asked).toEqual([]);
  });

  it('is done so many times a day for one asker, and counted where it is done only', async () => {
    const { read, asked, askers, readings, refusal } = setUp('no_price_axis', told, 1);
    await read();
    expect(await read()).toEqual(ok({ read: false, refusal }));
    expect(asked).toHaveLength(1);
    expect(readings).toEqual([undefined, told, undefined]);
    expect(askers).toEqual(['a visitor', 'a visitor']);
    const other = setUp('not_a_chart');
    await other.read();
    expect(other.askers).toEqual([]);
  });

  it('leaves the first refusal when no answer comes', async () => {
    const { read, readings } = setUp('no_price_axis', null);
    await read();
    expect(readings).toEqual([undefined]);
  });
});
