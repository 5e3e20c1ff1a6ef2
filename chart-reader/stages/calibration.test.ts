import { calibrate } from './calibration.ts';
import type { ReadLabel } from './label-readings.ts';
import { checkAxis, checkFigures, doubtOf } from './axis-check.ts';

const TAG = { tone: { luma: 90, r: 200, g: 40, b: 40, coverage: 1 }, y0: 0, y1: 0 };

function label(
  y: number,
  text: string,
  probability = 0.99,
  more: Partial<ReadLabel['shape']> = {},
): ReadLabel {
  const box = { x0: 500, y0: y - 5, x1: 500 + 7 * text.length, y1: y + 5 };
  const columns = { least: 0, most: 600 };
  const shape = { box, y, height: 10, columns, back: 0, plate: null, ...more };
  return { shape, read: { text, probability, alternatives: [] } };
}

const ladder = (
  top: number,
  step: number,
  decimals: number,
  count: number,
  gap = 50,
  from = 40,
): ReadLabel[] =>
  Array.from({ length: count }, (_, i) => label(from + gap * i, (top - step * i).toFixed(decimals)));

const values = (labels: ReadLabel[], votes = 0): number[] =>
  calibrate(labels, votes)[0]!.fit.inliers.map((c) => c.value);

describe('calibrate', () => {
  it('takes three printed decimals for decimals, also where the point was lost on one label', () => {
    const labels = ladder(2.255, 0.005, 3, 6);
    labels[3] = label(190, '2240');
    expect(values(labels)).toEqual([2.255, 2.25, 2.245, 2.24, 2.235, 2.23]);
  });

  it('takes figures for decimals whose point is lost on most labels, where two others show it beside the same prices', () => {
    const labels = ladder(1.6385, 0.0005, 5, 9);
    for (const i of [0, 1, 2, 3, 4, 6, 8])
      labels[i] = label(40 + 50 * i, labels[i]!.read.text.replace('.', ''), 0.8);
    expect(values(labels)).toEqual([1.6385, 1.638, 1.6375, 1.637, 1.6365, 1.636, 1.6355, 1.635, 1.6345]);
    // On a scale of decades as many figures stand with a point and without one.
    const decades = [500, 200, 100, 50, 20, 10, 5, 2, 1].map((v, i) =>
      label(
        40 + 50 * [0, 0.4, 0.7, 1, 1.4, 1.7, 2, 2.4, 2.7][i]! * 3,
        v >= 100 ? `${v}` : v.toFixed(v < 10 ? 2 : 1),
      ),
    );
    expect(values(decades)[0]).toBe(500);
  });

  it('[W-539] keeps labels one unit beside a round step where rounding moves labels by rows, and no price between', () => {
    const rounded = ['0.8835', '0.8824', '0.8814', '0.8804', '0.8794', '0.8784'].map((text, i) =>
      label(46.5 + 44 * i, text),
    );
    expect(values(rounded)).toHaveLength(6);
    expect(values([...rounded.slice(0, 5), label(253.5, '0.8787'), ...rounded.slice(5)])).not.toContain(
      0.8787,
    );
  });

  it('follows the other texts of the picture where they tell the decimal mark', () => {
    const labels = [40, 38, 36, 34, 32].map((v, i) => label(40 + 50 * i, `${v}.000`));
    expect(values(labels)[0]).toBe(40);
    expect(values(labels, -2)[0]).toBe(40000);
  });

  it('[W-501] counts what was read with the other mark for a label where it cannot part thousands', () => {
    const of = (texts: string[]) => calibrate(texts.map((text, i) => label(40 + 50 * i, text, 0.5)))[0]!;
    const mixed = of(['1.48626', '1,48526', '1.48426', '1,48326', '1.48226']);
    expect(mixed.fit.inliers).toHaveLength(5);
    expect(Math.min(...mixed.fit.inliers.map((c) => c.weight))).toBeGreaterThan(0.2);
    const open = of(['1.486', '1,485', '1.484', '1,483', '1.482']);
    expect(Math.min(...open.fit.inliers.map((c) => c.weight))).toBeLessThan(0.05);
  });

  it('takes the only mark for that of decimals where a label begins with a zero, however the mark of that one was read', () => {
    const texts = ['70,000', '60,000', '50,000', '40,000', '30,000', '20,000', '10,000'];
    const column = (last: string): ReadLabel[] => [...texts, last].map((text, i) => label(40 + 50 * i, text));
    for (const zero of ['0,000', '0.000']) {
      expect(values(column(zero), 1)).toEqual([70, 60, 50, 40, 30, 20, 10, 0]);
      expect(calibrate(column(zero))[0]!.ambiguous).toBe(false);
    }
    expect(values(column('0'), 1)).toEqual([70_000, 60_000, 50_000, 40_000, 30_000, 20_000, 10_000, 0]);
  });

  it('[W-501] takes the marks of the axis itself for that of decimals, not those of a volume below', () => {
    const prices = ladder(1.019, 0.0005, 5, 6);
    const volume = ['600,000', '400,000', '0,000'].map((text, i) => label(340 + 30 * i, text));
    const [axis] = calibrate([...prices, ...volume]);
    expect(axis!.style).toBe('point');
    expect(axis!.fit.inliers.map((c) => c.weight)).toEqual(Array(6).fill(0.99));
  });

  it('takes the only mark for that of thousands where a label is a zero by itself', () => {
    const column = (mark: string): ReadLabel[] =>
      ['40', '30', '20', '10'].map((n, i) => label(40 + 50 * i, `${n}${mark}000`)).concat(label(240, '0'));
    for (const mark of ['.', ',']) {
      expect(values(column(mark))).toEqual([40_000, 30_000, 20_000, 10_000, 0]);
      expect(calibrate(column(mark))[0]!.ambiguous).toBe(false);
    }
    // A zero of another pane tells nothing.
    const above = column('.').map((l, i) => (i === 4 ? label(400, '0') : l));
    expect(values(above)).toEqual([40, 30, 20, 10]);
  });

  it('knows round steps where zeros at the end of numbers are dropped', () => {
    const mixed = ['3.5', '3', '2.5', '2'].map((text, i) => label(40 + 50 * i, text));
    const fixed = ['3.5', '3.0', '2.5', '2.0'].map((text, i) => label(40 + 50 * i, text));
    expect(calibrate(mixed)[0]!.evidence).toBeCloseTo(calibrate(fixed)[0]!.evidence);
  });

  it('splits a strip into its panes, each with its own axis', () => {
    const panes = calibrate([
      ...ladder(150, 50, 0, 4, 120, 40),
      ...ladder(200, 50, 0, 4, 25, 500),
      ...[label(640, '2M'), label(670, '1.5M'), label(700, '1M'), label(730, '0.5M')],
    ]);
    const tops = panes.map((p) => p.fit.inliers[0]!.value).sort((a, b) => a - b);
    expect(tops).toEqual([150, 200, 2e6]);
  });

  it('never lets a price tag bend the axis, and counts it as a witness when it stands at its price', () => {
    const labels = ladder(104, 1, 2, 5);
    labels.splice(2, 0, label(128, '102.37', 0.99, { plate: TAG }));
    const [found] = calibrate(labels);
    expect(found!.fit.inliers).toHaveLength(5);
    expect(found!.fit.residual).toBeLessThan(1e-6);
    expect(found!.witnesses).toBe(1);
  });

  it('takes no tags for labels where they are many, and three labels without boxes are there', () => {
    const labels = ladder(58000, 4000, 0, 3, 100);
    for (const [y, price] of [
      [90, '55791'],
      [160, '51436'],
      [178, '50899'],
      [196, '50698'],
      [214, '50448'],
      [232, '50316'],
    ] as const)
      labels.push(label(y, price, 0.99, { plate: TAG }));
    labels.sort((a, b) => a.shape.y - b.shape.y);
    expect(values(labels)).toEqual([58000, 54000, 50000]);
    const boxed = ladder(104, 1, 2, 5).map((l) => ({ ...l, shape: { ...l.shape, plate: TAG } }));
    expect(values(boxed)).toEqual([104, 103, 102, 101, 100]);
  });

  it('leaves a level without a box off the axis, although it lies near its price', () => {
    const labels = ladder(104, 1, 2, 6);
    labels.splice(2, 0, label(106.3, '102.70'));
    const [found] = calibrate(labels);
    expect(found!.fit.inliers.map((c) => c.value)).toEqual([104, 103, 102, 101, 100, 99]);
  });

  it('takes signs for tick marks when only the prices without them fall', () => {
    const labels = [1.087, 1.086, 1.085, 1.084, 1.083].map((v, i) => label(40 + 50 * i, `-${v.toFixed(4)}`));
    expect(values(labels)).toEqual([1.087, 1.086, 1.085, 1.084, 1.083]);
    const oscillator = [20, 10, 0, -10, -20].map((v, i) => label(40 + 50 * i, String(v)));
    expect(values(oscillator)).toEqual([20, 10, 0, -10, -20]);
  });

  it('is sure of four labels, not of two, and of two when tags stand at their prices', () => {
    expect(calibrate(ladder(104, 1, 2, 4))[0]!.evidence).toBeGreaterThan(5);
    const two = [label(40, '104.00'), label(240, '100.00')];
    expect(calibrate(two)[0]!.evidence).toBeLessThan(0);
    const tags = [label(70, '103.41', 0.99, { plate: TAG }), label(160, '101.62', 0.99, { plate: TAG })];
    expect(calibrate([two[0]!, ...tags, two[1]!])[0]!.evidence).toBeGreaterThan(3);
  });

  it('keeps to the linear scale over a narrow range and finds the logarithmic one over a wide range', () => {
    const rows = (scale: (v: number) => number, list: number[]): ReadLabel[] => {
      const [a, b] = [scale(list[0]!), scale(list[list.length - 1]!)];
      return list.map((v) => label(Math.round(40 + (400 * (a - scale(v))) / (a - b)), v.toFixed(1)));
    };
    expect(calibrate(rows(Math.log, [101, 100.5, 100, 99.5, 99]))[0]!.fit.scale).toBe('linear');
    expect(calibrate(rows(Math.log, [400, 300, 200, 150, 100]))[0]!.fit.scale).toBe('log');
    expect(calibrate(rows((v) => v, [400, 300, 200, 100]))[0]!.fit.scale).toBe('linear');
  });

  it('knows percentages, which are refused as no prices', () => {
    const labels = ['10.00%', '5.00%', '0.00%', '-5.00%', '-10.00%'].map((t, i) => label(40 + 50 * i, t));
    const calibration = calibrate(labels)[0]!;
    const reading = { calibration, labels } as unknown as Parameters<typeof checkFigures>[0];
    expect(() => checkFigures(reading)).toThrow('percentages');
  });

  it('takes single figures for prices only where a tag confirms them', () => {
    const labels = ['9', '7', '5', '3', '1'].map((t, i) => label(40 + 50 * i, t));
    expect(doubtOf(calibrate(labels)[0]!, false)?.message).toBe('single_figures');
    expect(doubtOf(calibrate(labels)[0]!, true)).toBeNull();
    labels.splice(2, 0, label(115, '6.00', 0.99, { plate: TAG }));
    expect(doubtOf(calibrate(labels)[0]!, false)).toBeNull();
  });

  it('refuses prices below zero unless a tag bears them out', () => {
    const below = calibrate(
      ['10.00', '5.00', '0.00', '-5.00', '-10.00'].map((t, i) => label(40 + 40 * i, t)),
    )[0]!;
    expect(() => doubtOf(below, false)).toThrow('below_zero');
    expect(doubtOf({ ...below, witnesses: 1 }, false)).toBeNull();
  });

  it('doubts one label below zero, which may be the room under the lowest price, and refuses no scale for it yet', () => {
    const room = ['40.00', '30.00', '20.00', '10.00', '0.00', '-10.00'];
    const [found] = calibrate(room.map((t, i) => label(40 + 40 * i, t)));
    expect(doubtOf(found!, true)?.message).toBe('below_zero');
    expect(doubtOf({ ...found!, witnesses: 1 }, true)).toBeNull();
  });

  it('refuses labels that stand off an even scale, and labels of which no reading is sure', () => {
    const check = (labels: ReadLabel[], change: (c: ReturnType<typeof calibrate>[number]) => void) => {
      const calibration = calibrate(labels)[0]!;
      change(calibration);
      const reading = { calibration, labels } as unknown as Parameters<typeof checkAxis>[0];
      return () => checkAxis(reading, 0);
    };
    const sure = ladder(110, 1, 2, 10);
    expect(check(sure, () => undefined)).not.toThrow();
    expect(check(sure, (c) => (c.fit.residual = 2))).toThrow('labels_uneven');
    const doubtful = (c: ReturnType<typeof calibrate>[number]): void =>
      c.fit.inliers.forEach((inlier) => (inlier.weight = 0.1));
    expect(check(sure, doubtful)).toThrow('labels_too_small');
    const tagged = [...sure.slice(0, 4), label(215, '106.50', 0.99, { plate: TAG }), ...sure.slice(4)];
    // The tag may have lost the same first figure as the labels.
    expect(check(tagged, doubtful)).toThrow('labels_too_small');
  });

  it('takes a minus before most labels for the tick of the axis at its full weight where numbers fall without it', () => {
    const ticked = [182, 181, 180, 179, 178].map((v, i) =>
      label(40 + 50 * i, i === 3 ? `${v}00` : `-${v}00`),
    );
    const [found] = calibrate(ticked);
    expect(found!.fit.inliers.map((c) => c.weight)).toEqual([0.99, 0.99, 0.99, 0.99, 0.99]);
  });

  it('keeps labels beside a step by one unit where rounding moves them by rows', () => {
    const rounded = ['0.6370', '0.6354', '0.6337', '0.6320', '0.6303', '0.6286', '0.6269', '0.6252'];
    expect(values(rounded.map((text, i) => label(69 + 43 * i, text)))).toHaveLength(8);
    // A level among round steps is none of them, however coarse these are.
    const level = ['0.6370', '0.6364', '0.6350', '0.6340', '0.6330'];
    const rows = [69, 95, 155, 198, 241];
    expect(values(level.map((text, i) => label(rows[i]!, text)))).toEqual([0.637, 0.635, 0.634, 0.633]);
  });

  it('takes no narrow scale for a logarithmic one because one label more lies near it', () => {
    const rows = [153, 189, 223, 264, 301, 336];
    const labels = rows.map((y, i) => label(y, `${(30 - 0.25 * i).toFixed(2)}0`));
    expect(calibrate(labels)[0]!.fit.scale).toBe('linear');
  });
});
