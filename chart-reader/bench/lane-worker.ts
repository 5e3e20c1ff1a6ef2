/** A thread of the benchmark: reads the pictures it is sent, one after another. */
import { parentPort } from 'node:worker_threads';
import { createTextRecogniser } from '../text/index.ts';
import { examine } from './examine.ts';
import type { Job } from './lanes.ts';

const recogniser = createTextRecogniser();

parentPort?.on('message', ({ picture }: Job) => {
  void examine({ ...picture, file: Buffer.from(picture.file) }, recogniser).then((examined) =>
    parentPort?.postMessage(examined),
  );
});
