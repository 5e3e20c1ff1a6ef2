import { Canvas } from '../testing/canvas.ts';
import type { Colour } from '../testing/canvas.ts';
import { blockRecogniser, drawBlockText, TEXT_HEIGHT } from '../testing/block-font.ts';
import { decodePicture } from '../decode.ts';
import { renderSvg } from '../bench/draw/render.ts';
import { toPicture } from '../image/picture.ts';
import { scanText } from '../image/words.ts';
import { labelCrop, shapesInStrip } from './strip-labels.ts';
import type { LabelShape } from './strip-labels.ts';
import { findStrips } from './strips.ts';
import { createTextRecogniser } from '../text/index.ts';

const WHITE: Colour = [255, 255, 255];
const INK: Colour = [60, 60, 70];
const RED: Colour = [220, 50, 60];

/** Six labels on the right; `draw` adds to each of them, given its row and left end. */
function strip(draw: (canvas: Canvas, row: number, left: number, label: number) => void): {
  texts: string[];
  shapes: LabelShape[];
} {
  const canvas = new Canvas(500, 400, WHITE);
  for (let i = 0; i < 6; i++) {
    const row = 40 + 60 * i;
    drawBlockText(canvas, (108 - 2 * i).toFixed(2), 420, row - TEXT_HEIGHT / 2, INK);
    draw(canvas, row, 420, i);
  }
  const picture = toPicture(canvas.raster);
  const [first] = findStrips(scanText(picture).words, picture.width, picture.height);
  const { shapes } = shapesInStrip(picture, first!);
  const read = blockRecogniser.recognise(
    shapes.map((s) => labelCrop(picture, s)),
    'price',
  );
  return { shapes, texts: read.map((r) => r.text) };
}

const plain = ['108.00', '106.00', '104.00', '102.00', '100.00', '98.00'];

