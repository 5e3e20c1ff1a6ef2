/** A second look at the rows of pixels in which labels of time stand, where the scan of the whole picture has not shown them whole. */
import type { Box } from '../types.ts';
import { LumaCount, rowTone } from '../image/background.ts';
import { median } from '../image/numbers.ts';
import type { Picture } from '../image/picture.ts';
import { newBytes } from '../image/planes.ts';
import { componentsOf, labelRuns, runsOf } from '../image/runs.ts';
import type { Component } from '../image/runs.ts';
import { groupWords } from '../image/words.ts';
import type { Word } from '../image/words.ts';
import type { TextBox } from './text-lines.ts';
import { joinWords } from './text-lines.ts';
import { GAP } from './time-label-text.ts';

/**
 * The row's stretches found anew against the background of their own rows of pixels, without ticks and grid lines: what
 * touches a label hides it from the scan of the whole picture.
 */
export function rescanned(picture: Picture, row: readonly TextBox[], pane: Box): TextBox[] {
  const height = median(row.map((b) => b.height));
  const region = {
    x0: Math.max(0, Math.floor(pane.x0 - 3 * height)),
    x1: Math.min(picture.width, Math.ceil(pane.x1 + 3 * height)),
    y0: Math.max(0, Math.min(...row.map((b) => b.box.y0)) - 1),
    y1: Math.min(picture.height, Math.max(...row.map((b) => b.box.y1)) + 1),
  };
  const tall = region.y1 - region.y0;
  const parts = shapesIn(picture, region).filter(
    // Letters that touch are wide and as high as letters; lines are wide and thin.
    (c) =>
      (c.x1 - c.x0 <= 3 * height || c.y1 - c.y0 >= LETTER * height) &&
      !(c.y1 - c.y0 >= tall && c.x1 - c.x0 <= 2),
  );
  return joinWords(groupWords(parts), GAP).filter((b) => b.height >= LETTER * height);
}

/** How high letters are at least, in heights of the row. */
const LETTER = 0.6;
const CONTRAST = 38;
/** Share of a row of pixels that is background, give or take the noise of a compressed picture; what stands below the pane besides text leaves less. */
const PLAIN = 0.6;
const TALLEST = 44;

/** What stands out from the background of its own row of pixels, in rows that are mostly background. */
function shapesIn(picture: Picture, region: Box): Component[] {
  const [wide, tall] = [region.x1 - region.x0, region.y1 - region.y0];
  const mask = newBytes(wide * tall);
  const levels = new LumaCount();
  for (let y = 0; y < tall; y++) {
    const from = (region.y0 + y) * picture.width + region.x0;
    const back = rowTone(picture, from, wide, levels);
    let ink = 0;
    for (let x = 0; x < wide; x++) {
      if (Math.abs(picture.luma[from + x]! - back.luma) <= CONTRAST) continue;
      mask[y * wide + x] = 1;
      ink++;
    }
    if (ink > (1 - PLAIN) * wide) mask.fill(0, y * wide, (y + 1) * wide);
  }
  const runs = runsOf(mask, wide, tall, true);
  return componentsOf(runs, labelRuns(runs, tall, true), tall).map((c) => ({
    ...c,
    x0: c.x0 + region.x0,
    x1: c.x1 + region.x0,
    y0: c.y0 + region.y0,
    y1: c.y1 + region.y0,
  }));
}

/** The words below the pane. */
export function wordsBelow(picture: Picture, pane: Box): Word[] {
  const region = { x0: pane.x0, x1: pane.x1, y0: Math.min(picture.height, pane.y1), y1: picture.height };
  if (region.y1 - region.y0 < TALLEST / 4) return [];
  const parts = shapesIn(picture, region);
  return groupWords(parts.filter((c) => c.y1 - c.y0 <= TALLEST && c.x1 - c.x0 <= 1.6 * TALLEST));
}
