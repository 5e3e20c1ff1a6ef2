import fc from 'fast-check';
import { NoDataUrl, PictureText, TooLong } from './picture-text.ts';

const mark = 'data:mark';

/** Takes a text apart that arrives in chunks of these sizes, over and over. */
function takeApart(
  text: string,
  sizes: readonly number[] = [7],
  limits = { rest: 10_000, picture: 100_000 },
) {
  const taken = new PictureText(mark, limits);
  const bytes = Buffer.from(text);
  for (let at = 0, turn = 0; at < bytes.length; turn++) {
    const size = sizes[turn % sizes.length] ?? 1;
    taken.feed(bytes.subarray(at, at + size));
    at += size;
  }
  const { rest, picture } = taken.end();
  return { rest: rest.toString(), picture };
}

const picture = 'data:image/png;base64,iVBORw0KGgo/+A==';

describe('a JSON text with a picture', () => {
  it('is taken apart, wherever the picture stands and however it arrives', () => {
    const around = fc.record({ symbol: fc.string(), list: fc.array(fc.jsonValue()), 'data:': fc.string() });
    fc.assert(
      fc.property(
        around,
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
        fc.boolean(),
        (other, sizes, first) => {
          const { 'data:': key, ...plain } = other;
          // Strings that begin as a picture does are for another test.
          fc.pre(!JSON.stringify(plain).includes('"data:') && key.length >= 0);
          const body = first ? { image_data_url: picture, ...plain } : { ...plain, image_data_url: picture };
          const { rest, picture: found } = takeApart(JSON.stringify(body), sizes);
          expect(found).toBe(picture);
          expect(JSON.parse(rest)).toEqual(JSON.parse(JSON.stringify({ ...body, image_data_url: mark })));
        },
      ),
    );
  });

  it('may write each slash of the picture with a backslash, also between two chunks', () => {
    const escaped = JSON.stringify({ image_data_url: picture }).replaceAll('/', String.raw`\/`);
    for (let size = 1; size < 12; size++) expect(takeApart(escaped, [size]).picture).toBe(picture);
  });

  it('without a picture stays as it is', () => {
    const text = String.raw`{"a":"\"data:","b":"dat","c":["\\"]}`;
    for (let size = 1; size < 9; size++)
      expect(takeApart(text, [size])).toEqual({ rest: text, picture: null });
  });

  it('gives up the first string that begins with data: only', () => {
    const { rest, picture: found } = takeApart('{"a":"data:1","b":"data:2"}');
    expect([found, rest]).toEqual(['data:1', '{"a":"data:mark","b":"data:2"}']);
  });

  it('is refused when the picture holds what no data URL does', () => {
    for (const wrong of [String.raw`data:\u0041`, 'data:ä', String.raw`data:\"`])
      expect(() => takeApart(`{"a":"${wrong}"}`, [3])).toThrow(NoDataUrl);
  });

  it('is refused when the picture, or the text around it, is too long', () => {
    const limits = { rest: 100, picture: 50 };
    expect(() => takeApart(`{"a":"data:${'A'.repeat(51)}"}`, [7], limits)).toThrow(TooLong);
    expect(() => takeApart(`{"a":"data:A","b":"${'A'.repeat(101)}"}`, [7], limits)).toThrow(TooLong);
    expect(() => takeApart(`[${'"a",'.repeat(50)}`, [7], limits)).toThrow(TooLong);
  });
});
