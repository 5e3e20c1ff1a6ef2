import { drawOverlay } from './draw-overlay.ts';
import { rowOf } from './overlay-shapes.ts';
import { strokeText, strokeWidthOf } from './stroke-text.ts';
import { buildAnalysisJson } from '../../testing/build-analysis-json.ts';
import { buildReadout } from '../../testing/build-readout.ts';

const level = (price: number, projected = false) => ({ price, sigma: 0.5, projected });
const plan = {
  ...buildAnalysisJson().plan,
  direction: 'long' as const,
  entry: level(120),
  stop: level(110),
  take_profit_1: level(140),
  take_profit_2: level(160, true),
};

describe('the drawing over a picture', () => {
  const readout = buildReadout();

  it('has the size of the picture', () => {
    expect(drawOverlay(readout, buildAnalysisJson())).toContain('width="400" height="300"');
  });

  it('puts a tick at the row of every label that the axis was fitted to, and none at the others', () => {
    const svg = drawOverlay(readout, buildAnalysisJson());
    const { x1 } = readout.price_pane;
    for (const label of readout.labels) {
      expect(svg.includes(`M${x1.toFixed(1)} ${label.y_px.toFixed(1)}H`)).toBe(label.inlier);
    }
  });

  it('draws levels and plan at the rows of their prices', () => {
    const key_levels = [{ ...buildAnalysisJson().key_levels[0]!, price: 130 }];
    const svg = drawOverlay(readout, buildAnalysisJson({ plan, key_levels }));
    for (const price of [130, 120, 110, 140, 160]) {
      expect(svg).toContain(` ${rowOf(readout.axis, price).toFixed(1)}H`);
    }
    expect(svg).toContain('stroke-dasharray="6 4"');
  });

  it('draws nothing of a plan that proposes no trade', () => {
    const without = drawOverlay(readout, buildAnalysisJson());
    const with_ = drawOverlay(readout, buildAnalysisJson({ plan }));
    expect(with_.length).toBeGreaterThan(without.length);
    expect(without).not.toContain('fill-opacity="0.12"');
  });

  it('leaves out prices beyond the pane', () => {
    const key_levels = [{ ...buildAnalysisJson().key_levels[0]!, price: 1000 }];
    const svg = drawOverlay(readout, buildAnalysisJson({ key_levels }));
    expect(svg).toBe(drawOverlay(readout, buildAnalysisJson({ key_levels: [] })));
  });

  it('places prices of a logarithmic axis by their logarithm', () => {
    const axis = {
      ...readout.axis,
      scale: 'log' as const,
      a: { y_px: 0, price: 100 },
      b: { y_px: 200, price: 1 },
    };
    expect(rowOf(axis, 10)).toBeCloseTo(100);
  });
});

describe('stroke text', () => {
  it('is as wide as its cells', () => {
    const path = strokeText('08', 10, 20, 12);
    const columns = [...path.matchAll(/[MLH]([\d.]+)/g)].map((match) => Number(match[1]));
    expect(Math.min(...columns)).toBe(10);
    expect(Math.max(...columns)).toBe(10 + strokeWidthOf('08', 12));
  });
});
