import { drawChart } from './chart.ts';
import type { Look } from './look.ts';
import { sampleSpec } from './spec.ts';
import { themeNamed } from './themes.ts';

const theme = themeNamed('ink');

/** How often the parts of bars have the colour. */
function partsIn(colour: string, kind: Look['kind'], part: 'body' | 'wick'): number {
  const spec = sampleSpec('ground', 'notebook', 'ground');
  const look = { ...spec.look, theme, kind, border: false, wickColour: null, crisp: true };
  const { svg } = drawChart({ ...spec, look });
  return [...svg.matchAll(new RegExp(`<rect[^>]*fill="${colour}"[^>]*class="${part}"`, 'g'))].length;
}

describe('bars in the colour of the ground', () => {
  it.each(['candles', 'hollow'] as const)('are outlined and have wicks that can be seen, as %s', (kind) => {
    expect(partsIn(theme.up, kind, 'body')).toBeGreaterThan(0);
    expect(partsIn(theme.text, kind, 'body')).toBeGreaterThanOrEqual(partsIn(theme.up, kind, 'body'));
    expect(partsIn(theme.up, kind, 'wick')).toBe(0);
  });

  it('are seen as an area above and below its first close', () => {
    const spec = sampleSpec('ground', 'notebook', 'ground');
    const look: Look = { ...spec.look, theme, kind: 'area', areaFill: 'baseline' };
    const { svg } = drawChart({ ...spec, look });
    expect(svg).toContain(`stroke="${theme.text}"`);
    expect([...svg.matchAll(new RegExp(`<polyline[^>]*stroke="${theme.up}"`, 'g'))]).toEqual([]);
  });

  it('are seen as OHLC bars', () => {
    expect(partsIn(theme.text, 'bars', 'wick')).toBeGreaterThan(0);
    expect(partsIn(theme.up, 'bars', 'wick')).toBe(0);
  });
});
