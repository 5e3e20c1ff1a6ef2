import { claimFound, claimNames } from '../confidence/claim-found.ts';
import type { Picture } from '../image/picture.ts';
import type { TextScan } from '../image/words.ts';
import type { Header } from '../stages/header.ts';
import { lastPriceFromTags } from '../stages/last-price.ts';
import { levelRows } from '../stages/layout.ts';
import type { AxisInPane } from '../stages/price-axes.ts';
import { tagsOnAxis } from '../stages/price-tags.ts';
import type { PriceTag } from '../stages/price-tags.ts';
import type { Refused } from '../stages/refuse.ts';
import type { LineReader } from '../stages/text-lines.ts';
import type { Layout, PartialReading, StageName } from '../types.ts';
import { priceOfHeader } from './header-price.ts';

/** Share of the picture at which a pane is taken to begin where none was found: a header is looked for down to a third. */
const TOP = 0.2;

function withoutPane({ width, height }: Picture): Layout {
  const none = { x0: 0, y0: 0, x1: 0, y1: 0 };
  const price_pane = { x0: 0, y0: Math.round(TOP * height), x1: width, y1: height };
  return { price_pane, axis_strip: none, axis_side: 'right', other_panes: [] };
}

/** What the run over the picture has found. */
interface FoundSoFar {
  found: PartialReading;
  axis: AxisInPane | null;
  header: Header | null;
  enter(stage: StageName): void;
}

/** Where the price axis was found, header and last price are read although the series is refused; all get their claims. */
export function completeFound(
  reader: LineReader,
  text: TextScan,
  headerOf: (layout: Layout, tags: PriceTag[]) => Header,
  run: FoundSoFar,
  photo: boolean,
  { code }: Refused,
): void {
  if (!run.axis || !run.found.axis || !run.found.labels) {
    // Every axis contradicted what is printed above the chart, or was none: what is printed there stands by itself.
    const header = run.header?.symbol ? run.header : headerOf(withoutPane(reader.picture), []);
    const last_price = priceOfHeader(header, text, code);
    if (run.header || last_price)
      run.found = { ...run.found, ...claimNames({ ...run.header, last_price }, photo) };
    return;
  }
  const { strip, placed, doubtful, marked, given } = run.axis;
  run.enter('last-price');
  const tags = tagsOnAxis(strip, text, reader, levelRows(placed.ink));
  run.enter('header');
  const header = headerOf(placed.layout.value, tags);
  const { symbol, timeframe, prices, quotes } = header;
  run.enter('last-price');
  const last_price = lastPriceFromTags({ fit: strip.calibration.fit, tags, header: prices, quotes });
  const { axis, labels } = run.found;
  run.found = {
    ...run.found,
    ...claimFound(
      {
        axis,
        labels,
        symbol,
        timeframe,
        last_price,
        doubtful,
        marked,
        given,
        header,
        calibration: strip.calibration,
      },
      photo,
    ),
  };
}
