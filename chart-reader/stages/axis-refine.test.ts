import { alignToTags, commonOffset, refineByMarks } from './axis-refine.ts';
import type { PlacedTag } from './axis-refine.ts';
import { yOfPrice } from './axis-fit.ts';
import { calibrate } from './calibration.ts';
import type { Calibration } from './calibration.ts';
import type { ReadLabel } from './label-readings.ts';

/** 110 at row 100, one price every ten rows. */
function axis(): Calibration {
  const labels = [110, 105, 100, 95, 90].map((price, i): ReadLabel => {
    const y = 100 + 50 * i;
    const box = { x0: 20, y0: y - 6, x1: 60, y1: y + 6 };
    const shape = { box, y, height: 12, columns: { least: 0, most: 300 }, back: 255, plate: null };
    return { shape, read: { text: price.toFixed(2), probability: 0.99, alternatives: [] } };
  });
  return calibrate(labels)[0]!;
}

/** A tag whose price the labels have at `row`, standing `off` below it. */
const tag = (row: number, off: number, more: Partial<PlacedTag> = {}): PlacedTag => ({
  y: row + off,
  line: null,
  price: 110 - (row - 100) / 10,
  probability: 0.99,
  ...more,
});

function shiftBy(tags: PlacedTag[]): number {
  const calibration = axis();
  const shift = alignToTags(calibration, tags, 12);
  expect(yOfPrice(calibration.fit, 110)).toBeCloseTo(100 + shift);
  expect(calibration.labels[0]!.y_px).toBeCloseTo(100 + shift);
  return shift;
}

describe('alignToTags', () => {
  it('moves labels that stand above their rows to where the tag of a price stands', () => {
    expect(shiftBy([tag(180, 9)])).toBeCloseTo(9);
    expect(shiftBy([tag(180, 5, { line: 185.5 })])).toBeCloseTo(5.5);
  });

  it('moves them by a row or two to the line of a tag, unless prices are rounded by as much', () => {
    expect(shiftBy([tag(180, 0, { line: 181.5 })])).toBeCloseTo(1.05);
    expect(shiftBy([tag(180, 1.5)])).toBe(0);
    expect(shiftBy([tag(180, 0, { line: 180.5 })])).toBe(0);
    const rounded = axis();
    for (const c of rounded.fit.inliers) c.unit = 0.5;
    expect(alignToTags(rounded, [tag(180, 0, { line: 181.5 })], 12)).toBe(0);
  });

  it('leaves them where most tags stand at their prices, and one was pushed aside', () => {
    expect(shiftBy([tag(140, 0), tag(180, 0.5), tag(191, 11, { line: 202 }), tag(260, -0.5)])).toBe(0);
    expect(shiftBy([tag(191, 11, { line: 202 }), tag(180, 0)])).toBe(0);
  });

  it('[W-539] does not believe one tag that another may have pushed aside, and two that agree', () => {
    expect(shiftBy([tag(180, 9, { crowded: true })])).toBe(0);
    expect(shiftBy([tag(180, 9, { crowded: true }), tag(195, 9.5, { crowded: true })])).toBeCloseTo(9.25);
    expect(shiftBy([tag(180, 9, { crowded: true, line: 189 })])).toBeCloseTo(9);
  });

  it('does not believe a tag without a line that stands below its price, far off, or was read unsurely', () => {
    expect(shiftBy([tag(180, -9)])).toBe(0);
    expect(shiftBy([tag(180, 15)])).toBe(0);
    expect(shiftBy([tag(180, 9, { probability: 0.8 })])).toBe(0);
  });
});

