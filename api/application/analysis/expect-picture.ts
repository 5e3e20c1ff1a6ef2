import type { ChartReading } from '../../ports/analysis/chart-reading.ts';
import type { PictureInspector } from '../../ports/analysis/picture-inspector.ts';

interface Deps {
  inspector: PictureInspector;
  reading: ChartReading;
}

/** Has what looks at pictures and reads them made ready for one that somebody is about to send. Nobody waits for it. */
export class ExpectPicture {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  run(): void {
    this.deps.inspector.expectPicture();
    this.deps.reading.expectPicture();
  }
}
