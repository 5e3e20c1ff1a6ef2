import { readChart } from './read-chart.ts';
import { blockRecogniser, drawBlockText } from './testing/block-font.ts';
import type { Colour } from './testing/canvas.ts';
import { Canvas } from './testing/canvas.ts';
import { drawChart, PLAIN, roundLabels, walk } from './testing/draw-chart.ts';
import type { ChartStyle, DrawnChart, Ohlc } from './testing/draw-chart.ts';
import type { Raster, TextRecogniser } from './types.ts';

let s = 11;
const random = Array.from({ length: 4 * 60 }, () => (s = (s * 16807) % 2147483647) / 2147483647);
const series = walk(random, 100, 3);
const BACK: Colour = [18, 22, 30];
const UP: Colour = [38, 200, 120];
const DOWN: Colour = [239, 68, 68];

function draw(bars: readonly Ohlc[], style: Partial<ChartStyle>): DrawnChart & { canvas: Canvas } {
  const { labels, decimals } = roundLabels(bars, 8);
  const chart = drawChart(bars, labels, decimals, { ...PLAIN, grid: false, ...style });
  const canvas = new Canvas(chart.raster.width, chart.raster.height, BACK);
  canvas.raster.data.set(chart.raster.data);
  return { ...chart, canvas };
}

/** What a person is told; `read` with the number of bars where it is read. */
function told(raster: Raster): string {
  const outcome = readChart(raster, blockRecogniser);
  if (outcome.outcome === 'refused') return outcome.refusal.reason;
  const { kind, series: found } = outcome.reading;
  return `${found.value.bars.length} ${kind.value}`;
}

/** The picture with each bar in the colour that is given for it. */
function recoloured(
  bars: readonly Ohlc[],
  style: Partial<ChartStyle>,
  colourOf: (i: number) => Colour,
): Raster {
  const { canvas, xOf } = draw(bars, style);
  const { data, width, height } = canvas.raster;
  const spacing = style.spacing ?? PLAIN.spacing;
  bars.forEach((_, i) => {
    const from = Math.round(xOf(i) - spacing / 2);
    for (let y = 0; y < height; y++)
      for (let x = from; x < from + spacing; x++) {
        const p = 4 * (y * width + x);
        if (data[p] === UP[0] || data[p] === DOWN[0]) data.set(colourOf(i), p);
      }
  });
  return canvas.raster;
}

const few = walk(random.slice(0, 4 * 30), 100, 3);

describe('a whole picture', () => {
  it('of boxes in the colours of their categories is refused', () => {
    const boxes = random.slice(0, 24).map((r, i) => {
      const [low, high] = [80 + 20 * r, 110 + 20 * random[60 + i]!];
      return { open: high - 4, close: low + 5, high, low };
    });
    const palette: Colour[] = [UP, DOWN, [80, 120, 250], [240, 200, 40], [200, 80, 220]];
    const inColours = (count: number) => told(recoloured(boxes, { spacing: 24 }, (i) => palette[i % count]!));
    expect(inColours(5)).toContain('more colours than rising and falling prices have');
    expect(inColours(2)).toBe('24 candles');
  });

  it('of an area whose fill goes on beside its line is refused', () => {
    const { canvas, xOf, yOf } = draw(few, { kind: 'line', spacing: 20 });
    const points = few.map((b, i) => [xOf(i), yOf(b.close)] as const);
    const [line, fill]: Colour[] = [
      [80, 140, 250],
      [30, 50, 80],
    ];
    points.slice(1).forEach(([bx, by], i) => {
      const [ax, ay] = points[i]!;
      for (let x = Math.floor(ax); x < bx; x++)
        canvas.fill(x, ay + ((by - ay) * (x + 0.5 - ax)) / (bx - ax), x + 1, 400, fill!);
    });
    canvas.polyline(points, 2, line!);
    expect(told(canvas.raster)).toBe('30 area');
    const { data, width } = canvas.raster;
    for (let x = Math.ceil(xOf(24)); x < xOf(29); x++)
      for (let p = 4 * x; p < 4 * 400 * width; p += 4 * width) if (data[p + 2]! > 200) data.set(fill!, p);
    expect(told(canvas.raster)).toContain('may be the rest of it');
  });

  it('of a line is read to the point that a window covers', () => {
    const { canvas, xOf } = draw(few, { kind: 'line', spacing: 20 });
    canvas.fill(xOf(29) - 10, 40, xOf(29) + 20, 400, [30, 60, 40]);
    expect(told(canvas.raster)).toBe('30 line');
  });

  it('of bars below zero is refused where a title names an account and no instrument', () => {
    const { canvas, yOf } = draw(series, {});
    const { close } = series.at(-1)!;
    const { width } = canvas.raster;
    canvas.fill(width - 90, yOf(close) - 10, width, yOf(close) + 10, DOWN);
    drawBlockText(canvas, close.toFixed(2), width - 80, yOf(close) - 5, [255, 255, 255]);
    drawBlockText(canvas, '777', 60, 10, [190, 195, 205]);
    // The font of blocks has neither letters nor signs.
    const titled = (title: string): TextRecogniser => ({
      recognise: (lines, charset) =>
        blockRecogniser.recognise(lines, charset).map((read) => ({
          ...read,
          text: read.text === '777' ? title : /\d/.test(read.text) ? String(Number(read.text) - 100) : '',
        })),
    });
    const reasonOf = (title: string): string => {
      const outcome = readChart(canvas.raster, titled(title));
      return outcome.outcome === 'refused' ? outcome.refusal.reason : 'read';
    };
    expect(reasonOf('Total profit')).toContain('an account or the result of a strategy');
    expect(reasonOf('Spread')).toBe('read');
  });

  it('without a price scale is refused with the price that its header prints', () => {
    const chart = drawChart(series, [], 0, { ...PLAIN, grid: false });
    const canvas = new Canvas(chart.raster.width, chart.raster.height, BACK);
    canvas.raster.data.set(chart.raster.data);
    drawBlockText(canvas, '777', 20, 10, [190, 195, 205]);
    drawBlockText(canvas, '187.25', 60, 10, [190, 195, 205]);
    // The font of blocks has no letters.
    const recogniser: TextRecogniser = {
      recognise: (lines, charset) =>
        blockRecogniser
          .recognise(lines, charset)
          .map((read) => ({ ...read, text: read.text.replace('777', 'AAPL') })),
    };
    const outcome = readChart(canvas.raster, recogniser);
    expect(outcome.outcome === 'refused' && outcome.refusal).toMatchObject({
      code: 'no_price_axis',
      found: { last_price: { value: { price: 187.25 } } },
    });
  });
});
