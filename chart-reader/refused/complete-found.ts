import { claimFound, claimNames } from '../confidence/claim-found.ts';
import type { TextScan } from '../image/words.ts';
import type { Header } from '../stages/header.ts';
import { lastPriceFromTags } from '../stages/last-price.ts';
import { levelRows } from '../stages/layout.ts';
import type { AxisInPane } from '../stages/price-axes.ts';
import { tagsOnAxis } from '../stages/price-tags.ts';
import type { PriceTag } from '../stages/price-tags.ts';
import type { LineReader } from '../stages/text-lines.ts';
import type { Layout, PartialReading, StageName } from '../types.ts';

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
): void {
  if (!run.axis || !run.found.axis || !run.found.labels) {
    // Every axis contradicted what is printed above the chart, or was none: the names printed there stand by themselves.
    if (run.header) run.found = { ...run.found, ...claimNames(run.header, photo) };
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
