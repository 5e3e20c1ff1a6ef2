import type { RefusalCode, StageName } from '../types.ts';

/** Thrown by a stage to end the reading; turned into a `Refusal` by `readChart` and never seen outside. */
export class Refused extends Error {
  readonly code: RefusalCode;
  readonly stage: StageName;
  readonly advice: string;

  constructor(code: RefusalCode, stage: StageName, reason: string, advice: string) {
    super(reason);
    this.name = 'Refused';
    this.code = code;
    this.stage = stage;
    this.advice = advice;
  }
}

/** Bars were found, but too little of them can be made out: a curve beside them is an average and not the price. */
export class BarsUnclear extends Refused {
  constructor(reason: string) {
    super(
      'series_uncertain',
      'candles',
      reason,
      'Hide drawings and indicators that cover the candles, zoom in a little, and send a new screenshot.',
    );
  }
}
