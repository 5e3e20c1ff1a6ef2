import { ColourMemo } from './colour-memo.ts';
import { toPicture } from './picture.ts';

describe('ColourMemo', () => {
  it('gives every colour its own number, also when more colours are asked for than it remembers', () => {
    const count = 20_000;
    const data = new Uint8Array(4 * count).fill(255);
    for (let i = 0; i < count; i++) data.set([i & 255, i >> 8, 7], 4 * i);
    const memo = new ColourMemo(toPicture({ width: count, height: 1, data }), (i) => i - 50);
    for (let round = 0; round < 2; round++)
      for (let i = 0; i < count; i += 3) expect(memo.at(i)).toBe(i - 50);
  });

  it('works a colour out once while it is asked for again and again', () => {
    const picture = toPicture({ width: 9, height: 1, data: new Uint8Array(36).fill(255) });
    let worked = 0;
    const memo = new ColourMemo(picture, () => ++worked);
    expect([memo.at(0), memo.at(4), memo.at(8)]).toEqual([1, 1, 1]);
  });
});