describe('refineByMarks', () => {
  it('drops a label without a line that stands off the scale of those that have one, and keeps one that stands on it', () => {
    const marks = [100.5, 150.5, 200.5, 250.5];
    const calibration = axis();
    expect(refineByMarks(calibration, marks, 12)).toBe(4);
    expect(calibration.fit.inliers).toHaveLength(5);
    const bent = axis();
    bent.fit.inliers[4]!.y += 7;
    expect(refineByMarks(bent, marks, 12)).toBe(4);
    expect(bent.fit.inliers.map((c) => c.value)).toEqual([110, 105, 100, 95]);
    expect(bent.labels.map((l) => l.inlier)).toEqual([true, true, true, true, false]);
    expect(yOfPrice(bent.fit, 90)).toBeCloseTo(300.425);
  });

  it('[W-539] keeps a label without a line that stands off the others by what rounding moves it', () => {
    const kept = (unit: number): number => {
      const coarse = axis();
      for (const c of coarse.fit.inliers) c.unit = unit;
      coarse.fit.inliers[4]!.y += 7;
      refineByMarks(coarse, [100.5, 150.5, 200.5, 250.5], 12);
      return coarse.fit.inliers.length;
    };
    expect([kept(0.01), kept(1)]).toEqual([4, 5]);
  });

  it('puts prices a little above the lines that stand below their figures, and on lines that stand apart from them', () => {
    const placed = (off: number): number => {
      const calibration = axis();
      refineByMarks(
        calibration,
        [100, 150, 200, 250, 300].map((y) => y + off),
        12,
      );
      expect(calibration.labels[0]!.y_px).toBeCloseTo(yOfPrice(calibration.fit, 110));
      return yOfPrice(calibration.fit, 110);
    };
    expect(placed(2)).toBeCloseTo(101.7);
    expect(placed(0)).toBeCloseTo(100);
    expect(placed(9)).toBeCloseTo(109);
    // Nothing tells that prices lie below the lines of figures that stand below these.
    expect(placed(-2)).toBeCloseTo(98);
  });
});

describe('refineByMarks on an enlarged page', () => {
  it('places also labels whose lines are two rows off the others', () => {
    const marks = [100, 150, 200, 252, 300];
    expect(refineByMarks(axis(), marks, 20)).toBe(5);
    expect(refineByMarks(axis(), marks, 9)).toBe(4);
  });
});

describe('commonOffset', () => {
  const labels = [96.5, 155.5, 214.5, 273.5, 331.5, 390.5, 508.5, 567.5];

  it('finds the lines below labels of which whole rows make two distances', () => {
    const lines = [102.5, 161.5, 220.5, 279.5, 338.5, 397.5, 456.5, 515.5, 574.5];
    expect(commonOffset(labels, lines, 9)).toBe(6.5);
  });

  it('allows two rows between the distances where the page is enlarged twice, and one where it is not', () => {
    const twice = labels.map((y) => 2 * y);
    const lines = twice.map((y, i) => y + (i < 4 ? 12 : 14));
    expect(commonOffset(twice, lines, 20)).toBe(13);
    expect(commonOffset(twice, lines, 9)).toBeNull();
  });

  it('allows three rows between the distances where the page is enlarged three times', () => {
    const thrice = labels.map((y) => 3 * y);
    const lines = thrice.map((y, i) => y + (i % 2 === 0 ? 12.5 : 15.5));
    expect(commonOffset(thrice, lines, 28)).toBe(14);
    expect(commonOffset(thrice, lines, 15)).toBeNull();
  });

  it('allows these rows on enlarged pages also where the lines run through the figures', () => {
    const twice = labels.map((y) => 2 * y);
    const lines = twice.map((y, i) => y + 2 * (i % 3));
    expect(commonOffset(twice, lines, 18)).toBe(1);
    expect(commonOffset(twice, lines, 9)).toBeNull();
  });

  it('takes two lines at one distance for those of two or three labels where the pane has few lines, and not of more', () => {
    expect(commonOffset([100, 200, 300], [102, 202], 12)).toBe(2);
    expect(commonOffset([100, 200, 300], [102, 150, 202, 250, 340], 12)).toBeNull();
    expect(commonOffset([100, 200, 300, 400], [102, 202], 12)).toBeNull();
  });
});
