/** Relative error of a price beyond which nobody can say how many swings turned at it exactly. */
const VAGUE = 0.0025;

/**
 * "touched 3 times", or "touched about 3 times" where the price of the level is not known to a quarter of a percent. How often
 * a level was touched is counted; whether it will hold is not said.
 */
export function touchedText({
  price,
  sigma,
  touches,
}: {
  price: number;
  sigma: number;
  touches: number;
}): string {
  const about = sigma > VAGUE * Math.abs(price) ? 'about ' : '';
  return touches === 1 ? `touched ${about}once` : `touched ${about}${touches} times`;
}
