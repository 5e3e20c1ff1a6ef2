import { renderSvg } from '../bench/draw/render.ts';
import { decodePicture } from '../decode.ts';
import { toPicture } from '../image/picture.ts';
import { scanText } from '../image/words.ts';
import { createTextRecogniser } from '../text/index.ts';
import { LineReader, joinWords } from './text-lines.ts';

describe('joinWords', () => {
  it('joins words whose gap is less than it is told, a blank or two by default', () => {
    const word = (x0: number) => {
      const box = { x0, y0: 100, x1: x0 + 20, y1: 110 };
      return { box, glyphs: 2, middle: 105, height: 10, shapes: [box] };
    };
    // Twelve pixels: the colon of a clock in type whose letters are all of one width.
    const words = [word(0), word(32), word(90)];
    expect(joinWords(words).map((t) => t.box.x0)).toEqual([0, 32, 90]);
    expect(joinWords(words, 1.3).map((t) => t.box.x0)).toEqual([0, 90]);
  });
});

describe('LineReader', () => {
  it('[W-542] reads a line close below the frame of its pane', async () => {
    const text = 'USDJPY,Monthly 93.767 93.767 90.556 91.544';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="80" font-family="DejaVu Sans, Arial, sans-serif">
      <rect width="400" height="80" fill="#000"/><path d="M0 30H400" stroke="#fff" stroke-width="2"/>
      <text x="16" y="41" font-size="11" fill="#fff">${text}</text></svg>`;
    const picture = toPicture(await decodePicture(await renderSvg(svg)));
    const lines = joinWords(scanText(picture).words);
    const [line] = new LineReader(picture, createTextRecogniser()).read(lines);
    expect(line!.read.text).toBe(text);
  });
});
