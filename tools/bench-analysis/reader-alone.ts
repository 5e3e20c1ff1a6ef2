/** The reader in a process of its own, forked by `run.ts`: reads the pictures that the api was sent, and says when it has read each. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { decodePicture } from '../../chart-reader/decode.ts';
import { createTextRecogniser, readChart } from '../../chart-reader/index.ts';
import { namedOverlays } from '../../chart-reader/full/named-overlays.ts';
import { toReadout } from '../../chart-reader/readout.ts';

sharp.cache(false);
sharp.concurrency(1);

const recogniser = createTextRecogniser();
for (;;) {
  const [path] = (await once(process, 'message')) as [string];
  const outcome = readChart(await decodePicture(await readFile(path)), recogniser, {});
  if (outcome.outcome === 'read') toReadout(outcome.reading, namedOverlays(outcome.reading));
  process.send?.('read');
}
