import type { Box } from '../../types.ts';
import type { Random } from '../random.ts';
import type { Look } from './look.ts';
import type { Svg } from './svg.ts';

/** What a part of a window is drawn on, and the box that is still free. */
export interface Easel {
  svg: Svg;
  look: Look;
  random: Random;
  box: Box;
}
