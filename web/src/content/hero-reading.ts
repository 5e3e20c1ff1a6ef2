import facts from './hero-reading.json' with { type: 'json' };

/** A price and its error (one standard deviation), in the units of the picture's axis. */
export interface HeroPrice {
  price: number;
  sigma: number;
}

/** x (pixels), open, high, low, close, sigma of the close. */
export type HeroBar = readonly [number, number, number, number, number, number];

export interface HeroLevel extends HeroPrice {
  type: string;
  strength: string;
  touches: number;
  firstTouchBar: number;
}

/** The reading and analysis behind the landing page, as `tools/landing/hero-reading.ts` wrote them. */
export const heroReading = {
  ...facts,
  bars: facts.bars as unknown as readonly HeroBar[],
  levels: facts.levels as readonly HeroLevel[],
};

const { axis, pane } = heroReading;
const [, paneTop = 0, , paneBottom = 0] = pane;

/** The row of the picture on which a price lies; the axis of the picture is linear. */
export function rowOf(price: number): number {
  return paneTop + ((axis.top - price) / (axis.top - axis.bottom)) * (paneBottom - paneTop);
}
