import type { PixelBar } from './pixel-bar.ts';
import { barSigma } from './price-series.ts';
import { NO_COVER } from './slot-marks.ts';
import type { Mark } from './slot-marks.ts';

function bar(rose: boolean, change: Partial<Mark>): PixelBar {
  const mark: Mark = {
    slot: 0,
    x: 10,
    top: 10,
    bottom: 60,
    bodyTop: 20,
    bodyBottom: 50,
    openY: null,
    closeY: null,
    hollow: false,
    hasBody: true,
    colour: [0, 0, 0],
    clean: 1,
    covered: NO_COVER,
    ...change,
  };
  const [openY, closeY] = rose ? [50, 20] : [20, 50];
  return { slot: 0, x: 10, highY: 10, lowY: 60, openY, closeY, turned: 0, agreement: 1, mark };
}

const CRISP = { ticked: false, soft: false };

describe('barSigma', () => {
  it('is below half a pixel for edges in plain sight', () => {
    for (const sigma of Object.values(barSigma(bar(true, {}), CRISP))) expect(sigma).toBeLessThan(0.5);
  });

  it('holds both ends of the body where the direction may be the other one', () => {
    const unsure = barSigma({ ...bar(true, {}), turned: 0.2 }, CRISP);
    for (const sigma of [unsure.open, unsure.close]) expect(5 * sigma).toBeGreaterThan(30);
    expect(unsure.high).toBeLessThan(0.5);
    expect(unsure.low).toBeLessThan(0.5);
  });

  it('grows where the bar, drawn again, does not agree with the picture, for the body more than for the wick', () => {
    const sure = barSigma(bar(true, {}), CRISP);
    const unsure = barSigma({ ...bar(true, {}), agreement: 0.4 }, CRISP);
    expect(unsure.close).toBeGreaterThan(5 * sure.close);
    expect(unsure.high).toBeGreaterThan(5 * sure.high);
    expect(unsure.open).toBeGreaterThan(unsure.high);
  });

  it('grows for the covered edge alone, whichever price that is', () => {
    const covered = { ...NO_COVER, bodyTop: 3 };
    const up = barSigma(bar(true, { covered }), CRISP);
    expect(up.close).toBeGreaterThan(1);
    expect([up.open, up.high, up.low].every((s) => s < 0.5)).toBe(true);
    const down = barSigma(bar(false, { covered }), CRISP);
    expect(down.open).toBeGreaterThan(1);
    expect(down.close).toBeLessThan(0.5);
  });

  it('grows with the rows covered, and where the bar is crossed or its body not seen', () => {
    const at = (change: Partial<Mark>): number => barSigma(bar(true, change), CRISP).high;
    expect(at({ covered: { ...NO_COVER, top: 5 } })).toBeGreaterThan(
      at({ covered: { ...NO_COVER, top: 2 } }),
    );
    expect(at({ clean: 0.5 })).toBeGreaterThan(at({ clean: 1 }));
    expect(at({ hasBody: false })).toBeGreaterThan(at({}));
  });

  it('holds open and close anywhere in a bar whose body is not seen', () => {
    const { open, close, high } = barSigma(bar(true, { hasBody: false }), CRISP);
    for (const sigma of [open, close]) expect(2 * sigma).toBeGreaterThan(50);
    expect(high).toBeLessThan(10);
  });

  it('is wider in compressed and scaled pictures', () => {
    const soft = barSigma(bar(true, {}), { ticked: false, soft: true });
    expect(soft.close).toBeGreaterThan(barSigma(bar(true, {}), CRISP).close);
  });

  it('is wide for the price of an OHLC bar whose tick is not seen, and for no other of it', () => {
    const { open, high, close } = barSigma(bar(true, { closeY: 20, hasBody: false }), {
      ticked: true,
      soft: false,
    });
    expect(open).toBeGreaterThan(3);
    expect(Math.max(high, close)).toBeLessThan(0.5);
  });
});
