import type { Box, Layout, Stage } from '../types.ts';
import type { Picture } from '../image/picture.ts';
import { inkOf } from '../image/ink.ts';
import type { Ink } from '../image/ink.ts';
import type { TextScan } from '../image/words.ts';
import { median } from '../image/numbers.ts';
import { gridRows, tickRows } from './axis-marks.ts';
import type { StripReading } from './labels.ts';
import { boundaryRow, cropRows, paneColumns, paneRows, timeAxisTop } from './pane.ts';

export interface PlacedLayout {
  layout: Stage<Layout>;
  ink: Ink;
  /** Rows of grid lines and ticks, for the calibration. */
  marks: number[];
}

/** Places the price pane beside the calibrated labels and takes its background away. */
export function layOut(picture: Picture, text: TextScan, reading: StripReading): PlacedLayout {
  const { strip, calibration, region } = reading;
  const inliers = calibration.fit.inliers.map((c) => c.y);
  const others = calibration.labels.filter((l) => !l.inlier && l.price !== null).map((l) => l.y_px);
  const textHeight = median(reading.labels.map((l) => l.shape.height));
  const columns = paneColumns(picture, strip, inliers);
  const last = inliers[inliers.length - 1]!;
  const timeAxis = timeAxisTop(text.words, last - 0.5 * textHeight, columns, textHeight);
  const rows = paneRows(inliers, others, textHeight, timeAxis, picture.height);
  const box: Box = { x0: Math.ceil(columns.x0), x1: Math.floor(columns.x1), y0: rows.top, y1: rows.bottom };
  const wide = inkOf(picture, box);
  const bottom =
    rows.belowOther === null
      ? box.y1
      : box.y0 +
        boundaryRow(wide, last + 0.7 * textHeight - box.y0, rows.belowOther - 0.3 * textHeight - box.y0);
  const top =
    rows.aboveOther === null
      ? box.y0
      : box.y0 +
        boundaryRow(
          wide,
          rows.aboveOther + 0.3 * textHeight - box.y0,
          inliers[0]! - 0.7 * textHeight - box.y0,
        );
  const ink = cropRows(wide, top, bottom);
  const axisEdge = strip.side === 'right' ? columns.x1 : columns.x0;
  const marks = gridRows(ink).concat([]);
  const ticks = tickRows(picture, strip, axisEdge);
  const fits = (rows: number[]): number =>
    inliers.filter((y) => rows.some((r) => Math.abs(r - y) <= 3.6)).length;
  const value: Layout = {
    price_pane: ink.box,
    axis_strip: { ...region, y0: 0, y1: picture.height },
    axis_side: strip.side,
    other_panes: otherPanes(ink.box, rows.belowOther, timeAxis, picture.height),
  };
  const evidence = [
    `${reading.labels.length} lines of text stand in one column on the ${strip.side}`,
    timeAxis === null ? 'no row of dates was found' : 'a row of dates lies below the pane',
  ];
  const confidence = Math.min(
    1,
    0.6 + 0.2 * (timeAxis !== null ? 1 : 0) + 0.2 * Math.min(1, fits(marks) / inliers.length),
  );
  return { layout: { value, confidence, evidence }, ink, marks: fits(marks) >= fits(ticks) ? marks : ticks };
}

/** Panes below the price pane that have labels of their own. */
function otherPanes(pane: Box, belowOther: number | null, timeAxis: number | null, height: number): Box[] {
  if (belowOther === null) return [];
  const bottom = timeAxis !== null && timeAxis > pane.y1 ? timeAxis : height;
  return bottom - pane.y1 > 12 ? [{ x0: pane.x0, x1: pane.x1, y0: pane.y1, y1: bottom }] : [];
}
