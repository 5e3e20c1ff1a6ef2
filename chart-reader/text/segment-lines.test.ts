import type { Box, GreyImage } from '../types.ts';
import { createTextRecogniser } from './ctc-recogniser.ts';
import { referenceCases } from './reference-cases.ts';
import { cropLine, segmentTextLines } from './segment-lines.ts';

const WIDTH = 120;
const HEIGHT = 200;
const WHOLE = { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT };

/** Five by nine dot letters, enough to stand for text. */
const GLYPHS: Record<string, string[]> = {
  '8': ['.###.', '#...#', '#...#', '#...#', '.###.', '#...#', '#...#', '#...#', '.###.'],
  '1': ['..#..', '.##..', '#.#..', '..#..', '..#..', '..#..', '..#..', '..#..', '#####'],
  '4': ['...#.', '..##.', '..##.', '.#.#.', '.#.#.', '#..#.', '#####', '...#.', '...#.'],
  '.': ['.....', '.....', '.....', '.....', '.....', '.....', '.....', '.....', '.#...'],
};

function canvas(ground: number): GreyImage {
  return { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT).fill(ground) };
}

function fill({ width, data }: GreyImage, box: Box, value: number): void {
  for (let y = box.y0; y < box.y1; y++) data.fill(value, y * width + box.x0, y * width + box.x1);
}

/** Writes dot letters, seven pixels apart, and returns the tight box. */
function write(image: GreyImage, text: string, x: number, y: number, ink: number): Box {
  [...text].forEach((character, position) => {
    GLYPHS[character]!.forEach((row, dy) => {
      [...row].forEach((dot, dx) => {
        if (dot === '#') image.data[(y + dy) * image.width + x + 7 * position + dx] = ink;
      });
    });
  });
  return { x0: x, y0: y, x1: x + 7 * text.length - 2, y1: y + 9 };
}

describe('segmentTextLines', () => {
  it.each([
    ['dark on light', 255, 60],
    ['light on dark', 20, 190],
    ['faint', 120, 150],
  ])('finds labels one below the other, %s', (_, ground, ink) => {
    const image = canvas(ground);
    const expected = [20, 60, 61 + 40].map((y) => write(image, '14.8', 30, y, ink));
    expect(segmentTextLines(image, WHOLE)).toEqual(expected);
  });

  it('finds the text in a coloured box and not the box', () => {
    const image = canvas(20);
    const above = write(image, '14.8', 30, 20, 200);
    fill(image, { x0: 20, y0: 55, x1: 70, y1: 73 }, 140);
    const inside = write(image, '18.4', 30, 60, 255);
    fill(image, { x0: 20, y0: 95, x1: 70, y1: 113 }, 230);
    const dark = write(image, '18.4', 30, 100, 10);
    expect(segmentTextLines(image, WHOLE)).toEqual([above, inside, dark]);
  });

  it('leaves out grid lines, axis lines, ticks and frames', () => {
    const image = canvas(255);
    fill(image, { x0: 10, y0: 0, x1: 11, y1: HEIGHT }, 40);
    for (const y of [24, 64, 104]) fill(image, { x0: 11, y0: y, x1: 16, y1: y + 1 }, 40);
    fill(image, { x0: 0, y0: 150, x1: WIDTH, y1: 151 }, 180);
    for (let x = 0; x < WIDTH; x += 4) fill(image, { x0: x, y0: 170, x1: x + 2, y1: 171 }, 100);
    const expected = [20, 60, 100].map((y) => write(image, '14.8', 22, y, 60));
    expect(segmentTextLines(image, WHOLE)).toEqual(expected);
  });

  it('finds nothing on a plain ground, in noise below the contrast, or outside the picture', () => {
    expect(segmentTextLines(canvas(90), WHOLE)).toEqual([]);
    const noisy = canvas(90);
    noisy.data.forEach((_, i) => (noisy.data[i] = 90 + ((i * 7919) % 9)));
    expect(segmentTextLines(noisy, WHOLE)).toEqual([]);
    expect(segmentTextLines(canvas(90), { x0: 300, y0: 300, x1: 400, y1: 400 })).toEqual([]);
  });

  it('keeps to the region and gives boxes in pixels of the picture', () => {
    const image = canvas(255);
    write(image, '18', 10, 20, 0);
    const wanted = write(image, '44', 70, 80, 0);
    expect(segmentTextLines(image, { x0: 60, y0: 60, x1: 110, y1: 120 })).toEqual([wanted]);
  });

  it('splits at wide gaps, and at spaces when asked for words', () => {
    const image = canvas(255);
    const first = write(image, '18', 10, 20, 0);
    const second = write(image, '44', 30, 20, 0);
    const far = write(image, '81', 80, 20, 0);
    expect(segmentTextLines(image, WHOLE)).toEqual([{ ...first, x1: second.x1 }, far]);
    expect(segmentTextLines(image, WHOLE, { words: true })).toEqual([first, second, far]);
  });

  it('cuts crops that the recogniser reads', () => {
    const recogniser = createTextRecogniser();
    for (const { crop, text } of referenceCases()) {
      const ground = crop.data[0]!;
      const image = canvas(ground);
      for (let y = 0; y < crop.height; y++) {
        image.data.set(crop.data.subarray(y * crop.width, (y + 1) * crop.width), (y + 40) * WIDTH + 40);
      }
      const boxes = segmentTextLines(image, WHOLE);
      const read = recogniser.recognise(
        boxes.map((box) => cropLine(image, box)),
        'price',
      );
      expect(read.map((line) => line.text)).toContain(text);
    }
  });
});
