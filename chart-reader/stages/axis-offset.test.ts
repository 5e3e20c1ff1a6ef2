import type { TextRecogniser } from '../types.ts';
import { Canvas } from '../testing/canvas.ts';
import { drawBlockText } from '../testing/block-font.ts';
import { toPicture } from '../image/picture.ts';
import { scanText } from '../image/words.ts';
import { applyOffset, findAxisOffset } from './axis-offset.ts';
import { calibrate } from './calibration.ts';
import type { Calibration } from './calibration.ts';
import { contradictsHeader } from './header-agreement.ts';
import type { HeaderPrices } from './header-prices.ts';
import { priceAt } from './axis-fit.ts';
import type { ReadLabel } from './label-readings.ts';

/** Labels on the left, and a word of four figures above them at the given row. */
function chart(
  texts: string[],
  wordRow: number,
): { calibration: Calibration; picture: ReturnType<typeof toPicture> } {
  const canvas = new Canvas(300, 300, [255, 255, 255]);
  drawBlockText(canvas, '1234', 30, wordRow, [0, 0, 0]);
  const labels = texts.map((text, i): ReadLabel => {
    const y = 60 + 40 * i;
    const box = { x0: 20, y0: y - 5, x1: 60, y1: y + 5 };
    const shape = { box, y, height: 10, columns: { least: 0, most: 300 }, back: 255, plate: null };
    return { shape, read: { text, probability: 0.99, alternatives: [] } };
  });
  return { calibration: calibrate(labels)[0]!, picture: toPicture(canvas.raster) };
}

const says = (text: string): TextRecogniser => ({
  recognise: (lines) => lines.map(() => ({ text, probability: 0.95, alternatives: [] })),
});

const small = ['0.008', '0.006', '0.004', '0.002', '0.000'];
const tens = ['8', '6', '4', '2', '0'];

