/** One point of a curve: column and row of the ink, continuous, and one standard deviation in rows. */
export interface LinePoint {
  x: number;
  y: number;
  sigma: number;
  /** Number of its slot, evenly counted. */
  slot: number;
  /** Share of the columns around it in which the curve was seen. */
  seen: number;
}
