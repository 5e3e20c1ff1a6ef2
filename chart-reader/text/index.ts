import type { TextRecogniser } from '../types.ts';
import { createModelRecogniser } from './ctc-recogniser.ts';
import { createKernels } from './plain-kernels.ts';
import { shippedModel } from './shipped-model.ts';

/** The text recogniser of the reader, with the model that is shipped. */
export function createTextRecogniser(): TextRecogniser {
  return createModelRecogniser(shippedModel(), createKernels);
}
