import type { Layout } from './types.ts';
import type { Run } from './run.ts';
import { votesOfTags } from './stages/header.ts';
import type { Header, HeaderReader } from './stages/header.ts';
import type { PriceTag } from './stages/price-tags.ts';

/** What is printed around the pane, with the names that a person gave. */
export function namedHeader(headers: HeaderReader, layout: Layout, tags: PriceTag[], run: Run): Header {
  const printed = headers.read(layout, votesOfTags(tags));
  return run.hints ? run.part('hints').withGivenNames(printed, run.hints) : printed;
}
