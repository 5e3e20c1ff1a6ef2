import { storedFigures } from './range-figures.ts';

const { pictures, held } = storedFigures();
const doubt = 2 * Math.sqrt((0.68 * 0.32) / pictures);

describe('the range of the coming bars on drawn pictures', () => {
  it('was measured on more than fifty', () => {
    expect(pictures).toBeGreaterThan(50);
  });

  it('holds as often as it says one and five bars ahead', () => {
    for (const ahead of ['1', '5']) expect(Math.abs((held[ahead] ?? 0) - 0.68)).toBeLessThan(doubt);
  });

  it('holds less often further ahead, because the drawn prices drift', () => {
    for (const ahead of ['10', '20']) {
      expect(held[ahead]).toBeGreaterThan(0.5);
      expect(held[ahead]).toBeLessThan(0.75);
    }
  });
});
