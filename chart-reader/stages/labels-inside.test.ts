import { toPicture } from '../image/picture.ts';
import { Canvas } from '../testing/canvas.ts';
import { beyondLabels, labelsInside } from './labels-inside.ts';
import type { StripReading } from './labels.ts';

const WHITE = [255, 255, 255] as const;
const inliers = [200, 250, 300, 350];
interface Label {
  y: number;
  plate?: object | null;
  price?: number | null;
  height?: number;
}

/** Whether labels at these rows, in columns 100 to 180, stand inside the pane. */
function inside(canvas: Canvas, labels: readonly Label[], rows = inliers): boolean {
  const reading = {
    strip: { box: { x0: 100, x1: 180 } },
    tone: { luma: 255 },
    labels: labels.map(({ y, plate = null, height = 12 }) => ({
      shape: { y, height, plate, box: { x0: 110, y0: y - height / 2, x1: 175, y1: y + height / 2 } },
    })),
    calibration: {
      fit: { scale: 'linear' },
      labels: labels.map(({ price = 1 }) => ({ price })),
    },
  };
  return labelsInside(toPicture(canvas.raster), reading as unknown as StripReading, rows);
}

describe('labelsInside', () => {
  it('sees bars beside a label that a price tag hides', () => {
    const canvas = new Canvas(200, 500, [...WHITE]);
    canvas.fill(100, 138, 180, 162, [20, 150, 90]);
    canvas.fill(120, 162, 130, 192, [20, 150, 90]);
    const others = inliers.map((y) => ({ y }));
    expect(inside(canvas, [{ y: 150, plate: { y0: 138, y1: 162 } }, ...others])).toBe(true);
    expect(inside(canvas, [{ y: 150 }, ...others])).toBe(false);
  });

  it('[W-496] sees bars that were taken for lines of text, and none in what tags leave to be seen of a label', () => {
    const bars = new Canvas(200, 500, [...WHITE]);
    bars.fill(140, 216, 152, 234, [20, 150, 90]);
    const labels = inliers.map((y) => ({ y }));
    expect(inside(bars, [...labels, { y: 225, price: null, height: 18 }])).toBe(true);
    const tag = new Canvas(200, 500, [...WHITE]);
    tag.fill(100, 256, 180, 274, [220, 50, 60]);
    tag.fill(112, 240, 150, 254, [90, 90, 90]);
    const seen = [{ y: 200 }, { y: 265, plate: { y0: 256, y1: 274 } }, { y: 300 }, { y: 350 }];
    expect(inside(tag, seen)).toBe(false);
  });
});

describe('the last bars of a chart under the labels of a tall pane', () => {
  const rows = [100, 400, 700, 1000];
  const labels = rows.map((y) => ({ y }));
  /** Whether so many rows of a bar between the labels tell that these stand inside. */
  const seen = (tall: number): boolean => {
    const canvas = new Canvas(200, 1200, [...WHITE]);
    canvas.fill(120, 500, 140, 500 + tall, [20, 150, 90]);
    return inside(canvas, labels, rows);
  };

  it('[W-533] tell that the labels stand inside, which a few rows of something else do not', () => {
    expect(seen(40)).toBe(true);
    expect(seen(16)).toBe(false);
  });
});

describe('beyondLabels', () => {
  it('[W-496] ends the pane at the frame beyond labels that are printed in it, or with the labels', () => {
    const canvas = new Canvas(400, 500, [...WHITE]);
    const at = (way: 1 | -1): number =>
      beyondLabels(toPicture(canvas.raster), { x0: 240, x1: 300 }, way, inliers);
    expect(at(1)).toBe(300);
    canvas.fill(325, 20, 326, 480, [200, 200, 200]);
    canvas.fill(215, 20, 216, 480, [200, 200, 200]);
    expect([at(1), at(-1)]).toEqual([325, 215]);
  });

  it('[W-533] sees a faint frame, too', () => {
    const canvas = new Canvas(400, 500, [19, 23, 34]);
    canvas.fill(325, 20, 326, 480, [42, 46, 57]);
    expect(beyondLabels(toPicture(canvas.raster), { x0: 240, x1: 300 }, 1, inliers)).toBe(325);
  });
});
