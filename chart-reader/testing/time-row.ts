/** A row of labels under bars, drawn and read: for the tests of the time axis. */
import type { Bar, Layout, Series } from '../types.ts';
import { renderSvg } from '../bench/draw/render.ts';
import { decodePicture } from '../decode.ts';
import { toPicture } from '../image/picture.ts';
import { scanText } from '../image/words.ts';
import type { TextScan } from '../image/words.ts';
import type { Header } from '../stages/header.ts';
import { LineReader } from '../stages/text-lines.ts';
import type { Timed } from '../stages/time-axis.ts';
import { readTimeAxis } from '../stages/time-axis.ts';
import * as lines from '../stages/lines-part.ts';
import { atOnce } from '../reads.ts';
import { createTextRecogniser } from '../text/index.ts';

const recogniser = createTextRecogniser();
const layout: Layout = {
  price_pane: { x0: 0, y0: 30, x1: 800, y1: 300 },
  axis_strip: { x0: 800, y0: 30, x1: 880, y1: 300 },
  axis_side: 'right',
  other_panes: [],
};
export const none: Header = {
  ...{ symbol: null, others: [], timeframe: null, frames: [] },
  ...{ prices: null, quotes: [], marks: 0 },
};
export const said = (text: string, confidence: number): Header['timeframe'] => ({
  value: { text, box: { x0: 0, y0: 0, x1: 9, y1: 9 } },
  confidence,
  evidence: [],
});

/** Bars ten pixels apart. */
export function series(): Series {
  const close = { price: 1, y_px: 100, sigma: 0.1 };
  const bars = Array.from({ length: 79 }, (_, i): Bar => ({
    x_px: 10.5 + 10 * i,
    slot: i,
    open: null,
    high: null,
    low: null,
    close,
    direction: 'flat',
    confidence: 1,
    time: null,
  }));
  return { kind: 'candles', bars, bar_spacing_px: 10, resolution: 'bars' };
}

/** What is read of labels in the middle under their bars; `change` is done to the scan, `under` is drawn besides. */
export async function timed(
  labels: [bar: number, text: string][],
  header = none,
  change = (scan: TextScan): TextScan => scan,
  under = '',
): Promise<Timed | null> {
  const texts = labels.map(
    ([bar, text]) =>
      `<text x="${10.5 + 10 * bar}" y="325" font-size="13" text-anchor="middle" fill="#444">${text}</text>`,
  );
  const tall = under ? 520 : 340;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="980" height="${tall}" font-family="DejaVu Sans, Arial, sans-serif">
    <rect width="980" height="${tall}" fill="#ffffff"/><path d="M0 300.5H880" stroke="#ccc"/>${texts.join('')}${under}</svg>`;
  const picture = toPicture(await decodePicture(await renderSvg(svg)));
  return atOnce(
    readTimeAxis(
      new LineReader(picture, recogniser),
      change(scanText(picture)),
      layout,
      series(),
      header,
      function* () {
        return lines;
      },
    ),
  );
}
