import type { Colour } from '../testing/canvas.ts';
import { findCandles } from '../testing/candles.ts';
import type { BarEvidence } from '../shapes.ts';
import { evidenceOfBars } from './edge-evidence.ts';
import { BODY_FIGURES, WICK_FIGURES } from './edge-figures.ts';
import { barErrors } from './edge-error.ts';
import type { PixelBar } from './pixel-bar.ts';

const WICK_AT = 20;
const { picture, pane, found } = findCandles();
const drawn = {
  ...{ picture, pane, ink: found.ink, widths: found.widths, ticked: false, soft: false },
  ...{ spacing: found.comb.spacing, explained: 1 },
};

/** The evidence of the bar in the middle of the chart, changed. */
function evidence(change: Partial<PixelBar> = {}, over: Partial<typeof drawn> = {}): BarEvidence {
  // All have one colour, which leaves their directions a little open.
  const bars = found.bars.map((b, i) => ({ ...b, turned: 0, ...(i === WICK_AT ? change : {}) }));
  return evidenceOfBars(bars, { ...drawn, ...over })[WICK_AT]!;
}
const errors = (change: Partial<PixelBar> = {}, over: Partial<typeof drawn> = {}) =>
  barErrors(evidence(change, over));
const bar = found.bars[WICK_AT]!;
const plain = errors();

describe('the evidence of edges', () => {
  it('has a figure for each name', () => {
    const { open, high, low, close } = evidence();
    for (const end of [high, low]) expect(end).toHaveLength(WICK_FIGURES.length);
    for (const part of [open, close]) expect(part).toHaveLength(BODY_FIGURES.length);
    expect([...open, ...high, ...low, ...close].every(Number.isFinite)).toBe(true);
  });

  it('tells a plate over the end of a wick, and that the wick goes on beyond it', () => {
    const PLATE: Colour = [250, 220, 130];
    const hidden = findCandles((canvas, candles) => {
      const { x, high, low } = candles[WICK_AT]!;
      canvas.fill(x - 0.5, high - 30, x + 0.5, low, [20, 150, 90]);
      canvas.fill(x - 30, high - 16, x + 30, high - 2, PLATE);
    });
    const figure = (name: (typeof WICK_FIGURES)[number], of: BarEvidence) =>
      of.high[WICK_FIGURES.indexOf(name)]!;
    const at = hidden.found.bars.findIndex((b) => b.slot === bar.slot);
    // The bar read to the plate's lower edge only.
    const bars = hidden.found.bars.map((b, i) => (i === at ? { ...b, highY: bar.highY - 2 } : b));
    const covered = evidenceOfBars(bars, {
      ...drawn,
      ...{ picture: hidden.picture, pane: hidden.pane, ink: hidden.found.ink },
    })[at]!;
    expect(figure('something is drawn beyond', evidence())).toBe(0);
    expect(figure('something is drawn beyond', covered)).toBe(1);
    expect(figure('rows in the colour of the bar beyond', evidence())).toBe(0);
    expect(figure('rows in the colour of the bar beyond', covered)).toBeGreaterThan(Math.log1p(8));
    expect(barErrors(covered).high).toBeGreaterThan(5 * plain.high);
    expect(barErrors(covered).low).toBeLessThan(3 * plain.low);
  });
});

describe('the errors of edges', () => {
  it('are about half a pixel in plain sight', () => {
    for (const error of Object.values(plain)) expect(error).toBeLessThan(0.65);
  });

  it('of open and close grow where the direction may be the other one', () => {
    const unsure = errors({ turned: 0.3 });
    expect(unsure.open).toBeGreaterThan(2 * plain.open);
    expect(unsure.close).toBeGreaterThan(2 * plain.close);
  });

  it('of open and close grow where the bar, drawn again, does not agree with the picture', () => {
    const unsure = errors({ agreement: 0.3 });
    for (const field of ['open', 'close'] as const) expect(unsure[field]).toBeGreaterThan(1.3 * plain[field]);
  });

  it('grow where other things cross the bar, and of a body that is not seen', () => {
    const { mark } = bar;
    const crossed = errors({ mark: { ...mark, clean: 0.3 } });
    const bodiless = errors({ mark: { ...mark, hasBody: false } });
    expect(crossed.high).toBeGreaterThan(2 * plain.high);
    expect(bodiless.close).toBeGreaterThan(2 * plain.close);
  });

  it('grow at an end that sticks out far from those beside it', () => {
    expect(errors({ highY: bar.highY - 120 }).high).toBeGreaterThan(2 * plain.high);
  });
});
