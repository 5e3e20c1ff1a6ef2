/** Takes what was read on a picture at twice its size back to the picture. */

/** How often the picture was enlarged. An enlarged edge is no better known than it was. */
const SCALE = 2;
const CORNERS = new Set(['x0', 'y0', 'x1', 'y1']);

/** A copy whose rows, columns and distances are those of the picture, and whose errors are as large as there. */
export const halved = <T>(read: T): T => copyOf(read, '') as T;

function copyOf(value: unknown, key: string): unknown {
  if (typeof value === 'number') {
    if (CORNERS.has(key) || key.endsWith('_px')) return value / SCALE;
    return key === 'sigma' ? value * SCALE : value;
  }
  if (Array.isArray(value)) return value.map((v) => copyOf(v, ''));
  // The measures are what the claims were made from.
  if (typeof value !== 'object' || value === null || key === 'measures') return value;
  return Object.fromEntries(Object.entries(value).map(([name, v]) => [name, copyOf(v, name)]));
}
