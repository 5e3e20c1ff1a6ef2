/** Colours as directions: the difference of a pixel from the background, whatever its length. */

const MAX_LAYERS = 16;
/** Directions are distinguished by an eighth of the largest channel: 17 steps a channel. */
const STEPS = 17;
const CELLS = STEPS * STEPS * STEPS;
export const NO_RAY = 255;
/** Cosines of the angles between colours that are certainly one ray, and at most one ray. */
const SAME = 0.993;
const ALIKE = 0.9;

/** Pixels counted by their direction, with the sums of their differences. */
export interface Cells {
  count: Float64Array;
  r: Float64Array;
  g: Float64Array;
  b: Float64Array;
}

/** Unit vector of a colour difference and how many pixels have it. */
export interface Ray {
  r: number;
  g: number;
  b: number;
  count: number;
}

export function emptyCells(): Cells {
  return {
    count: new Float64Array(CELLS),
    r: new Float64Array(CELLS),
    g: new Float64Array(CELLS),
    b: new Float64Array(CELLS),
  };
}

/** Cell of a colour difference whose largest channel is `most`. */
export function cellOf(dr: number, dg: number, db: number, most: number): number {
  const f = 8 / most;
  return (Math.round(dr * f) + 8) * STEPS * STEPS + (Math.round(dg * f) + 8) * STEPS + Math.round(db * f) + 8;
}

/** The most frequent directions, each at least `least` pixels, no two within the angle of one ray. */
export function raysOf(cells: Cells, least: number): Ray[] {
  const order: Ray[] = [];
  for (let c = 0; c < CELLS; c++) if (cells.count[c]! > 0) order.push(meanOf(cells, c));
  order.sort((a, b) => b.count - a.count);
  const taken = new Uint8Array(order.length);
  const rays: Ray[] = [];
  for (let s = 0; s < order.length && rays.length < MAX_LAYERS; s++) {
    const from = order[s]!;
    // A ray has its pixels in a few cells: a cell with a tenth of what a ray needs does not begin one.
    if (from.count < 0.1 * least) break;
    if (taken[s] || rays.some((r) => cosine(r, from) > SAME)) continue;
    const sum = { r: 0, g: 0, b: 0, count: 0 };
    for (let k = s; k < order.length; k++) {
      const ray = order[k]!;
      if (taken[k] || cosine(from, ray) < SAME) continue;
      taken[k] = 1;
      sum.r += ray.r * ray.count;
      sum.g += ray.g * ray.count;
      sum.b += ray.b * ray.count;
      sum.count += ray.count;
    }
    const length = Math.hypot(sum.r, sum.g, sum.b);
    if (sum.count >= least)
      rays.push({ r: sum.r / length, g: sum.g / length, b: sum.b / length, count: sum.count });
  }
  return rays;
}

function meanOf(cells: Cells, c: number): Ray {
  const length = Math.max(1e-9, Math.hypot(cells.r[c]!, cells.g[c]!, cells.b[c]!));
  return {
    r: cells.r[c]! / length,
    g: cells.g[c]! / length,
    b: cells.b[c]! / length,
    count: cells.count[c]!,
  };
}

/** Cosine of the angle between two rays. */
export function cosine(a: Ray, b: Ray): number {
  return a.r * b.r + a.g * b.g + a.b * b.b;
}

/** Directions of the middles of the cells; worked out when they are first needed. */
let middles: Ray[] | null = null;

function middlesOfCells(): Ray[] {
  return Array.from({ length: CELLS }, (_, c) => {
    const r = Math.floor(c / (STEPS * STEPS)) - 8;
    const g = (Math.floor(c / STEPS) % STEPS) - 8;
    const b = (c % STEPS) - 8;
    const length = Math.max(1e-9, Math.hypot(r, g, b));
    return { r: r / length, g: g / length, b: b / length, count: 0 };
  });
}

/** Nearest ray of every direction, `NO_RAY` where none is alike. */
export function assignCells(cells: Cells, rays: Ray[]): Uint8Array {
  const out = new Uint8Array(CELLS).fill(NO_RAY);
  middles ??= middlesOfCells();
  for (let c = 0; c < CELLS; c++) {
    const at = cells.count[c]! > 0 ? meanOf(cells, c) : middles[c]!;
    let best = ALIKE;
    for (let i = 0; i < rays.length; i++) {
      const near = cosine(rays[i]!, at);
      if (near <= best) continue;
      best = near;
      out[c] = i;
    }
  }
  return out;
}