describe('shapesInStrip', () => {
  it('leaves the ticks of the axis out of its labels', () => {
    const { texts } = strip((canvas, row, left) => canvas.fill(left - 8, row, left - 3, row + 1, INK));
    expect(texts).toEqual(plain);
  });

  it('finds the boxes behind text, and two that touch as two', () => {
    const { shapes, texts } = strip((canvas, row, left, label) => {
      if (label !== 2) return;
      canvas.fill(left - 10, row + 12, left + 60, row + 30, RED);
      drawBlockText(canvas, '103.30', left, row + 16, WHITE);
      canvas.fill(left - 10, row + 30, left + 60, row + 48, INK);
      drawBlockText(canvas, '102.70', left, row + 34, WHITE);
    });
    expect(texts).toEqual([...plain.slice(0, 3), '103.30', '102.70', ...plain.slice(3)]);
    expect(shapes.map((s) => s.plate !== null)).toEqual([
      false,
      false,
      false,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(shapes[3]!.plate).not.toBe(shapes[4]!.plate);
    expect(shapes[3]!.plate!.tone.r).toBeGreaterThan(200);
  });

  it('gives a label of which a box hides the lower rows, or the upper ones, the row that it has as a whole', () => {
    const rows = (top: number, bottom: number): number => {
      const { shapes } = strip((canvas, row, left, label) => {
        if (label === 2) canvas.fill(left - 10, row + top, left + 60, row + bottom, RED);
      });
      return shapes.find((s) => !s.plate && Math.abs(s.y - 160) < 8)!.y;
    };
    const whole = rows(20, 40);
    expect(rows(TEXT_HEIGHT / 2 - 2, 30)).toBeCloseTo(whole, 0);
    expect(rows(-30, 2 - TEXT_HEIGHT / 2)).toBeCloseTo(whole, 0);
  });

  it('reads the whole text of a box that has more figures than the labels, and no text beside it', async () => {
    const labels = [0, 1, 2, 3, 4, 5].map(
      (i) => `<text x="420" y="${44 + 60 * i}">${(108 - 2 * i).toFixed(2)}</text>`,
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="400" font-family="DejaVu Sans" font-size="12" fill="#333">
      <rect width="500" height="400" fill="#fff"/>${labels.join('')}
      <rect x="412" y="187" width="70" height="20" fill="#d22"/><text x="420" y="201" fill="#fff">103.3075</text>
      <text x="484" y="201">77</text></svg>`;
    const picture = toPicture(await decodePicture(await renderSvg(svg)));
    const [first] = findStrips(scanText(picture).words, picture.width, picture.height);
    const crops = shapesInStrip(picture, first!).shapes.map((s) => labelCrop(picture, s));
    expect(
      createTextRecogniser()
        .recognise(crops, 'price')
        .map((r) => r.text),
    ).toContain('103.3075');
  });

  it('keeps labels apart that a pale grid runs through', () => {
    const pale: Colour = [217, 217, 217];
    const { texts } = strip((canvas, row, left, label) => {
      canvas.fill(0, row, 500, row + 1, pale);
      canvas.fill(left + 20, row - 30, left + 21, row + 30, pale);
      drawBlockText(canvas, (108 - 2 * label).toFixed(2), left, row - TEXT_HEIGHT / 2, INK);
    });
    expect(texts).toEqual(plain);
  });

  it('finds no labels in columns of shorter texts that cut through most of them', () => {
    const canvas = new Canvas(500, 400, WHITE);
    for (let i = 0; i < 9; i++)
      drawBlockText(canvas, i < 6 ? `1.${60 - i}162` : String(70 - i), 420, 30 + 40 * i, INK);
    const picture = toPicture(canvas.raster);
    const words = scanText(picture).words.filter((w) => w.middle > 260);
    const box = { x0: 420, y0: 270, x1: Math.max(...words.map((w) => w.box.x1)), y1: 370 };
    const { shapes } = shapesInStrip(picture, { side: 'right', box, words, score: 1 });
    expect(words).toHaveLength(3);
    expect(shapes).toEqual([]);
  });

  it('reads the whole of labels on the left that have more figures than the others, as those of volume have', () => {
    const canvas = new Canvas(500, 400, WHITE);
    const texts = ['108.00', '106.00', '104.00', '102.00', '100.00', '98.00', '60000.00', '40000.00'];
    texts.forEach((text, i) =>
      drawBlockText(canvas, text, 134 - 8 * text.length, 30 + 40 * i - TEXT_HEIGHT / 2, INK),
    );
    const picture = toPicture(canvas.raster);
    const words = scanText(picture).words.slice(0, 6);
    const box = { x0: Math.min(...words.map((w) => w.box.x0)), y0: 25, x1: words[0]!.box.x1, y1: 235 };
    const { shapes } = shapesInStrip(picture, { side: 'left', box, words, score: 1 });
    const read = blockRecogniser.recognise(
      shapes.map((s) => labelCrop(picture, s)),
      'price',
    );
    expect(read.map((r) => r.text)).toEqual(texts);
  });

  it('takes the pieces of a first figure that tiny type falls into for no ticks', () => {
    const { shapes } = strip((canvas, row, left) => {
      canvas.fill(left - 6, row - 4, left - 3, row - 3, INK);
      canvas.fill(left - 6, row + 3, left - 3, row + 4, INK);
    });
    expect(shapes.map((s) => s.box.x0)).toEqual(shapes.map(() => 414));
  });

  it('takes bold text for no box', () => {
    expect(strip(() => undefined).shapes.every((s) => s.plate === null)).toBe(true);
  });

  it('keeps a label together through which a curve is drawn', () => {
    const { shapes } = strip((canvas, row, left, label) => {
      if (label === 1) canvas.fill(left + 18, row - 30, left + 20, row + 30, [250, 160, 20]);
    });
    expect(shapes).toHaveLength(6);
    expect(shapes[1]!.box.x0).toBe(shapes[0]!.box.x0);
    expect(shapes[1]!.box.x1).toBe(shapes[0]!.box.x1);
  });
});
