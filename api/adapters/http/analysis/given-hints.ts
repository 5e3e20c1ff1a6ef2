import type { ChartHints } from '../../../ports/analysis/chart-hints.ts';
import type { components } from '../generated/contract.ts';

type Given = components['schemas']['ChartHints'];

/** The hints of a request by their known fields: what is stored and answered holds nothing else that a client sent. */
export function givenHints(sent: Given | undefined): ChartHints | undefined {
  if (sent === undefined) return undefined;
  const { axis, pane, kind, symbol, timeframe, remove_bars, set_bars } = sent;
  return {
    ...(axis && { axis: { scale: axis.scale, points: axis.points.map(givenPoint) } }),
    ...(pane && { pane: { x0: pane.x0, y0: pane.y0, x1: pane.x1, y1: pane.y1 } }),
    ...(kind && { kind }),
    ...(symbol !== undefined && { symbol: symbol.trim() }),
    ...(timeframe !== undefined && { timeframe: timeframe.trim() }),
    ...(remove_bars && { remove_bars }),
    ...(set_bars && { set_bars: set_bars.map(givenBar) }),
  };
}

type Point = NonNullable<Given['axis']>['points'][number];

function givenPoint({ x_px, y_px, price }: Point): Point {
  return { y_px, price, ...(x_px !== undefined && { x_px }) };
}

function givenBar({
  x_px,
  open_y_px,
  high_y_px,
  low_y_px,
  close_y_px,
}: NonNullable<Given['set_bars']>[number]) {
  return { x_px, open_y_px, high_y_px, low_y_px, close_y_px };
}
