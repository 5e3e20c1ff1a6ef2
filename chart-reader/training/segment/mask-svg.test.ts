import sharp from 'sharp';
import { drawChart } from '../../bench/draw/chart.ts';
import { sampleSpec } from '../../bench/draw/spec.ts';
import { classOf, maskSvg, pixelClasses, STEP } from './mask-svg.ts';

const plain = sampleSpec('mask', 'tradingview', 'mask');
const { theme } = plain.look;
const look = {
  ...plain.look,
  ratio: 1,
  kind: 'candles' as const,
  hollow: 'up' as const,
  border: false,
  overlays: [],
  drawings: [],
  furniture: [],
  crosshair: false,
};
const { svg, truth } = drawChart({ ...plain, look });

async function redOf(drawing: string): Promise<{ red: Uint8Array; width: number }> {
  const { data, info } = await sharp(Buffer.from(drawing))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { red: Uint8Array.from({ length: data.length / 3 }, (_, i) => data[3 * i] ?? 0), width: info.width };
}

describe('the mask of a drawn chart', () => {
  it('holds nothing but colours of classes: no edge is smoothed', async () => {
    const { red } = await redOf(maskSvg(svg, [theme.bg, theme.plot]));
    const known = pixelClasses.map((_, k) => k * STEP);
    expect([...new Set(red)].filter((value) => !known.includes(value))).toEqual([]);
  });

  it('shows a body in every bar that has one, between its open and its close', async () => {
    const { red, width } = await redOf(maskSvg(svg, [theme.bg, theme.plot]));
    const [high, low] = truth.axis.y_pixel_of_two_prices;
    const row = (price: number): number =>
      high.y_px + ((high.price - price) / (high.price - low.price)) * (low.y_px - high.y_px);
    const tall = truth.candles.filter((c) => Math.abs(row(c.o ?? 0) - row(c.c)) > 3);
    const body = pixelClasses.indexOf('body') * STEP;
    const shown = tall.filter(
      (c) => red[Math.floor((row(c.o ?? 0) + row(c.c)) / 2) * width + Math.floor(c.x_px)] === body,
    );
    expect(truth.axis.scale).toBe('linear');
    expect(tall.length).toBeGreaterThan(10);
    expect(shown).toHaveLength(tall.length);
  });

  it('leaves what lies under a faint fill its own class', () => {
    const faint = '<rect width="9" height="9" fill="#00f" opacity="0.2"/>';
    const body = '<rect width="5" height="5" fill="#f00" class="body"/>';
    const mask = (parts: string): string => maskSvg(`<svg width="9" height="9">${parts}</svg>`, []);
    expect(mask(body + faint)).toBe(mask(body));
    expect(mask(body)).toContain('rgb(40,0,0)');
  });

  it.each([
    ['<rect width="1" height="9" class="wick" fill="#fff"/>', 'wick'],
    ['<rect width="600" height="1" fill="#fff"/>', 'line'],
    ['<polyline points="0,0 1,1" fill="none" stroke="#fff"/>', 'line'],
    ['<text x="0" y="0" fill="#fff">7</text>', 'text'],
    ['<rect width="30" height="12" fill="#123456"/>', 'background'],
    ['<rect width="30" height="12" fill="#f23645"/>', 'fill'],
  ])('calls %s %s', (element, kind) => {
    expect(classOf(element, ['#123456'])).toBe(kind);
  });
});
