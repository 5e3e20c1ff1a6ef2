/** The stages of an analysis and their labels, in the order they run. */

/** Where the work is; the first two happen in the browser. */
export type Stage =
  | 'copy'
  | 'upload'
  | 'received'
  | 'decode'
  | 'kind'
  | 'layout'
  | 'labels'
  | 'calibration'
  | 'candles'
  | 'last-price'
  | 'header'
  | 'time-axis'
  | 'quality'
  | 'witness'
  | 'analysis'
  | 'narrative'
  | 'saved';

const LABELS: readonly (readonly [Stage, string])[] = [
  ['copy', 'Preparing the picture'],
  ['upload', 'Uploading the original'],
  ['received', 'Picture received'],
  ['decode', 'Opening the picture'],
  ['kind', 'Telling what kind of chart it is'],
  ['layout', 'Finding the price pane and its axis'],
  ['labels', 'Reading the price labels'],
  ['calibration', 'Fitting the price axis'],
  ['candles', 'Measuring the bars'],
  ['last-price', 'Reading the last price'],
  ['header', 'Reading symbol and time frame'],
  ['time-axis', 'Reading dates and times'],
  ['quality', 'Judging how sure the reading is'],
  ['witness', 'Asking a model what is printed on the picture'],
  ['analysis', 'Computing trend, levels and plan'],
  ['narrative', 'Writing the explanation'],
  ['saved', 'Saving the analysis'],
];

/** All stages with their labels. */
export const STAGES = LABELS.map(([stage, label]) => ({ stage, label }));

/** The label of one stage. */
export function stageLabel(stage: Stage): string {
  return STAGES.find((known) => known.stage === stage)?.label ?? 'Working';
}

/** Whether a name sent by the server is a stage known here. */
export function isStage(name: string): name is Stage {
  return STAGES.some(({ stage }) => stage === name);
}
