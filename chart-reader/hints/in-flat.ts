/** Hints on a photo, taken to the pixels of the straightened screen. */
import type { Box, Matrix3 } from '../types.ts';
import { invert, project } from '../image/homography.ts';
import { clamp } from '../image/numbers.ts';
import type { BarHint, ReadHints } from './types.ts';

interface Size {
  width: number;
  height: number;
}

/** `toPhoto` takes the screen to the photo; `photo` and `flat` are their sizes. */
export function hintsInFlat<H extends ReadHints>(hints: H, toPhoto: Matrix3, photo: Size, flat: Size): H {
  const back = invert(toPhoto);
  const { axis, pane, remove_bars, set_bars } = hints;
  const middle = pane ? (pane.y0 + pane.y1) / 2 : photo.height / 2;
  return {
    ...hints,
    ...(axis
      ? {
          axis: {
            ...axis,
            points: axis.points.map(({ x_px = photo.width, y_px, price }) => {
              const [x, y] = project(back, x_px, y_px);
              return { x_px: x, y_px: y, price };
            }),
          },
        }
      : {}),
    ...(pane ? { pane: boxInFlat(pane, back, flat) } : {}),
    ...(remove_bars ? { remove_bars: remove_bars.map((x) => project(back, x, middle)[0]) } : {}),
    ...(set_bars ? { set_bars: set_bars.map((bar) => barInFlat(bar, back)) } : {}),
  };
}

/** The box between the middles of the edges. */
function boxInFlat({ x0, y0, x1, y1 }: Box, back: Matrix3, { width, height }: Size): Box {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return {
    x0: clamp(project(back, x0, y)[0], 0, width),
    x1: clamp(project(back, x1, y)[0], 0, width),
    y0: clamp(project(back, x, y0)[1], 0, height),
    y1: clamp(project(back, x, y1)[1], 0, height),
  };
}

function barInFlat(bar: BarHint, back: Matrix3): BarHint {
  const at = (y: number): number => project(back, bar.x_px, y)[1];
  const middle = (bar.high_y_px + bar.low_y_px) / 2;
  return {
    x_px: project(back, bar.x_px, middle)[0],
    open_y_px: at(bar.open_y_px),
    high_y_px: at(bar.high_y_px),
    low_y_px: at(bar.low_y_px),
    close_y_px: at(bar.close_y_px),
  };
}
