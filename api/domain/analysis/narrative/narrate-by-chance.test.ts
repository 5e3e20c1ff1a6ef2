import { analyseSeries } from '../analyse-series.ts';
import { walk } from '../testing/walks.ts';

/** Words that a reader could take for an edge, an order or a forecast. */
const PROMISING =
  /\b(will|should|could|likely|expect\w*|probab\w*|forecast\w*|predict\w*|guarantee\w*|edge|buy|sell|opportunit\w*|going to|chance of|strong\w*|weak\w*|signal\w*|confirm\w*|reliab\w*|safe\w*|certain\w*|always|never|profit\w*|gain\w*)\b/i;

const narratives = Array.from({ length: 1_000 }, (_, seed) => {
  const { narrative, plan } = analyseSeries(walk({ seed: seed + 1, bars: 36 + (seed % 5) * 20 }));
  return { ...narrative, reasons: plan.reasons };
});
const observed = (topic: string) =>
  narratives.map(({ observations }) => observations.find((one) => one.topic === topic)?.text ?? '');

describe('the narratives of a thousand charts without drift', () => {
  it('say nothing that could be taken for an edge', () => {
    const promising = narratives.flatMap(({ summary, strategy, observations, reasons }) => {
      const text = [summary, strategy, ...[...observations, ...reasons].map((one) => one.text)].join(' ');
      return PROMISING.exec(text)?.[0] ?? [];
    });
    expect([...new Set(promising)]).toEqual([]);
  });

  it('name a direction only beside how often chance alone gives it', () => {
    for (const text of observed('trend')) expect(text).toMatch(/\d+% of charts without drift go as far/);
  });

  it('tell of the coming bars only what a price without drift does', () => {
    for (const text of observed('outlook')) {
      expect(text).toMatch(/^Without drift, changes of the size seen mostly lead to between/);
      expect(text).toMatch(
        /says nothing of which way this one goes\.$|No measured price lies on one of the sides\.$/,
      );
    }
  });

  it('name a break of drift in one of twenty at most, beside how rare it is', () => {
    const named = observed('regime').filter((text) => text.startsWith('The drift changes'));
    expect(named.length / narratives.length).toBeLessThan(0.065);
    for (const text of observed('regime'))
      expect(text).toMatch(/(nearly all|most|some|few) charts of one drift bend as far/);
  });

  it('count indicators beside how many charts without drift agree as much', () => {
    const counted = observed('momentum').filter((text) => /Of 20 indicators of trend/.test(text));
    expect(counted.length).toBeGreaterThan(500);
    for (const text of counted)
      expect(text).toMatch(
        /of trend .*; on (nearly all|most|some|few) charts without drift as many or more lean/,
      );
  });
});
