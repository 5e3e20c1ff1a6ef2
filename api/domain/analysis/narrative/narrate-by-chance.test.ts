import { analyseSeries } from '../analyse-series.ts';
import { walk } from '../testing/walks.ts';

/** Words that a reader could take for an edge, an order or a forecast. */
const PROMISING =
  /\b(will|should|likely|expect\w*|probab\w*|forecast\w*|predict\w*|guarantee\w*|edge|buy|sell|opportunit\w*|going to|chance of)\b/i;

it('says nothing of a thousand charts without drift that could be taken for an edge', () => {
  const texts = Array.from({ length: 1_000 }, (_, seed) => {
    const { narrative } = analyseSeries(walk({ seed: seed + 1, bars: 36 + (seed % 5) * 20 }));
    return [narrative.summary, narrative.strategy, ...narrative.observations.map(({ text }) => text)].join(
      ' ',
    );
  });
  const promising = texts.flatMap((text) => PROMISING.exec(text)?.[0] ?? []);
  expect([...new Set(promising)]).toEqual([]);
  // A direction never stands without how often chance alone gives it.
  for (const text of texts) expect(text).toMatch(/\d+% of charts without drift move as far/);
});
