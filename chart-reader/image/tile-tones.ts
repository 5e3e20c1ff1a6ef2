import { LumaCount } from './background.ts';
import type { Picture } from './picture.ts';

export const TILE = 40;
/** Brightness by which tiles differ that belong to surfaces of their own: page and panel, window and list. */
const OTHER_SURFACE = 38;
/** Brightness within which two tiles belong to one surface. */
const SAME_SURFACE = 12;
const CORNERS = [
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const;
/** Tiles in a row (in a column) on both sides of the edge of a surface; fewer are a button or a tag. */
const WIDE = 6;
const TALL = 4;
/** Every how many pixels an edge is looked for. */
const SAMPLE = 4;

/**
 * Typical brightness of each tile of a picture. An edge of a surface rarely falls between two tiles: `down` is the row
 * from which the tone of the tile below holds, `right` the column from which that of the next tile holds.
 */
export interface TileTones {
  tones: Uint8Array;
  columns: number;
  down: Int32Array;
  right: Int32Array;
}

/** The most frequent brightness of each tile; every other row tells it. */
function tileModes(picture: Picture, columns: number, rows: number): Uint8Array {
  const modes = new Uint8Array(columns * rows);
  const levels = new LumaCount();
  for (let ty = 0; ty < rows; ty++)
    for (let tx = 0; tx < columns; tx++) {
      levels.clear();
      const yEnd = Math.min(picture.height, (ty + 1) * TILE);
      const xEnd = Math.min(picture.width, (tx + 1) * TILE);
      for (let y = ty * TILE; y < yEnd; y += 2) {
        const row = y * picture.width;
        levels.add(picture, row + tx * TILE, row + xEnd);
      }
      modes[ty * columns + tx] = levels.mode;
    }
  return modes;
}

/** The modes of the tiles around one, with it, in order; those beyond the picture are left out. */
function around(modes: Uint8Array, columns: number, rows: number, tx: number, ty: number): number[] {
  const out: number[] = [];
  for (let y = Math.max(0, ty - 1); y <= Math.min(rows - 1, ty + 1); y++)
    for (let x = Math.max(0, tx - 1); x <= Math.min(columns - 1, tx + 1); x++) {
      const mode = modes[y * columns + x]!;
      let at = out.length;
      for (; at > 0 && out[at - 1]! > mode; at--) out[at] = out[at - 1]!;
      out[at] = mode;
    }
  return out;
}

/** Whether the tile is the corner of a surface of its own tone: three tiles by three on one side of it have that tone. */
function isCorner(modes: Uint8Array, columns: number, rows: number, tx: number, ty: number): boolean {
  const own = modes[ty * columns + tx]!;
  const same = (x: number, y: number): boolean =>
    x >= 0 && x < columns && y >= 0 && y < rows && Math.abs(modes[y * columns + x]! - own) <= SAME_SURFACE;
  return CORNERS.some(([dx, dy]) =>
    [0, 1, 2].every((i) => [0, 1, 2].every((j) => same(tx + i * dx, ty + j * dy))),
  );
}

/** The tones made smooth so that a coloured box does not become its own background; corners of surfaces stay. */
function smoothed(modes: Uint8Array, columns: number, rows: number): Uint8Array {
  return modes.map((own, i) => {
    const [tx, ty] = [i % columns, Math.floor(i / columns)];
    const tones = around(modes, columns, rows, tx, ty);
    const middle = tones[tones.length >> 1]!;
    const corner = Math.abs(own - middle) >= OTHER_SURFACE && isCorner(modes, columns, rows, tx, ty);
    return corner ? own : middle;
  });
}

/** Steps and counts in one direction of the picture. */
interface Direction {
  tiles: number;
  /** Step to the next tile and to the next pixel. */
  tile: number;
  pixel: number;
  /** Pixels. */
  length: number;
}

/** Edges are sought across them tile by tile; along them they are at least `least` tiles long. */
interface Walk {
  along: Direction;
  across: Direction;
  least: number;
}

/** Stretches of neighbouring tiles of row (column) `at` whose tone differs from that of the next row (column). */
function edgesAt(tones: Uint8Array, { along, across, least }: Walk, at: number): [number, number][] {
  const out: [number, number][] = [];
  let from = -1;
  for (let t = 0; t <= along.tiles; t++) {
    const i = at * across.tile + t * along.tile;
    const other = t < along.tiles && Math.abs(tones[i]! - tones[i + across.tile]!) >= OTHER_SURFACE;
    if (other && from < 0) from = t;
    if (other || from < 0) continue;
    if (t - from >= least) out.push([from, t]);
    from = -1;
  }
  return out;
}

/** Where within the two tiles the first tone gives way to the second. */
function cutAt(
  luma: Uint8Array,
  tones: Uint8Array,
  { along, across }: Walk,
  at: number,
  [from, to]: [number, number],
): number {
  const end = Math.min(along.length, to * TILE);
  let [cut, most, votes] = [at * TILE, 0, 0];
  for (let p = at * TILE; p < Math.min(across.length, (at + 2) * TILE); p++) {
    for (let q = from * TILE; q < end; q += SAMPLE) {
      const value = luma[p * across.pixel + q * along.pixel]!;
      const tile = at * across.tile + Math.floor(q / TILE) * along.tile;
      const first = Math.abs(value - tones[tile]!) <= Math.abs(value - tones[tile + across.tile]!);
      votes += first ? 1 : -1;
    }
    if (votes > most) [cut, most] = [p + 1, votes];
  }
  return cut;
}

/** Moves the ends of tiles to the edges of surfaces that lie within them. */
function moveEnds(luma: Uint8Array, tones: Uint8Array, walk: Walk, ends: Int32Array): void {
  const { along, across } = walk;
  for (let at = 0; at + 1 < across.tiles; at++)
    for (const edge of edgesAt(tones, walk, at)) {
      const cut = cutAt(luma, tones, walk, at, edge);
      for (let t = edge[0]; t < edge[1]; t++) ends[at * across.tile + t * along.tile] = cut;
    }
}

/** The tones of the tiles of a picture, with the edges of its surfaces. */
export function tileTones(picture: Picture): TileTones {
  const { luma, width, height } = picture;
  const columns = Math.ceil(width / TILE);
  const rows = Math.ceil(height / TILE);
  const tones = smoothed(tileModes(picture, columns, rows), columns, rows);
  const down = Int32Array.from(tones, (_, i) => (Math.floor(i / columns) + 1) * TILE);
  const right = Int32Array.from(tones, (_, i) => ((i % columns) + 1) * TILE);
  const x = { tiles: columns, tile: 1, pixel: 1, length: width };
  const y = { tiles: rows, tile: columns, pixel: width, length: height };
  moveEnds(luma, tones, { along: x, across: y, least: WIDE }, down);
  moveEnds(luma, tones, { along: y, across: x, least: TALL }, right);
  return { tones, columns, down, right };
}
