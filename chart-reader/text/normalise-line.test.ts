import { LINE_HEIGHT, normaliseLine } from './normalise-line.ts';
import { referenceCases } from './reference-cases.ts';

describe('normaliseLine', () => {
  it('gives the input that the training program gives', () => {
    for (const { crop, input } of referenceCases()) {
      const line = normaliseLine(crop);
      expect(line.width).toBe(input.width);
      for (let i = 0; i < line.data.length; i++)
        expect(Math.abs(line.data[i]! - input.data[i]!)).toBeLessThan(0.006);
    }
  });

  it('does not depend on polarity or contrast', () => {
    for (const { crop } of referenceCases()) {
      const inverted = { ...crop, data: crop.data.map((value) => 200 - value / 2) };
      const one = normaliseLine(crop);
      const other = normaliseLine(inverted);
      expect(other.width).toBe(one.width);
      for (let i = 0; i < one.data.length; i++) expect(other.data[i]).toBeCloseTo(one.data[i]!, 1);
    }
  });

  it('gives an empty line for a plain or an empty crop', () => {
    const plain = normaliseLine({ width: 30, height: 12, data: new Uint8Array(360).fill(77) });
    expect(Math.max(...plain.data)).toBe(0);
    expect(plain.data.length).toBe(plain.width * LINE_HEIGHT);
    expect(normaliseLine({ width: 0, height: 0, data: new Uint8Array() }).data.every((v) => v === 0)).toBe(
      true,
    );
  });
});
