import type { AnalysisJson } from '../../domain/analysis/analysis-json-types.ts';
import { err, type Result } from '../../domain/shared/result.ts';
import type { ChartReadout } from '../../ports/analysis/chart-reading.ts';
import type { PictureAnnotator } from '../../ports/analysis/picture-annotator.ts';
import type { WorkerPool } from '../../ports/shared/worker-pool.ts';
import type { AnnotateInput } from './annotate-worker.ts';
import { drawOverlay } from './draw-overlay.ts';

const WORKER = new URL('./annotate-worker.ts', import.meta.url);
const TIME_LIMIT_MS = 20_000;

interface Deps {
  pool: WorkerPool;
}

/** `PictureAnnotator` that draws in the worker pool. */
export class PooledPictureAnnotator implements PictureAnnotator {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  overlay(readout: ChartReadout, analysis: AnalysisJson): string {
    return drawOverlay(readout, analysis);
  }

  async annotate(picture: Uint8Array, overlay: string): Promise<Result<Uint8Array, { code: 'busy' }>> {
    const input: AnnotateInput = { picture, overlay };
    const done = await this.deps.pool.run<Uint8Array>({ module: WORKER, input, timeLimitMs: TIME_LIMIT_MS });
    return done.ok ? done : err({ code: 'busy' });
  }
}
