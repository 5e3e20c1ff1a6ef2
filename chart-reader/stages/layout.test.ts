import { readChart } from '../read-chart.ts';
import { blockRecogniser, drawBlockText, TEXT_HEIGHT } from '../testing/block-font.ts';
import { Canvas } from '../testing/canvas.ts';
import { drawChart, PLAIN, roundLabels, walk } from '../testing/draw-chart.ts';
import {
  besideOwnLabels,
  isCrowded,
  lowestPrice,
  otherLabels,
  printedLabels,
  withCovered,
  withTags,
} from './layout.ts';
import type { StripReading } from './labels.ts';

/** A strip from column 600 to 700 with labels that begin at these columns, 40 rows apart. */
function strip(begins: readonly number[]): StripReading {
  const labels = begins.map((x0, i) => ({
    shape: { y: 40 * i + 20, box: { x0, y0: 40 * i + 14, x1: 700, y1: 40 * i + 26 } },
  }));
  const box = { x0: Math.min(...begins), y0: 0, x1: 700, y1: 400 };
  return { strip: { box, side: 'right', words: [], score: 1 }, labels } as unknown as StripReading;
}

describe('besideOwnLabels', () => {
  it('leaves the longer labels of a lower pane out of the strip', () => {
    const rows = [20, 60, 100, 140];
    expect(besideOwnLabels(strip([640, 640, 641, 640, 602, 602]), rows).box.x0).toBe(640);
  });

  it('leaves out a label that has grown together with what is drawn beside it', () => {
    const reading = strip([640, 640, 641, 610, 640]);
    Object.assign(reading.labels[3]!.shape.box, { y0: 130, y1: 148 });
    expect(besideOwnLabels(reading, [20, 60, 100, 140, 180]).box.x0).toBe(640);
  });

  it('keeps the strip where no label stands at its row', () => {
    expect(besideOwnLabels(strip([640, 600]), [5, 45]).box.x0).toBe(600);
  });
});

describe('otherLabels', () => {
  it('takes a label that a tag hides in part for one of its axis, however its rows were rounded', () => {
    /** Labels 32.6 rows apart, on whole rows, and the remnant of the next one or that of a lower pane. */
    const inliers = Array.from({ length: 10 }, (_, i) => Math.round(20 + 32.6 * i));
    const others = (y: number): number[] => {
      const labels = [...inliers.map((row) => ({ y_px: row, inlier: true })), { y_px: y, inlier: false }];
      const reading = {
        labels: labels.map(() => ({ shape: { plate: null } })),
        calibration: { fit: { scale: 'linear' }, labels: labels.map((l) => ({ ...l, price: 125 })) },
      };
      return otherLabels(reading as unknown as StripReading, inliers);
    };
    expect(others(346)).toEqual([]);
    expect(others(366)).toEqual([366]);
  });
});

describe('printedLabels', () => {
  it('[W-533] leaves bars between labels that are printed in the pane, which look like words and are no prices', () => {
    const labels = [{ shape: { plate: null } }, { shape: { plate: null } }, { shape: { plate: {} } }];
    const calibration = { labels: [{ price: 1.2 }, { price: null }, { price: null }] };
    const printed = printedLabels({ labels, calibration } as unknown as StripReading);
    expect(printed).toEqual([labels[0], labels[2]]);
  });
});

describe('isCrowded', () => {
  it('[W-539] tells boxes that another one stands at, however it was read', () => {
    const at = (y0: number) => ({ height: 10, plate: { y0, y1: y0 + 18 } });
    const among = (...others: object[]): boolean =>
      isCrowded(at(100) as never, others.map((shape) => ({ shape })) as never);
    expect(among(at(100))).toBe(false);
    expect(among(at(100), at(79))).toBe(true);
    expect(among(at(100), at(124))).toBe(true);
    expect(among(at(100), at(130), at(60), { height: 10, plate: null })).toBe(false);
  });
});

describe('withTags', () => {
  const rows = { top: 79, bottom: 246, aboveOther: null, belowOther: null };
  /** An axis of 150 at row 107 and ten fewer every 27 rows, with the tag of a price. */
  const tagged = (y: number, text: string, plate = true): StripReading =>
    ({
      labels: [{ shape: { y, height: 12, plate: plate ? {} : null }, read: { text } }],
      calibration: {
        style: 'point',
        fit: {
          scale: 'linear',
          base: 150 + (107 * 10) / 27,
          slope: -10 / 27,
          inliers: [{ y: 107 }, { y: 134 }],
        },
      },
    }) as unknown as StripReading;

  it('lets the pane reach up to the price of a tag above the first label, also of one that is pushed aside', () => {
    expect(withTags(rows, tagged(57, '168.50'), 12).top).toBe(45);
    expect(withTags(rows, tagged(40, '168.50'), 12).top).toBe(45);
  });

  it('[W-486] lets the pane reach down to the price of a tag below the last label, as that of the last price after a leap', () => {
    expect(withTags(rows, tagged(265, '91.50'), 12).bottom).toBe(277);
    expect(withTags(rows, tagged(265, '70.00'), 12)).toEqual(rows);
  });

  it('[W-486] looks for dates below the lowest price of the axis, be it that of a tag', () => {
    expect(lowestPrice(tagged(265, '91.50'))).toBeCloseTo(264.95);
    expect(lowestPrice(tagged(265, '70.00'))).toBe(134);
  });

  it('leaves the pane as it is for the tag of another pane, a text without a box, and a tag among the labels', () => {
    expect(withTags(rows, tagged(20, '16.85'), 12)).toEqual(rows);
    expect(withTags(rows, tagged(57, '168.52', false), 12)).toEqual(rows);
    expect(withTags(rows, tagged(120, '145.00'), 12)).toEqual(rows);
  });
});

