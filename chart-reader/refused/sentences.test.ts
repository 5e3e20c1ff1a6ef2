import { toldOf } from './sentences.ts';
import type { Why } from './sentences.ts';

describe('the sentences of a refusal', () => {
  it('state the figures that were found', () => {
    expect(toldOf(['missing', 31, 40])).toEqual({
      reason: 'Only 31 of the 40 bars from the first to the last could be read.',
      advice:
        'Hide drawings and indicators that cover the candles, zoom in a little, and send a new screenshot.',
    });
    expect(toldOf(['redrawn_differently', 0.416]).reason).toMatch(/^Only 42 % of the bars/);
    expect(toldOf(['other_spacing', 4, 7.96]).reason).toMatch(/are 4\.0 pixels apart.* be 8\.0 apart\.$/);
    expect(toldOf(['nothing_drawn', 12.6]).reason).toMatch(/at column 13,/);
  });

  it('exist for every name that a stage may give, with all of their figures', () => {
    // @ts-expect-error No sentence has this name.
    const unknown: Why = ['nothing_of_the_kind'];
    // @ts-expect-error Its sentence states two figures.
    const lacking: Why = ['missing', 31];
    expect(() => toldOf(unknown)).toThrow(TypeError);
    expect(lacking).toHaveLength(2);
  });
});
