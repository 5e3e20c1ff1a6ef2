/** What has to be known of a trained network besides its numbers. */
export interface ModelShape {
  version: number;
  /** Characters in class order; class 0 is the blank and is not listed. */
  alphabet: string;
  /** Probability shown = logistic(slope * logit(p) + offset), fitted on lines not trained on. */
  calibration: { slope: number; offset: number };
  /** In the order of their numbers, which training/packed.py packs: per layer the step of the bias and of each output's weights, the bias, the weights [output][inner]. */
  layers: { name: string; outputs: number; inner: number }[];
}
