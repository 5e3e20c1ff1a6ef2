/** A row of a curve and its standard deviation. */
interface Point {
  y: number;
  sigma: number;
}

/** Share of the moves between neighbouring points that go the other way than the move before; moves that may be none are passed over. */
export function turningShare(points: readonly Point[]): number {
  const moves = points
    .slice(1)
    .map((p, i) => ({ rise: p.y - points[i]!.y, least: 2 * Math.hypot(p.sigma, points[i]!.sigma) }))
    .filter(({ rise, least }) => Math.abs(rise) >= least);
  const turns = moves.slice(1).filter(({ rise }, i) => rise * moves[i]!.rise < 0);
  return turns.length / Math.max(1, moves.length - 1);
}
