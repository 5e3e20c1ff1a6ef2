/** What lies over or under the candles: averages, bands, levels, lines, zones, markers, watermark. */
import { drawPriceBox, inkOn } from './axes.ts';
import type { Frame } from './frame.ts';
import type { Drawing, Overlay } from './look.ts';
import { drawValues, visiblePart } from './panes.ts';
import { formatNumber, formatPrice } from './scale.ts';
import { bands, exponentialAverage, simpleAverage, trailingStop } from './studies.ts';

const colours = ['#2962ff', '#ff9800', '#e91e63', '#00bcd4', '#9c27b0', '#fdd835'];

function drawOverlay(frame: Frame, overlay: Overlay): void {
  const { svg, spec, scale, random, look } = frame;
  const bars = [...spec.history, ...spec.visible];
  const closes = bars.map((c) => c.close);
  const width = random.pick([1, 1, 1.5, 2]);
  const y = (v: number): number => scale.y(Math.max(v, 1e-12));
  const line = (values: number[], colour: string): void =>
    drawValues(frame, visiblePart(frame, values), y, colour, width);
  if (overlay === 'sma') line(simpleAverage(closes, random.pick([9, 20, 50])), random.pick(colours));
  else if (overlay === 'ema')
    line(exponentialAverage(closes, random.pick([9, 21, 50])), random.pick(colours));
  else if (overlay === 'ribbon')
    [5, 10, 20, 60].forEach((period, i) => line(simpleAverage(closes, period), colours[i] ?? '#888888'));
  else if (overlay === 'sar')
    visiblePart(frame, trailingStop(bars)).forEach((v, i) =>
      svg.circle(frame.xs[i] ?? 0, y(v), 1.4, look.theme.accent),
    );
  else {
    const lines = bands(closes, 20);
    const [upper = [], , lower = []] = lines.map((v) => visiblePart(frame, v));
    const edge = (values: number[]) =>
      values.flatMap((v, i) => (Number.isFinite(v) ? [[frame.xs[i] ?? 0, y(v)] as const] : []));
    if (random.chance(0.6))
      svg.polygon([...edge(upper), ...edge(lower).reverse()], '#2196f3', { opacity: 0.08 });
    lines.forEach((values, i) => line(values, i === 1 ? '#ff6d00' : '#2196f3'));
  }
}

/** Averages and bands, cut off at the pane. */
export function drawOverlays(frame: Frame): void {
  const { svg, pane, look } = frame;
  if (!look.overlays.length) return;
  svg.clip(pane.x0, pane.y0, pane.x1 - pane.x0, pane.y1 - pane.y0, () =>
    look.overlays.forEach((overlay) => drawOverlay(frame, overlay)),
  );
}

function drawLevels(frame: Frame): void {
  const { svg, pane, scale, random, look } = frame;
  for (let i = random.int(1, 3); i > 0; i--) {
    const y = random.between(pane.y0 + 20, pane.y1 - 20);
    const colour = random.pick(colours);
    svg.hairH(pane.x0, pane.x1, y, colour, {
      width: random.pick([1, 1, 2]),
      dash: random.chance(0.4) ? '6 4' : '',
    });
    if (random.chance(0.5)) drawPriceBox(frame, scale.price(y), colour, inkOn(colour));
    else if (random.chance(0.4))
      svg.text(pane.x0 + 8, y - 8, random.pick(['Resistance', 'Support', 'POC', 'Daily open']), {
        size: look.labelSize,
        fill: colour,
      });
  }
}

function drawFib(frame: Frame): void {
  const { svg, pane, scale, look, spec, xs, random } = frame;
  const from = xs[random.int(0, Math.floor(xs.length / 2))] ?? pane.x0;
  const high = Math.max(...spec.visible.map((c) => c.high));
  const low = Math.min(...spec.visible.map((c) => c.low));
  [0, 0.236, 0.382, 0.5, 0.618, 0.786, 1].forEach((share, i) => {
    const price = high - (high - low) * share;
    const colour = colours[i % colours.length] ?? '#888888';
    svg.hairH(from, pane.x1, scale.y(price), colour, { opacity: 0.8 });
    svg.text(
      from - 4,
      scale.y(price),
      `${share} (${formatPrice(price, spec.instrument.decimals, look.format)})`,
      {
        size: look.labelSize * 0.9,
        fill: colour,
        anchor: 'end',
      },
    );
  });
}

