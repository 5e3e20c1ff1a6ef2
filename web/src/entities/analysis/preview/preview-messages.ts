/** What a page and the worker that reads pictures for it say to each other. */
import type { Box, ChartHints, Reading, ReadingLabelsItem, Refusal } from '../../../api/generated/model';

/** What is wrong with a hint in itself: its field (`axis.points.1.price`) and what would be right. */
export interface HintProblem {
  field: string;
  message: string;
}

interface Hinted {
  /** Where the hints are wrong in themselves the picture was read without them. */
  problems?: HintProblem[];
}

export interface PreviewRead extends Hinted {
  outcome: 'read';
  reading: Reading;
  /** Whether the picture is dark, so that what is drawn over it can be seen. */
  dark: boolean;
}

export interface PreviewRefused extends Hinted {
  outcome: 'refused';
  refusal: Refusal;
  /** What can be drawn all the same; null where the file could not even be decoded. */
  picture: RefusedPicture | null;
}

interface RefusedPicture {
  width: number;
  height: number;
  dark: boolean;
  price_pane: Box | null;
  axis_side: 'left' | 'right';
  labels: ReadingLabelsItem[];
}

export type PreviewOutcome = PreviewRead | PreviewRefused;

/** Asks for the reading of a picture; the answer carries the same number. */
export interface PreviewRequest {
  id: number;
  file: Blob;
  /** What a person knows of the picture. */
  hints: ChartHints | null;
}

/** Says that a picture is about to be chosen. */
export const GET_READY = 'get ready';

export interface PreviewAnswer {
  id: number;
  /** Null after a fault of the reader, or when its numbers could not be had. */
  result: PreviewOutcome | null;
}
