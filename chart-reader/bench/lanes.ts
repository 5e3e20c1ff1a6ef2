/** Reads pictures on several threads. Reading is deterministic, so the answers are those of one thread. */
import { Worker } from 'node:worker_threads';
import type { Examined } from './examine.ts';
import { examine } from './examine.ts';
import type { BenchPicture } from './pictures.ts';
import { createTextRecogniser } from '../text/index.ts';

export interface Job {
  index: number;
  picture: BenchPicture;
}

/** One reader, in this thread or in another. */
interface Lane {
  read(job: Job): Promise<Examined>;
  close(): Promise<unknown>;
}

function ownLane(): Lane {
  const recogniser = createTextRecogniser();
  return { read: ({ picture }) => examine(picture, recogniser), close: () => Promise.resolve() };
}

function threadLane(): Lane {
  const worker = new Worker(new URL('./lane-worker.ts', import.meta.url));
  return {
    read: (job) =>
      new Promise((resolve, reject) => {
        const failed = (error: Error): void => reject(error);
        worker.once('error', failed);
        worker.once('message', (examined: Examined) => {
          worker.off('error', failed);
          // The worker gets a copy of the file and sends back everything but the picture.
          resolve(examined);
        });
        worker.postMessage(job);
      }),
    close: () => worker.terminate(),
  };
}

/** Examines the pictures with as many lanes as asked for; the answers come in the order of the pictures. */
export async function examineAll(
  pictures: AsyncGenerator<BenchPicture>,
  lanes: number,
  onRead: (read: number, picture: BenchPicture) => Promise<void>,
): Promise<Examined[]> {
  const examined: Examined[] = [];
  let index = 0;
  const work = async (lane: Lane): Promise<void> => {
    for (;;) {
      const at = index++;
      const { value: picture, done } = await pictures.next();
      if (done) return;
      examined[at] = await lane.read({ index: at, picture });
      await onRead(examined.length, picture);
    }
  };
  const all = Array.from({ length: lanes }, lanes > 1 ? threadLane : ownLane);
  try {
    await Promise.all(all.map(work));
  } finally {
    await Promise.all(all.map((lane) => lane.close()));
  }
  return examined;
}
