import { useEffect, useRef, useState } from 'react';
import type { ChartHints } from '../../../api/generated/model';
import type { PreviewOutcome } from './preview-messages.ts';
import { canPreview, startPreviewReader } from './preview-reader.ts';
import type { PreviewReader } from './preview-reader.ts';

export type ChartPreview =
  /** `result`: what was read of the same picture with other hints; it stays on the screen meanwhile. */
  | { state: 'reading'; result?: PreviewOutcome }
  /** This browser cannot read pictures: the server will. */
  | { state: 'unavailable'; result?: undefined }
  | { state: 'done'; result: PreviewOutcome };

const READING: ChartPreview = { state: 'reading' };
const UNAVAILABLE: ChartPreview = { state: 'unavailable' };

interface Known {
  file: Blob;
  hints: ChartHints | null;
  preview: ChartPreview;
}

/** A picture that is being read, and the hints it is to be read with next. */
interface Reading {
  reader: PreviewReader;
  wanted: ChartHints | null;
  busy: boolean;
}

/**
 * The reading of a picture on this device. Other hints are read once the reading under way is done, and of several only
 * the newest: hints follow a pointer, and a worker takes longer to start than to read. Another picture, or leaving, ends
 * the worker. Null without a picture.
 */
export function useChartPreview(file: Blob | null, hints: ChartHints | null = null): ChartPreview | null {
  const [known, setKnown] = useState<Known | null>(null);
  const current = useRef<Reading | null>(null);
  useEffect(() => {
    if (!file || !canPreview()) return undefined;
    const reader = startPreviewReader();
    current.current = { reader, wanted: null, busy: false };
    return () => reader.stop();
  }, [file]);
  useEffect(() => {
    const reading = current.current;
    if (!file || !reading || !canPreview()) return;
    reading.wanted = hints;
    if (!reading.busy) void readOn(reading, file, setKnown);
  }, [file, hints]);
  if (!file) return null;
  if (!canPreview()) return UNAVAILABLE;
  if (known?.file !== file) return READING;
  if (known.hints === hints) return known.preview;
  return { state: 'reading', result: known.preview.result };
}

/** Reads until the hints that were read are those that are wanted. Never goes on once its reader was stopped. */
async function readOn(reading: Reading, file: Blob, setKnown: (known: Known) => void): Promise<void> {
  reading.busy = true;
  let hints: ChartHints | null;
  do {
    hints = reading.wanted;
    const result = await reading.reader.read(file, hints);
    setKnown({ file, hints, preview: result ? { state: 'done', result } : UNAVAILABLE });
  } while (hints !== reading.wanted);
  reading.busy = false;
}

/** What is to be shown of a preview: while it reads again, what was read before. */
export function shownOf(preview: ChartPreview | null): PreviewOutcome | null {
  return preview?.result ?? null;
}