describe('findAxisOffset', () => {
  it('finds the power of ten above the labels and puts the axis into prices', () => {
    const { calibration, picture } = chart(tens, 30);
    const found = findAxisOffset(picture, scanText(picture).words, calibration, says('1e-5'))!;
    applyOffset(calibration, found);
    expect(priceAt(calibration.fit, 60)).toBeCloseTo(8e-5, 9);
    expect(priceAt(calibration.fit, 220)).toBeCloseTo(0, 9);
    expect(calibration.labels[1]!.price).toBeCloseTo(6e-5, 9);
  });

  it('[W-501] takes a power of ten whose last figure was read as a sign for what else it may be, and refuses where that is open', () => {
    const blurred = (alternatives: [string, number][]): TextRecogniser => ({
      recognise: (lines) =>
        lines.map(() => ({
          text: '1e-$',
          probability: 0.39,
          alternatives: alternatives.map(([text, probability]) => ({ text, probability })),
        })),
    });
    const { calibration, picture } = chart(tens, 30);
    const find = (r: TextRecogniser) => findAxisOffset(picture, scanText(picture).words, calibration, r);
    const five: [string, number] = ['1e-5', 0.1];
    expect(find(blurred([five, ['be-5', 0.002]]))).toEqual({ factor: 1e-5, offset: 0 });
    expect(() => find(blurred([five, ['1e-9', 0.05]]))).toThrow('power_unread');
    expect(() => find(blurred([['1e-', 0.05]]))).toThrow('power_unread');
  });

  it('finds it a step of the axis above the first label, at the end of the pane', () => {
    const { calibration, picture } = chart(tens, 12);
    const found = findAxisOffset(picture, scanText(picture).words, calibration, says('1e4'));
    expect(found).toEqual({ factor: 10_000, offset: 0 });
  });

  it('leaves one that stands below the labels to the pane below', () => {
    const { calibration, picture } = chart(tens, 240);
    expect(findAxisOffset(picture, scanText(picture).words, calibration, says('1e6'))).toBeNull();
  });

  it('finds it where a tag hides the label before it', () => {
    const { calibration, picture } = chart(['?', ...tens], 12);
    const found = findAxisOffset(picture, scanText(picture).words, calibration, says('1e4+20000'));
    expect(found).toEqual({ factor: 10_000, offset: 20_000 });
  });

  it('finds the sum that the labels are counted from', () => {
    const { calibration, picture } = chart(small, 30);
    const found = findAxisOffset(picture, scanText(picture).words, calibration, says('+1.08'))!;
    applyOffset(calibration, found);
    expect(priceAt(calibration.fit, 60)).toBeCloseTo(1.088, 9);
  });

  it('reads a factor and a sum with blanks between them as one', () => {
    const { calibration } = chart(tens, 30);
    const canvas = new Canvas(300, 300, [255, 255, 255]);
    drawBlockText(canvas, '123', 10, 30, [0, 0, 0]);
    drawBlockText(canvas, '45', 40, 30, [0, 0, 0]);
    const both = toPicture(canvas.raster);
    const wide: TextRecogniser = {
      recognise: (lines) =>
        lines.map(({ width }) => ({
          text: width > 45 ? '1e-2 + 0.9' : '1e-2',
          probability: 0.95,
          alternatives: [],
        })),
    };
    expect(findAxisOffset(both, scanText(both).words, calibration, wide)).toEqual({
      factor: 0.01,
      offset: 0.9,
    });
  });

  it('finds a long factor and sum that end at the edge of the pane, beside the labels', () => {
    const { calibration } = chart(tens, 30);
    const canvas = new Canvas(400, 300, [255, 255, 255]);
    drawBlockText(canvas, '1234567890', 70, 30, [0, 0, 0]);
    for (const l of calibration.labels) {
      l.box.x0 += 130;
      l.box.x1 += 130;
    }
    const picture = toPicture(canvas.raster);
    const found = findAxisOffset(picture, scanText(picture).words, calibration, says('1e-1+16.4'));
    expect(found).toEqual({ factor: 0.1, offset: 16.4 });
  });

  it('reads a power whose minus leaves a gap too wide for a blank', () => {
    const { calibration } = chart(tens, 30);
    const canvas = new Canvas(300, 300, [255, 255, 255]);
    drawBlockText(canvas, '12', 10, 30, [0, 0, 0]);
    drawBlockText(canvas, '3', 38, 30, [0, 0, 0]);
    const picture = toPicture(canvas.raster);
    const wide: TextRecogniser = {
      recognise: (lines) =>
        lines.map(({ width }) => ({
          text: width > 30 ? '1e-1' : '1e',
          probability: 0.95,
          alternatives: [],
        })),
    };
    const found = findAxisOffset(picture, scanText(picture).words, calibration, wide);
    expect(found).toEqual({ factor: 0.1, offset: 0 });
  });

  it.each(['1e', '1e-', '×10^'])('refuses the scale where the power is cut off: %s', (text) => {
    const { calibration, picture } = chart(tens, 30);
    expect(() => findAxisOffset(picture, scanText(picture).words, calibration, says(text))).toThrow(
      'power_unread',
    );
  });

  it('[W-462] refuses the scale where a factor is read without the sum after it, or a sum without its factor', () => {
    const { calibration } = chart(tens, 30);
    const canvas = new Canvas(300, 300, [255, 255, 255]);
    drawBlockText(canvas, '123', 10, 30, [0, 0, 0]);
    drawBlockText(canvas, '4567', 48, 30, [0, 0, 0]);
    const picture = toPicture(canvas.raster);
    const factorOnly = (whole: string): TextRecogniser => ({
      recognise: (lines) =>
        lines.map(({ width }) => ({
          text: width > 45 ? whole : width > 25 ? '5000' : '1e3',
          probability: 0.95,
          alternatives: [],
        })),
    });
    const find = (whole: string) =>
      findAxisOffset(picture, scanText(picture).words, calibration, factorOnly(whole));
    expect(() => find('1e3 r 5000')).toThrow('power_unread');
    expect(find('1e3 + 5000')).toEqual({ factor: 1000, offset: 5000 });
    const rest = chart(tens, 30);
    expect(() =>
      findAxisOffset(rest.picture, scanText(rest.picture).words, rest.calibration, says('3 + 0.5')),
    ).toThrow('power_unread');
  });

  it('[W-462] adds up the readings that mean one power and sum', () => {
    const { calibration, picture } = chart(tens, 30);
    const unsure = (other: string): TextRecogniser => ({
      recognise: (lines) =>
        lines.map(() => ({
          text: '1e1 + 25600',
          probability: 0.3,
          alternatives: [{ text: other, probability: 0.2 }],
        })),
    });
    const find = (other: string) =>
      findAxisOffset(picture, scanText(picture).words, calibration, unsure(other));
    expect(find('1e1+25600')).toEqual({ factor: 10, offset: 25_600 });
    expect(find('1e7+25600')).toBeNull();
  });

  it('[W-462] leaves the frame of the pane close below the power out of its crop', () => {
    const { calibration } = chart(tens, 30);
    const canvas = new Canvas(300, 300, [255, 255, 255]);
    drawBlockText(canvas, '123', 30, 30, [0, 0, 0]);
    const [word] = scanText(toPicture(canvas.raster)).words;
    canvas.fill(0, word!.box.y1 + 2, 300, word!.box.y1 + 3, [60, 60, 60]);
    const picture = toPicture(canvas.raster);
    let below = 0;
    const watching: TextRecogniser = {
      recognise: (lines) => {
        for (const { data, width } of lines)
          below = Math.max(below, ...data.slice(-width).map((v) => 255 - v));
        return lines.map(() => ({ text: '1e2', probability: 0.95, alternatives: [] }));
      },
    };
    expect(findAxisOffset(picture, scanText(picture).words, calibration, watching)?.factor).toBe(100);
    expect(below).toBe(0);
  });

  it('takes no loss printed beyond the labels for a sum that they are counted from', () => {
    const { calibration, picture } = chart(['2.98', '2.97', '2.96', '2.95', '2.94'], 30);
    expect(findAxisOffset(picture, scanText(picture).words, calibration, says('-53.68'))).toBeNull();
    expect(findAxisOffset(picture, scanText(picture).words, calibration, says('+53.68'))?.offset).toBe(53.68);
  });

  it('takes no change of price for such a sum, and no word far from the axis', () => {
    const prices = chart(['104', '103', '102', '101', '100'], 30);
    const words = scanText(prices.picture).words;
    expect(findAxisOffset(prices.picture, words, prices.calibration, says('+1.08'))).toBeNull();
    const far = chart(small, 2);
    far.calibration.fit.inliers.forEach((c) => (c.y += 60));
    expect(
      findAxisOffset(far.picture, scanText(far.picture).words, far.calibration, says('+1.08')),
    ).toBeNull();
  });
});