describe('withCovered', () => {
  const rows = { top: 14, bottom: 370, aboveOther: null, belowOther: null };
  const inliers = [79, 127, 174, 221, 269, 316];
  /** Plates at these rows, on an axis with a label every 47.5 rows. */
  const plated = (...plates: [y0: number, y1: number][]): StripReading =>
    ({
      labels: plates.map(([y0, y1]) => ({ shape: { y: y0 + 10, height: 12, plate: { y0, y1 } } })),
      calibration: { fit: { scale: 'linear' } },
    }) as unknown as StripReading;

  it('lets the pane go on under price tags that hide the next labels', () => {
    expect(withCovered(rows, plated([345, 366], [366, 412]), inliers, 460, 488).bottom).toBe(459);
    expect(withCovered(rows, plated([345, 366]), inliers, null, 488).bottom).toBe(427);
  });

  it('lets the pane go on above tags that hide the first labels', () => {
    expect(withCovered(rows, plated([20, 40]), inliers, 460, 488).top).toBe(0);
    expect(
      withCovered({ ...rows, top: 70 }, plated([68, 90], [116, 136]), [174, 221, 269, 316], 460, 488).top,
    ).toBe(16);
    expect(withCovered({ ...rows, top: 70, aboveOther: 30 }, plated([20, 40]), inliers, 460, 488).top).toBe(
      70,
    );
  });

  it('lets the pane go on under labels in their places that bars leave unread, and under no others', () => {
    const unread = (y: number, price: number | null = null): StripReading =>
      ({
        labels: [{ shape: { y, height: 12, plate: null } }],
        calibration: { fit: { scale: 'linear', base: 100, slope: -0.1 }, labels: [{ price }] },
      }) as unknown as StripReading;
    expect(withCovered(rows, unread(364), inliers, null, 488).bottom).toBe(427);
    expect(withCovered(rows, unread(364, 3200), inliers, null, 488).bottom).toBe(427);
    expect(withCovered(rows, unread(380), inliers, null, 488)).toEqual(rows);
    // A price of the axis' own size that does not fit it says that the axis is wrong.
    expect(withCovered(rows, unread(364, 64), inliers, null, 488)).toEqual(rows);
  });

  it('leaves the pane where it ends when tags stand between the labels or far below', () => {
    expect(withCovered(rows, plated([330, 345], [420, 440]), inliers, 460, 488)).toEqual(rows);
  });
});

const MARGIN = 70;
/** Width of the strip that the drawn chart has on its right. */
const STRIP = 90;

/** The pane of a chart with a second axis on its left, of these numbers of labels, and what else is drawn on it. */
function secondAxis(count: number, draw: (canvas: Canvas, lowest: number) => void = () => undefined) {
  let s = 7;
  const next = (): number => (s = (s * 16807) % 2147483647) / 2147483647;
  const series = walk(
    Array.from({ length: 4 * 60 }, () => next()),
    100,
    3,
  );
  const { labels, decimals } = roundLabels(series, count);
  const chart = drawChart(series, labels, decimals, { ...PLAIN, grid: false });
  const { width, height, data } = chart.raster;
  const canvas = new Canvas(width + MARGIN, height, [18, 22, 30]);
  for (let y = 0; y < height; y++)
    canvas.raster.data.set(
      data.subarray(4 * y * width, 4 * (y + 1) * width),
      4 * (y * (width + MARGIN) + MARGIN),
    );
  for (const price of labels)
    drawBlockText(canvas, price.toFixed(decimals), 4, chart.yOf(price) - TEXT_HEIGHT / 2, [190, 195, 205]);
  const lowest = chart.yOf(Math.min(...labels));
  draw(canvas, lowest);
  const result = readChart(canvas.raster, blockRecogniser);
  const pane = result.outcome === 'read' ? result.reading.layout.value.price_pane : null;
  return { pane, lowest, right: width + MARGIN - STRIP };
}

describe('layOut', () => {
  it('ends the pane at a second axis on the far side', () => {
    const { pane, right } = secondAxis(7);
    expect(pane?.x0).toBeGreaterThan(20);
    expect(pane?.x0).toBeLessThanOrEqual(MARGIN + 10);
    expect(pane?.x1).toBeLessThanOrEqual(right + 12);
  });

  it('[W-561] ends the pane at a second axis and not at an upright line among the bars, as if the labels were a list', () => {
    const { pane } = secondAxis(30, (canvas) => canvas.fill(100, 0, 101, 450, [60, 66, 76]));
    expect(pane?.x0).toBeGreaterThan(20);
    expect(pane?.x0).toBeLessThanOrEqual(MARGIN + 10);
  });

  it('takes what stands beside the lowest label for no row of dates', () => {
    const { pane, lowest } = secondAxis(7, (canvas, row) => {
      for (const x of [150, 280, 410, 540])
        drawBlockText(canvas, '11', MARGIN + x, row - TEXT_HEIGHT / 2 - 2, [60, 66, 76]);
    });
    expect(pane?.y1).toBeGreaterThan(lowest + 10);
  });
});
