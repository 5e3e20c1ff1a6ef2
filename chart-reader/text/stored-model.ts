/** How a trained network is stored: shapes and calibration in the open, numbers as base64. */
export interface StoredModel {
  version: number;
  /** Characters in class order; class 0 is the blank and is not listed. */
  alphabet: string;
  /** Probability shown = logistic(slope * logit(p) + offset), fitted on lines not trained on. */
  calibration: { slope: number; offset: number };
  layers: { name: string; outputs: number; inner: number }[];
  /** Per layer: float32 scale per output, float32 bias per output, then int8 weights [output][inner]. */
  data: string;
}
