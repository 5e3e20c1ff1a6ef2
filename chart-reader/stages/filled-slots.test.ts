import type { ColourFamily } from './candle-colours.ts';
import { ofFilledSlots } from './filled-slots.ts';

const COMB = { spacing: 3.1, origin: 0.4, slots: 200, peak: 0.9, occupied: 150, width: 3 };

const family = (slots: number[], bodied = 0.9): ColourFamily => ({
  colour: [20, 150, 90],
  slots: new Set(slots),
  bodied,
  share: 1,
});

const combOf = (families: ColourFamily[]) =>
  ofFilledSlots(COMB, {
    families,
    found: [],
    bodies: new Map(),
    standing: [],
    bodyWidth: 3,
    slots: new Set(),
  });

const every = (times: number, step: number): number[] =>
  Array.from({ length: 40 }, (_, k) => times * k + step);

describe('ofFilledSlots', () => {
  it('makes the slots as wide as the bars are apart where these stand on every second one', () => {
    const comb = combOf([family([...every(2, 1), 6]), family([2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24])]);
    expect(comb.spacing).toBeCloseTo(6.2);
    expect(((comb.origin - 3.5) / 6.2) % 1).toBeCloseTo(0);
    expect(combOf([family(every(4, 3))]).spacing).toBeCloseTo(12.4);
  });

  it('keeps the comb where bars stand on slots of all kinds, or are few', () => {
    expect(combOf([family([...every(2, 1), ...every(4, 0)])])).toBe(COMB);
    expect(combOf([family(every(2, 1).slice(0, 15))])).toBe(COMB);
    expect(combOf([])).toBe(COMB);
  });

  it('asks the colours of bodies before those of wicks', () => {
    expect(combOf([family(every(1, 0), 0), family(every(2, 0))]).spacing).toBeCloseTo(6.2);
  });
});
