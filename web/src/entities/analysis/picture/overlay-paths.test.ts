import { reading } from '../testing/sample-analysis.ts';
import { barPath, conePath } from './overlay-paths.ts';

const pane = reading.price_pane;
const last = reading.bars.at(-1)!;
const cone = [1, 2, 3].map((bar) => ({ bar, low: last.close - bar / 10, high: last.close + bar / 10 }));
const roomFor = (bars: number) => ({
  ...reading,
  price_pane: { ...pane, x1: last.x_px + (bars + 0.5) * reading.bar_spacing_px },
});

describe('the range of the coming bars on the picture', () => {
  it('runs from the last price to as many bars as the pane has room for', () => {
    expect(conePath(roomFor(3), last.close, cone)?.split('L')).toHaveLength(7);
    expect(conePath(roomFor(1), last.close, cone)?.split('L')).toHaveLength(3);
  });

  it('is not drawn where the pane ends at the last bar', () => {
    expect(conePath(roomFor(0), last.close, cone)).toBeNull();
  });
});

it('draws the range of a pixel column in which no single bar was told apart, without a body', () => {
  const column = { ...last, open: null, open_sigma: null };
  expect(barPath(reading, column)).toMatch(/^M[\d.]+ [\d.]+V[\d.]+$/);
  expect(barPath(reading, last)).toContain('Z');
});
