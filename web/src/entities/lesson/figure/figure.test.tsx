import { render, screen } from '@testing-library/react';
import type { CandlesFigure, CurveFigure } from '../../../api/generated/model';
import { UiProvider } from '../../../ui/ui-provider.tsx';
import { layOutCandles } from './candle-layout.ts';
import { layOutCurves } from './curve-layout.ts';
import { Figure } from './figure.tsx';

const candles: CandlesFigure = {
  kind: 'candles',
  caption: 'A pullback to support',
  bars: [
    { open: 100, high: 104, low: 99, close: 103 },
    { open: 103, high: 105, low: 101, close: 102 },
    { open: 102, high: 108, low: 101.5, close: 107 },
  ],
  levels: [
    { price: 101, label: 'Entry' },
    { price: 100.9, label: 'Support' },
  ],
  lines: [{ from: { bar: 0, price: 99 }, to: { bar: 2, price: 101.5 }, label: 'Trend line' }],
  notes: [
    { bar: 1, text: 'The pullback ends here' },
    { bar: 2, text: 'The trend goes on here' },
  ],
};

const curve: CurveFigure = {
  kind: 'curve',
  caption: 'Gain needed after a loss',
  x_label: 'Loss (%)',
  y_label: 'Gain needed (%)',
  series: [
    { label: 'Gain', points: [10, 50, 90].map((x) => ({ x, y: (100 * x) / (100 - x) })) },
    { label: 'Loss', points: [10, 50, 90].map((x) => ({ x, y: x })) },
  ],
};

describe('the layout of candles', () => {
  const layout = layOutCandles(candles, 640);

  it('draws a rising bar from its open up to its close', () => {
    const [first, second] = layout.candles;
    expect(first?.rising).toBe(true);
    expect(second?.rising).toBe(false);
    expect(first!.high).toBeLessThan(first!.body.y);
    expect(first!.body.y + first!.body.height).toBeLessThan(first!.low);
  });

  it('keeps labels of close levels apart and drops the marks they would cover', () => {
    const [entry, support] = layout.levels;
    expect(Math.abs(entry!.textY - support!.textY)).toBeGreaterThanOrEqual(16);
    expect(Math.abs(entry!.y - support!.y)).toBeLessThan(16);
    for (const mark of layout.marks) expect(Math.abs(mark.y - entry!.textY)).toBeGreaterThanOrEqual(16);
  });

  it('says the price of a level once, and puts long names on their lines where the edge has no room', () => {
    const levels = [{ price: 49.5, label: 'Far stop 49.50: 40 shares' }];
    const wide = layOutCandles({ ...candles, levels }, 640);
    expect(wide.levels[0]?.text).toBe('Far stop 49.50: 40 shares');
    expect(wide.levels[0]?.textX).toBeGreaterThan(wide.plot.right);
    const narrow = layOutCandles({ ...candles, levels }, 330);
    expect(narrow.levels[0]?.textX).toBe(narrow.plot.left);
    expect(narrow.plot.right).toBeGreaterThan(250);
  });

  it('keeps every label inside the plot and no two over each other, also on a phone', () => {
    for (const width of [640, 330]) {
      const { notes, plot } = layOutCandles(candles, width);
      for (const note of notes) expect(note.x).toBeGreaterThan(plot.left);
      const [one, other] = notes;
      expect(one!.baseline === other!.baseline && Math.abs(one!.x - other!.x) < 100).toBe(false);
    }
  });
});

it('names curves at their ends where there is room, and below where there is none', () => {
  expect(layOutCurves(curve, 640).named).toBe(true);
  const long = { ...curve, series: curve.series.map((one) => ({ ...one, label: one.label.repeat(12) })) };
  expect(layOutCurves(long, 330).named).toBe(false);
});

it('leaves the names at the ends of curves the room that capitals and digits take', () => {
  const averages = { ...curve, series: curve.series.map((one) => ({ ...one, label: 'EMA 20' })) };
  const several = { ...averages, series: [...averages.series, ...averages.series] };
  // In bold type of this size the name is 48 pixels wide.
  expect(640 - layOutCurves(several, 640).plot.right).toBeGreaterThanOrEqual(48 + 6);
});

describe('a figure', () => {
  it('is a picture with its caption and has its numbers in a table', () => {
    render(
      <UiProvider>
        <Figure figure={candles} />
      </UiProvider>,
    );
    expect(screen.getByRole('img', { name: 'A pullback to support' })).toBeInTheDocument();
    const row = screen.getByRole('row', { name: /^3 rising/, hidden: true });
    expect(row).toHaveTextContent('3rising102108101.5107The trend goes on here');
    expect(screen.getByText('Support: level at 100.9')).toBeInTheDocument();
  });

  it('lists every point of its curves', () => {
    render(
      <UiProvider>
        <Figure figure={curve} />
      </UiProvider>,
    );
    expect(screen.getByRole('row', { name: 'Gain 90 900', hidden: true })).toBeInTheDocument();
    expect(screen.getByText('Loss (%)', { selector: 'text' })).toBeInTheDocument();
  });
});
