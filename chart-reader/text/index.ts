export { createTextRecogniser } from './ctc-recogniser.ts';
export { cropLine, segmentTextLines, type SegmentOptions } from './segment-lines.ts';
