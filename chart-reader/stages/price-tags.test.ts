import type { TextRecogniser } from '../types.ts';
import { toPicture } from '../image/picture.ts';
import { scanText } from '../image/words.ts';
import { createTextRecogniser } from '../text/index.ts';
import { decodePicture } from '../decode.ts';
import { renderSvg } from '../bench/draw/render.ts';
import type { AxisFit } from './axis-fit.ts';
import type { StripReading } from './labels.ts';
import { tagsOnAxis } from './price-tags.ts';
import type { PriceTag } from './price-tags.ts';
import { votesOfTags } from './header.ts';
import { LineReader } from './text-lines.ts';

const form = { decimals: 2, unit: 0.01, weight: 1, rank: 0, percent: false, ambiguous: false };
const inliers = [59_500, 57_500].map((value, label) => ({ label, y: (60_000 - value) / 10, value, ...form }));
const fit: AxisFit = {
  scale: 'linear',
  base: 60_000,
  slope: -10,
  inliers,
  residual: 0,
  score: 9,
  margin: 9,
};
const box = { x0: 500, y0: 0, x1: 590, y1: 300 };
const reading: StripReading = {
  strip: { box, side: 'right', words: [], score: 1 },
  region: box,
  labels: [],
  tone: { r: 255, g: 255, b: 255, luma: 255, coverage: 1 },
  calibration: {
    fit,
    labels: [],
    style: 'point',
    within: 2,
    evidence: 9,
    witnesses: 0,
    percent: false,
    ambiguous: false,
    votes: 0,
  },
};

/** The tags of a strip with one plate for each text; each begins where it is said. */
async function tags(
  plates: { text: string; x: number; wide: number }[],
  recogniser = createTextRecogniser(),
): Promise<PriceTag[]> {
  const parts = plates.map(
    ({ text, x, wide }) =>
      `<rect x="${x}" y="91" width="${wide}" height="20" fill="#9c27b0"/>` +
      `<text x="${x + 5}" y="106" font-size="14" fill="#ffffff">${text}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300" font-family="DejaVu Sans, Arial, sans-serif">
    <rect width="600" height="300" fill="#ffffff"/>${parts.join('')}</svg>`;
  const picture = toPicture(await decodePicture(await renderSvg(svg)));
  return tagsOnAxis(reading, scanText(picture), new LineReader(picture, recogniser), [101]);
}

describe('tagsOnAxis', () => {
  const price = { text: '58990.00', x: 502, wide: 84 };

  it('finds the symbol on a plate beside the price', async () => {
    const [tag] = await tags([{ text: 'BTCUSDT', x: 415, wide: 84 }, price]);
    expect(tag).toMatchObject({ price: 58990, placed: true, name: { symbol: 'BTCUSDT' } });
    expect(votesOfTags([tag!])).toMatchObject([{ text: 'BTCUSDT' }]);
  });

  it('takes no reading that is hardly possible because it stands at the place of the box', async () => {
    const alternatives = [{ text: '58990.00', probability: 1e-6 }];
    const says: TextRecogniser = {
      recognise: (lines) => lines.map(() => ({ text: '58790.00', probability: 0.98, alternatives })),
    };
    const [tag] = await tags([price], says);
    expect(tag).toMatchObject({ price: 58790, placed: false });
  });

  it('finds the box on the second scale at the other side, the time left below its price', async () => {
    const rows = [50, 150, 250];
    const label = (x: number) =>
      rows.map((y) => `<text x="${x}" y="${y + 5}">${60_000 - 10 * y}</text>`).join('');
    const boxed = (y: number, text: string): string =>
      `<rect x="524" y="${y - 12}" width="60" height="32" fill="#d33"/><g fill="#fff"><text x="530" y="${y + 3}">${text}</text><text x="530" y="${y + 17}">12:29</text></g>`;
    const svg = (
      price: string,
    ): string => `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300" font-family="DejaVu Sans" font-size="13" fill="#333">
      <rect width="600" height="300" fill="#fff"/>${label(10)}${label(530)}${boxed(100, price)}</svg>`;
    const left: StripReading = {
      ...reading,
      strip: { box: { x0: 8, y0: 0, x1: 60, y1: 300 }, side: 'left', words: [], score: 1 },
      region: { x0: 5, y0: 0, x1: 63, y1: 300 },
      labels: rows.map((y) => ({
        shape: {
          box: { x0: 10, y0: y - 5, x1: 55, y1: y + 5 },
          y,
          height: 10,
          columns: { least: 0, most: 600 },
          back: 255,
          plate: null,
        },
        read: { text: String(60_000 - 10 * y), probability: 1, alternatives: [] },
      })),
      calibration: {
        ...reading.calibration,
        fit: { ...fit, inliers: rows.map((y, i) => ({ ...form, label: i, y, value: 60_000 - 10 * y })) },
        labels: rows.map((y) => ({
          box: { x0: 10, y0: y - 5, x1: 55, y1: y + 5 },
          y_px: y,
          text: '',
          price: 60_000 - 10 * y,
          probability: 1,
          inlier: true,
        })),
      },
    };
    const found = async (price: string): Promise<PriceTag[]> => {
      const picture = toPicture(await decodePicture(await renderSvg(svg(price))));
      return tagsOnAxis(left, scanText(picture), new LineReader(picture, createTextRecogniser()), []);
    };
    expect(await found('59002')).toMatchObject([{ price: 59_002, counting: true, placed: true }]);
    // That of another scale does not stand at its price.
    expect(await found('47.25')).toEqual([]);
  });

  it('takes a label that stands aside of its step for no tag, and a price between the steps for one', () => {
    const rows = [50, 100, 150, 200, 250];
    const column = (aside: number): StripReading => {
      const price = (y: number): number => (y === 150 ? aside : 60_000 - 10 * y);
      const shape = { height: 10, columns: { least: 0, most: 600 }, back: 255, plate: null };
      const labels = rows.map((y) => ({
        shape: { ...shape, y, box: { x0: 510, y0: y - 5, x1: 580, y1: y + 5 } },
        read: { text: String(price(y)), probability: 1, alternatives: [] },
      }));
      const said = rows.map((y) => ({ y_px: y, price: price(y), inlier: true }));
      const steps = rows.flatMap((y, label) =>
        y === 150 ? [] : [{ ...form, decimals: 0, unit: 1, label, y, value: price(y) }],
      );
      const calibration = { ...reading.calibration, labels: said, fit: { ...fit, inliers: steps } };
      return { ...reading, labels, calibration } as unknown as StripReading;
    };
    const blank = toPicture({
      width: 600,
      height: 300,
      data: new Uint8ClampedArray(600 * 300 * 4).fill(255),
    });
    const found = (aside: number): number[] =>
      tagsOnAxis(
        column(aside),
        { words: [], headlines: [], boxes: [] },
        new LineReader(blank, createTextRecogniser()),
        [],
      ).map((t) => t.price);
    expect(found(58_500)).toEqual([]);
    expect(found(58_530)).toEqual([58_530]);
  });

  it('takes no other word beside the price for a symbol, and none from afar', async () => {
    for (const other of [
      { text: 'LIMIT 4', x: 415, wide: 84 },
      { text: 'BTCUSDT', x: 300, wide: 84 },
    ]) {
      const [tag] = await tags([other, price]);
      expect(tag).toMatchObject({ price: 58990, name: null });
    }
  });
});
