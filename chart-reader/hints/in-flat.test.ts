import type { Matrix3 } from '../types.ts';
import { project } from '../image/homography.ts';
import { hintsInFlat } from './in-flat.ts';

const toPhoto: Matrix3 = [
  [0.9, 0.05, 40],
  [-0.04, 0.95, 30],
  [0.00004, 0.00002, 1],
];
const photo = { width: 1000, height: 700 };
const flat = { width: 960, height: 640 };
const inPhoto = (x: number, y: number): [number, number] => project(toPhoto, x, y);

describe('hints on a photo', () => {
  it('are taken to the straightened screen: heights by the column they were clicked in, bars by their middle', () => {
    const [x_px, y_px] = inPhoto(900, 200);
    const [barX, barY] = inPhoto(300, 250);
    const bar = { x_px: barX, open_y_px: barY, high_y_px: barY, low_y_px: barY, close_y_px: barY };
    const [left] = inPhoto(50, 320);
    const { axis, pane, set_bars, symbol } = hintsInFlat(
      {
        axis: { scale: 'log', points: [{ x_px, y_px, price: 5 }] },
        pane: { x0: left, y0: 2, x1: 900, y1: 690 },
        set_bars: [bar],
        symbol: 'ABC',
      },
      toPhoto,
      photo,
      flat,
    );
    expect(axis?.scale).toBe('log');
    expect(axis?.points[0]!.price).toBe(5);
    expect(axis?.points[0]!.x_px).toBeCloseTo(900, 6);
    expect(axis?.points[0]!.y_px).toBeCloseTo(200, 6);
    expect(set_bars?.[0]!.x_px).toBeCloseTo(300, 6);
    expect(set_bars?.[0]!.close_y_px).toBeCloseTo(250, 6);
    expect(Math.abs(pane!.x0 - 50)).toBeLessThan(3);
    expect(pane!.y0).toBe(0);
    expect(pane!.y1).toBeLessThanOrEqual(flat.height);
    expect(symbol).toBe('ABC');
  });

  it('take a height without a column for one at the right edge, where most scales are', () => {
    const { axis } = hintsInFlat(
      { axis: { scale: 'linear', points: [{ y_px: 100, price: 5 }] } },
      toPhoto,
      photo,
      flat,
    );
    const [x, y] = inPhoto(axis!.points[0]!.x_px!, axis!.points[0]!.y_px);
    expect([x, y].map(Math.round)).toEqual([1000, 100]);
  });
});
