/**
 * The reader in a process of its own, forked by `run.ts`: reads the same pictures as the api was sent, and says how long the process took for
 * each.
 */
import { once } from 'node:events';
import sharp from 'sharp';
import { decodePicture } from '../../chart-reader/decode.ts';
import { createTextRecogniser, readChart } from '../../chart-reader/index.ts';
import { namedOverlays } from '../../chart-reader/full/named-overlays.ts';
import { toReadout } from '../../chart-reader/readout.ts';

sharp.cache(false);
sharp.concurrency(1);

const recogniser = createTextRecogniser();
for (;;) {
  const [picture] = (await once(process, 'message')) as [string];
  const before = process.cpuUsage();
  const outcome = readChart(await decodePicture(Buffer.from(picture, 'base64')), recogniser, {});
  if (outcome.outcome === 'read') toReadout(outcome.reading, namedOverlays(outcome.reading));
  const { user, system } = process.cpuUsage(before);
  process.send?.((user + system) / 1000);
}
