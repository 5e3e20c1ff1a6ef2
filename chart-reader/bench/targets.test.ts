import type { Examined } from './examine.ts';
import { drawChart } from './draw/chart.ts';
import { sampleSpec } from './draw/spec.ts';
import { scorePicture } from './score/score.ts';
import { sideBySide } from './tables.ts';
import { measureTargets } from './targets.ts';
import type { ChartTruth, NotChartTruth, Prediction, RealTruth, Truth } from './truth.ts';

const { truth: clean } = drawChart(sampleSpec('one', 'web', 'targets'));

const real: RealTruth = {
  is_chart: true,
  image: 'real.png',
  part: 'B',
  variant: 'wild',
  renderer: 'wild',
  program: 'some program',
  chart_type: 'candles',
  size: [800, 600],
  symbol: null,
  symbol_shown: false,
  timeframe: null,
  timeframe_shown: false,
  axis: clean.axis,
  candles: null,
  ohlc_sample: [{ x_px: 50, open_y: 100, high_y: 90, low_y: 120, close_y: 110 }],
  last_price: null,
  last_price_shown: false,
  trend: 'sideways',
  note: '',
};
const other: NotChartTruth = {
  is_chart: false,
  note: 'heat map',
  expect: 'refusal',
  image: 'no.png',
  part: 'A',
  variant: 'notchart',
  renderer: 'none',
  size: [800, 600],
};

function perfect(of: ChartTruth): Prediction {
  const [a, b] = of.axis.y_pixel_of_two_prices;
  return { axis: { scale: of.axis.scale, a, b }, kind: of.chart_type, candles: of.candles };
}

function examined(truth: Truth, prediction: Prediction, quality: number | null): Examined {
  const score = scorePicture(truth, prediction);
  return {
    set: 'set',
    name: truth.image,
    truth,
    prediction,
    score,
    quality,
    features: null,
    claims: quality === null ? [] : [{ field: 'reading', score: quality, right: score.right }],
    deviations: null,
    cpuMs: 1,
    refusal: score.refused ? 'no_series' : null,
    crashed: false,
  };
}

const [a, b] = clean.axis.y_pixel_of_two_prices;
const tenTimes: Prediction = {
  ...perfect(clean),
  axis: {
    scale: clean.axis.scale,
    a: { ...a, price: a.price * 10 },
    b: { ...b, price: b.price * 10 },
  },
};
const run = [
  examined(clean, perfect(clean), 0.95),
  examined(clean, tenTimes, 0.95),
  examined({ ...clean, variant: 'chat' }, perfect(clean), 0.9),
  examined(real, { ...perfect(clean), kind: 'line' }, 0.8),
  examined(real, { refused: 'no', found: { axis: perfect(clean).axis } }, null),
  examined(other, { refused: 'no' }, null),
];

describe('what the reader must hold', () => {
  const targets = new Map(measureTargets(run, null).map((t) => [t.name, t]));

  it('counts right, wrong and refused, each over its own pictures', () => {
    expect(targets.get('clean drawn: right')).toMatchObject({ measured: '50.0%', holds: false, n: 2 });
    expect(targets.get('clean drawn: answered wrong')?.measured).toBe('50.0%');
    expect(targets.get('JPEG and downscaled: right')).toMatchObject({ holds: true, n: 1 });
    expect(targets.get('pictures without prices refused')).toMatchObject({ holds: true, n: 1 });
  });

  it('names a lost decimal point, and a wrong answer that sounded sure', () => {
    expect(targets.get('scale errors of ×10 or more accepted')).toMatchObject({
      measured: '1',
      holds: false,
    });
    expect(targets.get('wrong answers claiming > 0.9')).toMatchObject({ measured: '1', holds: false });
  });

  it('takes a wrong kind on a real screenshot for a wrong answer, and counts axes of refused ones', () => {
    expect(targets.get('real: answered wrong')).toMatchObject({ measured: '1', holds: false });
    expect(targets.get('real: axis right')?.measured).toBe('1 of 2 (with refused series 2)');
  });

  it('holds nothing that was not measured', () => {
    expect(targets.get('photos: right')).toMatchObject({ measured: '-', holds: null });
    expect(targets.get('memory at 40 megapixels')?.holds).toBeNull();
  });

  it('prints the four sorts of pictures side by side', () => {
    expect(sideBySide(run)).toContain(
      '| **all** | 2 | 50.0 | 50.0 | 1 | 100.0 | 0.0 | 2 | 50.0 | 50.0 | 1 | 100.0 |',
    );
  });
});