describe('contradictsHeader', () => {
  const { fit } = chart(['1.1', '1.08', '1.06', '1.04', '1.02'], 30).calibration;
  const header = (price: number, more: Partial<HeaderPrices> = {}): HeaderPrices => ({
    ...{
      open: null,
      high: null,
      low: null,
      change: null,
      checked: true,
      ambiguous: false,
      probability: 0.98,
    },
    close: { price, decimals: 2, box: { x0: 0, y0: 0, x1: 1, y1: 1 } },
    ...more,
  });
  const check = (h: HeaderPrices | null): boolean =>
    contradictsHeader(fit, { prices: h, quotes: [] }, 40, 240);

  it('tells an axis of another magnitude than the prices above the chart', () => {
    expect(check(header(1085.25))).toBe(true);
    expect(check(header(0.0108))).toBe(true);
  });

  it('asks the last price that the header prints where it prints no bar', () => {
    const box = { x0: 0, y0: 0, x1: 1, y1: 1 };
    const quoted = (figures: string, probability = 0.95): boolean =>
      contradictsHeader(fit, { prices: null, quotes: [{ figures, box, probability, why: '' }] }, 40, 240);
    expect(quoted('2,078.17')).toBe(true);
    expect(quoted('57.660,97')).toBe(true);
    for (const figures of ['1.07', '1,07', '2078']) expect(quoted(figures)).toBe(false);
    expect(quoted('2,078.17', 0.7)).toBe(false);
  });

  it('takes no change printed after the prices for a price where those lie on the axis, however unsurely read', () => {
    const quotes = [{ figures: '11.36', box: { x0: 0, y0: 0, x1: 1, y1: 1 }, probability: 1, why: '' }];
    const with11 = (prices: HeaderPrices | null) => contradictsHeader(fit, { prices, quotes }, 40, 240);
    expect(with11(header(1.07, { probability: 0.63 }))).toBe(false);
    expect(with11(null)).toBe(true);
  });

  it('says nothing where the header agrees, is scrolled away from, or is unsure itself', () => {
    for (const h of [
      null,
      header(1.07),
      header(1.9),
      header(1085.25, { ambiguous: true }),
      header(1085.25, { probability: 0.7 }),
    ])
      expect(check(h)).toBe(false);
    const lost = header(108525);
    lost.close!.decimals = 0;
    expect(check(lost)).toBe(false);
  });
});
