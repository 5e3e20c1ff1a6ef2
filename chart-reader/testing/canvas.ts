import type { Raster } from '../types.ts';

export type Colour = readonly [number, number, number];

/** A picture to draw test charts on. Edges may lie between pixels: they are anti-aliased by coverage. */
export class Canvas {
  readonly raster: Raster;

  constructor(width: number, height: number, background: Colour) {
    this.raster = { width, height, data: new Uint8Array(width * height * 4).fill(255) };
    this.fill(0, 0, width, height, background);
  }

  fill(x0: number, y0: number, x1: number, y1: number, colour: Colour): void {
    const { width, height, data } = this.raster;
    for (let y = Math.max(0, Math.floor(y0)); y < Math.min(height, Math.ceil(y1)); y++)
      for (let x = Math.max(0, Math.floor(x0)); x < Math.min(width, Math.ceil(x1)); x++) {
        const cover = (Math.min(x1, x + 1) - Math.max(x0, x)) * (Math.min(y1, y + 1) - Math.max(y0, y));
        const p = 4 * (y * width + x);
        for (let c = 0; c < 3; c++) data[p + c] = Math.round(data[p + c]! * (1 - cover) + colour[c]! * cover);
      }
  }

  dot(x: number, y: number, radius: number, colour: Colour): void {
    for (let row = Math.floor(y - radius); row < y + radius; row++) {
      const half = Math.sqrt(Math.max(0, radius ** 2 - (row + 0.5 - y) ** 2));
      this.fill(x - half, row, x + half, row + 1, colour);
    }
  }

  /** A line about `thickness` pixels thick through the points, filled column by column. */
  polyline(points: readonly (readonly [number, number])[], thickness: number, colour: Colour): void {
    for (let i = 1; i < points.length; i++) {
      const [ax, ay] = points[i - 1]!;
      const [bx, by] = points[i]!;
      const half = (thickness / 2) * Math.hypot(1, (by - ay) / (bx - ax));
      for (let x = Math.floor(ax); x < bx; x++) {
        const y = ay + ((by - ay) * (x + 0.5 - ax)) / (bx - ax);
        this.fill(x, y - half, x + 1, y + half, colour);
      }
    }
  }
}
