import { contrast } from './contrast.ts';
import { day, night } from './palette.ts';
import type { Palette } from './palette.ts';

const surfaces: (keyof Palette)[] = ['canvas', 'panel', 'subtle'];
const prices: (keyof Palette)[] = ['ink', 'green', 'red', 'blue', 'orange'];
const textColors: (keyof Palette)[] = ['inkMuted', 'inkSubtle', 'amberText', 'yellow'];
const hues = ['green', 'red', 'blue', 'orange', 'yellow'] as const;

describe.each([
  ['day', day as Palette],
  ['night', night],
])('the palette of the %s', (_, palette) => {
  it.each(surfaces)('has a contrast of 7 : 1 for prices and 4.5 : 1 for text on %s', (surface) => {
    for (const name of prices) expect(contrast(palette[name], palette[surface])).toBeGreaterThanOrEqual(7);
    for (const name of textColors)
      expect(contrast(palette[name], palette[surface])).toBeGreaterThanOrEqual(4.5);
  });

  it('has enough contrast for text on washes, on amber and on inverted surfaces', () => {
    for (const hue of hues) expect(contrast(palette[hue], palette[`${hue}Wash`])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.amberText, palette.amberWash)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.onAmber, palette.amber)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.onInverted, palette.inverted)).toBeGreaterThanOrEqual(7);
  });

  it('draws the edges of controls and the focus at 3 : 1', () => {
    for (const surface of surfaces) {
      expect(contrast(palette.control, palette[surface])).toBeGreaterThanOrEqual(3);
      expect(contrast(palette.ring, palette[surface])).toBeGreaterThanOrEqual(3);
    }
  });
});

it('knows the extremes of contrast', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#777777')).toBe(1);
});
