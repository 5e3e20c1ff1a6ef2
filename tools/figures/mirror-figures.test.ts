import { storedFigures } from './mirror-figures.ts';

const { pairs, certain, within_error } = storedFigures();

describe('pattern names on drawn charts and on the same charts upside down', () => {
  it('were counted on more than fifty pairs', () => {
    expect(pairs).toBeGreaterThan(50);
    expect(certain.named).toBeGreaterThan(200);
  });

  it('come out under their mirror name in nine of ten cases, or are marked as within the error', () => {
    expect(certain.again / certain.named).toBeGreaterThanOrEqual(0.9);
    expect(within_error.again / within_error.named).toBeLessThan(certain.again / certain.named);
  });
});
