import { arePieces } from './body-pieces.ts';
import type { PixelBar } from './pixel-bar.ts';

const even = (k: number): number => Math.abs(Math.sin(12.9898 * (k + 1)) * 43758.5453) % 1;

describe('arePieces', () => {
  const red = [220, 60, 60];
  const green = [30, 160, 120];
  const bar = (k: number, [openY, closeY]: readonly [number, number], colour: number[]): PixelBar =>
    ({ slot: k, openY, closeY, mark: { colour } }) as PixelBar;
  const bodyOf = (k: number): readonly [number, number] => [
    100 + 60 * even(k),
    100 + 60 * even(k) + 8 + 30 * even(k + 500),
  ];

  it('is true of the pieces of wide bodies', () => {
    const pieces = Array.from({ length: 120 }, (_, k) =>
      bar(k, bodyOf(Math.floor(k / 5)), Math.floor(k / 5) % 2 ? red : green),
    );
    expect(arePieces(pieces)).toBe(true);
  });

  it('is true of the sides of outlined bodies, with a wick between them', () => {
    const sides = Array.from({ length: 120 }, (_, k) =>
      bar(k, k % 3 === 1 ? [90, 94] : bodyOf(Math.floor(k / 3)), green),
    );
    expect(arePieces(sides)).toBe(true);
  });

  it('is not true of bars whose heights are their own', () => {
    expect(arePieces(Array.from({ length: 120 }, (_, k) => bar(k, bodyOf(k), k % 2 ? red : green)))).toBe(
      false,
    );
  });

  it('is not true of bars so flat that the next ones end within a row of theirs by chance', () => {
    const flat = (k: number) => [100 + Math.round(3 * even(k)), 107 + Math.round(3 * even(k))] as const;
    expect(arePieces(Array.from({ length: 120 }, (_, k) => bar(k, flat(k), green)))).toBe(false);
  });

  it('is not true of prices that go up and down between the same two', () => {
    const ends = [100, 112] as const;
    expect(arePieces(Array.from({ length: 120 }, (_, k) => bar(k, ends, k % 2 ? red : green)))).toBe(false);
  });

  it('is true of the edges of tall boxes, whose colours blend with the ground each in its own way', () => {
    const tall = (k: number): readonly [number, number] => [bodyOf(k)[0], bodyOf(k)[1] + 60];
    const edges = Array.from({ length: 24 }, (_, k) => bar(k, tall(Math.floor(k / 2)), k % 2 ? red : green));
    expect(arePieces(edges)).toBe(true);
  });
});
