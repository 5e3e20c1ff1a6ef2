/** A chart that is drawn here: whoever reads it has compiled what other pictures need, too. */
import type { Raster } from '../types.ts';

const WIDTH = 900;
const HEIGHT = 540;
const PANE = { right: 820, top: 20, bottom: 490 };
/** Prices at the top and bottom of the pane. */
const RANGE = { high: 128, low: 92 };
const BARS = { first: 14, apart: 10, body: 7 };
/** Bars between two labels of time. */
const LABELLED = 12;

const WHITE = 0xffffff;
const GRID = 0xe2e4e8;
const TEXT = 0x303238;
const RISING = 0x26a69a;
const FALLING = 0xef5350;
const AVERAGE = 0x2962ff;

/** Seven rows of five dots for each character, a row as one digit to the base 32. */
const GLYPHS: Record<string, string> = {
  0: 'ehjlphe',
  1: '4c4444e',
  2: 'eh1248v',
  3: 'v2421he',
  4: '26aiv22',
  5: 'vgu11he',
  6: '68guhhe',
  7: 'v124888',
  8: 'ehhehhe',
  9: 'ehhf12c',
  '.': '00000cc',
  ':': '0cc0cc0',
};
const DOT = 2;

/** Bars, an average, a grid, and labels of price and time. The same whenever it is drawn. */
export function practiceChart(): Raster {
  const pixels = new Uint32Array(WIDTH * HEIGHT);
  const fill = (x: number, y: number, width: number, height: number, colour: number): void => {
    // The bytes of a pixel are red, green, blue, alpha, the lowest of the number first.
    const pixel = (0xff << 24) | ((colour & 255) << 16) | (colour & 0xff00) | (colour >> 16);
    for (let row = y; row < y + height; row++) pixels.fill(pixel, row * WIDTH + x, row * WIDTH + x + width);
  };
  const write = (text: string, x: number, y: number): void => {
    [...text].forEach((character, n) =>
      [...GLYPHS[character]!].forEach((row, j) => {
        for (let i = 0; i < 5; i++)
          if (parseInt(row, 32) & (16 >> i)) fill(x + DOT * (6 * n + i), y + DOT * j, DOT, DOT, TEXT);
      }),
    );
  };
  const rowOf = (price: number): number =>
    Math.round(PANE.top + ((RANGE.high - price) / (RANGE.high - RANGE.low)) * (PANE.bottom - PANE.top));
  fill(0, 0, WIDTH, HEIGHT, WHITE);
  for (let price = 95; price <= 125; price += 5) {
    fill(0, rowOf(price), PANE.right, 1, GRID);
    write(price.toFixed(2), PANE.right + 8, rowOf(price) - 7);
  }
  let close = 105;
  let average = close;
  for (let n = 0, x = BARS.first; x < PANE.right - BARS.apart; n++, x += BARS.apart) {
    const open = close;
    close += (((n * 7919) % 13) - 6) / 3 + (((n * 31) % 7) - 3) / 2 + (110 - open) / 12;
    const [high, low] = [Math.max(open, close), Math.min(open, close)];
    const colour = close >= open ? RISING : FALLING;
    const [top, bottom] = [rowOf(high + ((n * 17) % 5) / 2), rowOf(low - ((n * 11) % 5) / 2)];
    fill(x + 3, top, 1, bottom - top, colour);
    fill(x, rowOf(high), BARS.body, Math.max(1, rowOf(low) - rowOf(high)), colour);
    const before = average;
    average += (close - average) / 8;
    for (let i = 0; i < BARS.apart; i++)
      fill(x + i, rowOf(before + ((average - before) * i) / BARS.apart), 1, 2, AVERAGE);
    if (n % LABELLED === 0)
      write(`${String(9 + n / LABELLED).padStart(2, '0')}:00`, x - 20 < 0 ? 0 : x - 20, 504);
  }
  return { width: WIDTH, height: HEIGHT, data: new Uint8ClampedArray(pixels.buffer) };
}
