import type { ChartWitness } from '../../ports/analysis/chart-witness.ts';

/** Without a model nobody is asked, and no picture leaves the server. */
export class NoWitness implements ChartWitness {
  readonly present = false;

  async ask(): Promise<null> {
    return null;
  }
}
