/** What a page and the worker that reads pictures for it say to each other. */
import type { Box, Reading, ReadingLabelsItem, Refusal } from '../../../api/generated/model';

export interface PreviewRead {
  outcome: 'read';
  reading: Reading;
  /** Whether the picture is dark, so that what is drawn over it can be seen. */
  dark: boolean;
}

export interface PreviewRefused {
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
}

export interface PreviewAnswer {
  id: number;
  /** Null after a fault of the reader, or when its numbers could not be had. */
  result: PreviewOutcome | null;
}
