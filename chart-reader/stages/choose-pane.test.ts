import { calibrate } from './calibration.ts';
import { pricePanes } from './choose-pane.ts';
import type { ReadLabel } from './label-readings.ts';
import type { StripReading } from './labels.ts';

function label(y: number, text: string): ReadLabel {
  const box = { x0: 500, y0: y - 5, x1: 560, y1: y + 5 };
  const shape = { box, y, height: 10, columns: { least: 0, most: 600 }, back: 0, plate: null };
  return { shape, read: { text, probability: 0.99, alternatives: [] } };
}

function readings(labels: ReadLabel[]): StripReading[] {
  return calibrate(labels).map((calibration) => ({ calibration, labels }) as unknown as StripReading);
}

const tops = (labels: ReadLabel[]): number[] =>
  pricePanes(readings(labels)).map((r) => r.calibration.fit.inliers[0]!.value);

const oscillator = [80, 60, 40, 20].map((v, i) => label(420 + 20 * i, String(v)));

describe('pricePanes', () => {
  it('offers the high pane and not the low ones below it', () => {
    const prices = [104, 103, 102, 101].map((v, i) => label(40 + 100 * i, v.toFixed(2)));
    expect(tops([...prices, ...oscillator])).toEqual([104]);
  });

  it('offers no lower pane when the price labels above it could not be read', () => {
    const unread = ['1e8.77', '10T.66', '166.55', '1b4.44'].map((t, i) => label(40 + 100 * i, t));
    expect(tops([...unread, ...oscillator])).toEqual([]);
  });

  it('offers no lower pane below a single sure price, and one below a clock', () => {
    const below = (text: string): number[] => tops([label(40, text), ...oscillator]);
    expect(below('1.500')).toEqual([]);
    expect(below('12:30')).toEqual([80]);
    expect(below('87')).toEqual([80]);
    // A tag at its place on this axis.
    const tag = label(40, '460.00');
    const boxed = { ...tag, shape: { ...tag.shape, plate: { tone: {}, y0: 32, y1: 48 } } } as ReadLabel;
    expect(tops([boxed, ...oscillator])).toEqual([80]);
  });

  const boxed = (y: number, text: string): ReadLabel => {
    const tag = label(y, text);
    return { ...tag, shape: { ...tag.shape, plate: { tone: {}, y0: y - 8, y1: y + 8 } } } as ReadLabel;
  };

  it('[W-463] offers no levels of an oscillator, which are no steps of a scale', () => {
    const scale = (values: number[]): number[] =>
      tops(values.map((v, i) => label(40 + 30 * i, v.toFixed(2))));
    expect(scale([70, 50, 30])).toEqual([]);
    expect(scale([80, 50, 20])).toEqual([]);
    expect(scale([75, 50, 25])).toEqual([75]);
    expect(scale([80, 60, 40, 20])).toEqual([80]);
    expect(scale([72, 52, 32])).toEqual([72]);
  });

  it('[W-463] offers no upper pane where prices that are on no scale take more room below it', () => {
    const upper = [260, 250, 240].map((v, i) => label(20 + 20 * i, String(v)));
    expect(tops([...upper, boxed(150, '159.21'), label(300, '177.00')])).toEqual([]);
    expect(tops([...upper, boxed(150, '159.21')])).toEqual([260]);
    expect(tops([...upper, label(150, '745K'), label(300, '12')])).toEqual([260]);
  });

  it('[W-463] counts tags at their prices to the height of a pane', () => {
    const upper = [60, 58, 56, 54, 52].map((v, i) => label(20 + 12 * i, String(v)));
    const two = [label(220, '35,000'), label(270, '30,000')];
    const tags = [boxed(150, '42,000.5'), boxed(330, '24,000.5')];
    expect(tops([...upper, ...two, ...tags])).not.toContain(60);
  });

  it('[W-500] offers the pane of prices above the figures of an oscillator that go down to zero', () => {
    const prices = [2200, 2180, 2160, 2140].map((v, i) => label(100 + 45 * i, `0.0000${v}`));
    const around = ['0.00000007', '0.00000000', '-0.00000007'].map((t, i) => label(401 + 17 * i, t));
    expect(tops([...prices, ...around])).toEqual([0.000022]);
    // Prices that are on no scale.
    const others = ['0.00000907', '0.00000100', '0.00000877'].map((t, i) => label(401 + 17 * i, t));
    expect(tops([...prices, ...others])).toEqual([]);
  });

  it('offers both of two panes that are about as high', () => {
    const upper = [104, 103, 102, 101].map((v, i) => label(40 + 50 * i, v.toFixed(2)));
    const lower = [88, 86, 84, 82].map((v, i) => label(300 + 45 * i, v.toFixed(1)));
    expect(tops([...upper, ...lower]).sort()).toEqual([104, 88]);
  });

  it('offers two labels by themselves only where the column holds no other axis', () => {
    const two = [label(100, '0.60'), label(400, '0.50')];
    expect(tops(two)).toEqual([0.6]);
    expect(tops([...two, ...[80, 60, 40, 20].map((v, i) => label(420 + 80 * i, String(v)))])).not.toContain(
      0.6,
    );
  });
});
