import { createTextRecogniser } from './index.ts';
import { referenceCases } from './reference-cases.ts';

describe('createTextRecogniser', () => {
  const recogniser = createTextRecogniser();
  const cases = referenceCases();
  const crops = cases.map(({ crop }) => crop);

  it('reads drawn price labels, in order', () => {
    const texts = recogniser.recognise(crops, 'price').map(({ text }) => text);
    expect(texts).toEqual(cases.map(({ text }) => text));
  });

  it('reads the same in reversed polarity', () => {
    const inverted = crops.map((crop) => ({
      ...crop,
      data: Uint8Array.from(crop.data, (value) => 255 - value),
    }));
    const texts = recogniser.recognise(inverted, 'price').map(({ text }) => text);
    expect(texts).toEqual(cases.map(({ text }) => text));
  });

  it('gives alternatives best first, none likelier than the text, all different', () => {
    for (const { text, probability, alternatives } of recogniser.recognise(crops, 'any')) {
      const values = [probability, ...alternatives.map((alternative) => alternative.probability)];
      expect(values).toEqual([...values].sort((a, b) => b - a));
      const texts = [text, ...alternatives.map((alternative) => alternative.text)];
      expect(new Set(texts).size).toBe(texts.length);
      expect(values.every((value) => value >= 0 && value <= 1)).toBe(true);
    }
  });

  it('keeps letters that no price holds out of the price character set', () => {
    for (const { text, alternatives } of recogniser.recognise(crops, 'price')) {
      for (const read of [text, ...alternatives.map((alternative) => alternative.text)]) {
        expect(read).not.toMatch(/[ACDF-JLN-SU-Zacdf-jln-z:/]/);
      }
    }
  });

  it('reads nothing on a plain crop', () => {
    const [plain] = recogniser.recognise(
      [{ width: 40, height: 14, data: new Uint8Array(560).fill(30) }],
      'price',
    );
    expect(plain?.text).toBe('');
  });
});
