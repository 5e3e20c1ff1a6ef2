export { createTextRecogniser } from './ctc-recogniser.ts';
