import type { Why } from '../refused/sentences.ts';
import type { RefusalCode, StageName } from '../types.ts';

/**
 * Thrown by a stage to end the reading; turned into a `Refusal` by `readChart` and never seen outside. Its sentences are made from `why` once it
 * is answered: few of those that are thrown are.
 */
export class Refused extends Error {
  readonly code: RefusalCode;
  readonly stage: StageName;
  readonly why: Why;

  constructor(code: RefusalCode, stage: StageName, ...why: Why) {
    super(why.join(' '));
    this.name = 'Refused';
    this.code = code;
    this.stage = stage;
    this.why = why;
  }
}

/** Bars were found, but too little of them can be made out: a curve beside them is an average and not the price. */
export class BarsUnclear extends Refused {
  constructor(...why: Why) {
    super('series_uncertain', 'candles', ...why);
  }
}
