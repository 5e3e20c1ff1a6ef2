/** Takes what was read on the straightened screen back to the pixels of the photo. */
import type {
  AxisLabel,
  Bar,
  Box,
  Layout,
  Matrix3,
  MeasuredPrice,
  Overlay,
  PartialReading,
  PriceAxis,
  ReadText,
  Reading,
  Stage,
  TimeAxis,
} from '../types.ts';
import { project } from '../image/homography.ts';

/** The box around the four corners as the photo shows them. */
function boxInPhoto(m: Matrix3, b: Box): Box {
  const corners = [
    [b.x0, b.y0],
    [b.x1, b.y0],
    [b.x0, b.y1],
    [b.x1, b.y1],
  ].map(([x = 0, y = 0]) => project(m, x, y));
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) };
}

function barInPhoto(m: Matrix3, bar: Bar): Bar {
  const at = (p: MeasuredPrice): MeasuredPrice => ({ ...p, y_px: project(m, bar.x_px, p.y_px)[1] });
  const middle = bar.high && bar.low ? (bar.high.y_px + bar.low.y_px) / 2 : bar.close.y_px;
  return {
    ...bar,
    x_px: project(m, bar.x_px, middle)[0],
    open: bar.open && at(bar.open),
    high: bar.high && at(bar.high),
    low: bar.low && at(bar.low),
    close: at(bar.close),
  };
}

function axisInPhoto(m: Matrix3, axis: PriceAxis, x: number): PriceAxis {
  const at = (p: PriceAxis['a']): PriceAxis['a'] => {
    const [x_px, y_px] = project(m, x, p.y_px);
    return { ...p, x_px, y_px };
  };
  return { ...axis, a: at(axis.a), b: at(axis.b) };
}

function layoutInPhoto(m: Matrix3, layout: Layout): Layout {
  return {
    ...layout,
    price_pane: boxInPhoto(m, layout.price_pane),
    axis_strip: boxInPhoto(m, layout.axis_strip),
    other_panes: layout.other_panes.map((b) => boxInPhoto(m, b)),
  };
}

function labelInPhoto(m: Matrix3, label: AxisLabel): AxisLabel {
  const y_px = project(m, (label.box.x0 + label.box.x1) / 2, label.y_px)[1];
  return { ...label, box: boxInPhoto(m, label.box), y_px };
}

function overlayInPhoto(m: Matrix3, overlay: Overlay): Overlay {
  const points = overlay.points.map((p) => {
    const [x_px, y_px] = project(m, p.x_px, p.y_px);
    return { ...p, x_px, y_px };
  });
  return { ...overlay, points };
}

function timeAxisInPhoto(m: Matrix3, axis: TimeAxis, y: number): TimeAxis {
  return { ...axis, labels: axis.labels.map((l) => ({ ...l, x_px: project(m, l.x_px, y)[0] })) };
}

const textInPhoto = (m: Matrix3, text: ReadText): ReadText => ({
  ...text,
  box: text.box && boxInPhoto(m, text.box),
});

function inStage<T, S extends Stage<T> | null>(stage: S, map: (value: T) => T): S {
  return stage === null ? stage : { ...stage, value: map(stage.value) };
}

/** Columns of the straightened screen where the axis meets the pane, and where its prices are printed. */
function axisColumns({ price_pane: pane, axis_strip: strip, axis_side }: Layout): {
  edge: number;
  text: number;
} {
  return { edge: axis_side === 'right' ? pane.x1 : pane.x0, text: (strip.x0 + strip.x1) / 2 };
}

/** The reading with every coordinate in pixels of the photo; prices and errors stay. `m` takes the screen to the photo. */
export function readingInPhoto<R extends Omit<Reading, 'stages'>>(
  reading: R,
  m: Matrix3,
  size: { width: number; height: number },
): R {
  const layout = reading.layout.value;
  const { edge, text } = axisColumns(layout);
  return {
    ...reading,
    size,
    layout: inStage(reading.layout, (v: Layout) => layoutInPhoto(m, v)),
    labels: reading.labels.map((l) => labelInPhoto(m, l)),
    axis: inStage(reading.axis, (v: PriceAxis) => axisInPhoto(m, v, edge)),
    series: inStage(reading.series, (v: Reading['series']['value']) => ({
      ...v,
      bars: v.bars.map((b) => barInPhoto(m, b)),
    })),
    last_price: inStage(reading.last_price, (v: MeasuredPrice) => ({
      ...v,
      y_px: project(m, text, v.y_px)[1],
    })),
    symbol: inStage(reading.symbol, (v: ReadText) => textInPhoto(m, v)),
    timeframe: inStage(reading.timeframe, (v: ReadText) => textInPhoto(m, v)),
    time_axis: inStage(reading.time_axis, (v: TimeAxis) => timeAxisInPhoto(m, v, layout.price_pane.y1)),
    overlays: reading.overlays.map((o) => overlayInPhoto(m, o)),
    straightened: { flat_to_photo: m },
  };
}

/** The same for what was found before a refusal. */
export function partialInPhoto(found: PartialReading, m: Matrix3): PartialReading {
  const out: PartialReading = { ...found };
  if (found.layout) out.layout = inStage(found.layout, (v: Layout) => layoutInPhoto(m, v));
  if (found.labels) out.labels = found.labels.map((l) => labelInPhoto(m, l));
  const columns = found.layout ? axisColumns(found.layout.value) : null;
  if (found.axis && columns)
    out.axis = inStage(found.axis, (v: PriceAxis) => axisInPhoto(m, v, columns.edge));
  if (found.last_price && columns)
    out.last_price = inStage(found.last_price, (v: MeasuredPrice) => ({
      ...v,
      y_px: project(m, columns.text, v.y_px)[1],
    }));
  if (found.symbol) out.symbol = inStage(found.symbol, (v: ReadText) => textInPhoto(m, v));
  if (found.timeframe) out.timeframe = inStage(found.timeframe, (v: ReadText) => textInPhoto(m, v));
  return out;
}
