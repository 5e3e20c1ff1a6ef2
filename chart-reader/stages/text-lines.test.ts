import { joinWords } from './text-lines.ts';

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