function drawOrders(frame: Frame): void {
  const { svg, pane, scale, random, look, spec } = frame;
  const last = spec.visible.at(-1)?.close ?? 1;
  const y = scale.y(last);
  const rows: [string, number, string][] = [
    [
      `BUY ${formatNumber(random.pick([0.1, 1, 0.5]), 2, look.format)}`,
      y + random.between(-60, 60),
      '#2e7d32',
    ],
    ['TP', y - random.between(40, 140), '#1565c0'],
    ['SL', y + random.between(40, 140), '#c62828'],
  ];
  for (const [text, row, colour] of rows) {
    if (row < pane.y0 + 10 || row > pane.y1 - 10) continue;
    svg.hairH(pane.x0, pane.x1, row, colour, { dash: '8 3 2 3' });
    svg.text(pane.x0 + 6, row - look.labelSize * 0.7, `#${random.int(1e7, 9e7)} ${text}`, {
      size: look.labelSize * 0.9,
      fill: colour,
    });
  }
}

function drawMarkers(frame: Frame): void {
  const { svg, scale, random, look, spec, xs } = frame;
  for (let k = random.int(2, 7); k > 0; k--) {
    const i = random.int(2, spec.visible.length - 3);
    const candle = spec.visible[i];
    if (!candle) continue;
    const buy = random.chance(0.5);
    const x = xs[i] ?? 0;
    const y = buy ? scale.y(candle.low) + 6 : scale.y(candle.high) - 6;
    const d = buy ? 9 : -9;
    const colour = buy ? '#26a69a' : '#ef5350';
    svg.polygon(
      [
        [x, y],
        [x - 5, y + d],
        [x + 5, y + d],
      ],
      colour,
    );
    if (random.chance(0.5))
      svg.text(x, y + d * 1.9, buy ? 'Buy' : 'Sell', {
        size: look.labelSize * 0.9,
        fill: colour,
        anchor: 'middle',
      });
  }
}

function drawTrendline(frame: Frame): void {
  const { svg, pane, random, xs, spec, scale } = frame;
  const i = random.int(0, Math.floor(xs.length / 3));
  const j = random.int(Math.floor(xs.length / 2), xs.length - 1);
  const at = (k: number): number =>
    scale.y((random.chance(0.5) ? spec.visible[k]?.high : spec.visible[k]?.low) ?? 1);
  const [x1, y1, x2, y2] = [xs[i] ?? 0, at(i), xs[j] ?? 1, at(j)];
  const far = random.chance(0.5) ? pane.x1 : x2;
  svg.line(x1, y1, far, y1 + ((y2 - y1) * (far - x1)) / (x2 - x1), random.pick(colours), {
    width: random.pick([1, 2]),
  });
}

function drawZone(frame: Frame): void {
  const { svg, pane, random } = frame;
  for (let k = random.int(1, 2); k > 0; k--) {
    const x = random.between(pane.x0, pane.x0 + (pane.x1 - pane.x0) * 0.6);
    const y = random.between(pane.y0 + 20, pane.y1 - 80);
    svg.rect(x, y, random.between(80, pane.x1 - x), random.between(15, 60), random.pick(colours), {
      opacity: 0.15,
    });
  }
}

const drawers: Record<Drawing, (frame: Frame) => void> = {
  levels: drawLevels,
  fib: drawFib,
  orders: drawOrders,
  markers: drawMarkers,
  trendline: drawTrendline,
  zone: drawZone,
};

/** Hand-drawn things: lines, levels, zones, markers. */
export function drawDrawings(frame: Frame): void {
  const { svg, pane, look } = frame;
  for (const drawing of look.drawings)
    if (drawing === 'levels') drawLevels(frame);
    else svg.clip(pane.x0, pane.y0, pane.x1 - pane.x0, pane.y1 - pane.y0, () => drawers[drawing](frame));
}

/** The symbol in large faint letters behind the candles. */
export function drawWatermark(frame: Frame): void {
  const { svg, pane, look, spec } = frame;
  if (!look.watermark) return;
  const x = (pane.x0 + pane.x1) / 2;
  const y = (pane.y0 + pane.y1) / 2;
  const style = { fill: look.theme.text, anchor: 'middle' as const, opacity: 0.07, weight: 700 };
  svg.text(x, y, `${spec.instrument.symbol}, ${spec.timeframe}`, {
    ...style,
    size: Math.min(72, (pane.x1 - pane.x0) / 12),
  });
  svg.text(x, y + 54, spec.instrument.name, { ...style, size: 24 });
}
