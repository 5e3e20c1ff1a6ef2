import { day, night } from './palette.ts';
import { useAppearance } from './appearance.ts';
import type { Appearance } from './appearance.ts';

/** Plain colour strings for canvases, which cannot read CSS variables. */
export interface ChartColors {
  background: string;
  text: string;
  textMuted: string;
  grid: string;
  line: string;
  accent: string;
  rising: string;
  falling: string;
  neutral: string;
  /** Curves beside the prices; line style and name distinguish them too. */
  curves: readonly string[];
}

export function chartColors({ resolved, candles }: Pick<Appearance, 'resolved' | 'candles'>): ChartColors {
  const palette = resolved === 'dark' ? night : day;
  const blueOrange = candles === 'blue-orange';
  return {
    background: palette.canvas,
    text: palette.ink,
    textMuted: palette.inkMuted,
    grid: palette.hairline,
    line: palette.line,
    accent: palette.amber,
    rising: blueOrange ? palette.blueSolid : palette.greenSolid,
    falling: blueOrange ? palette.orangeSolid : palette.redSolid,
    neutral: palette.yellowSolid,
    curves: [
      palette.amber,
      blueOrange ? palette.greenSolid : palette.blueSolid,
      palette.inkMuted,
      palette.yellow,
    ],
  };
}

export function useChartColors(): ChartColors {
  return chartColors(useAppearance());
}
