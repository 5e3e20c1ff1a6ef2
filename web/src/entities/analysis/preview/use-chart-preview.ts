import { useEffect, useState } from 'react';
import type { PreviewOutcome } from './preview-messages.ts';
import { canPreview, startPreviewReader } from './preview-reader.ts';

export type ChartPreview =
  | { state: 'reading' }
  /** This browser cannot read pictures: the server will. */
  | { state: 'unavailable' }
  | { state: 'done'; result: PreviewOutcome };

const READING: ChartPreview = { state: 'reading' };
const UNAVAILABLE: ChartPreview = { state: 'unavailable' };

/** The reading of a picture on this device. Another picture, or leaving, stops the one that runs. Null without a picture. */
export function useChartPreview(file: Blob | null): ChartPreview | null {
  const [known, setKnown] = useState<{ file: Blob; preview: ChartPreview } | null>(null);
  useEffect(() => {
    if (!file || !canPreview()) return undefined;
    const reader = startPreviewReader();
    void reader.read(file).then((result) => {
      const preview: ChartPreview = result ? { state: 'done', result } : UNAVAILABLE;
      setKnown({ file, preview });
    });
    return () => reader.stop();
  }, [file]);
  if (!file) return null;
  if (!canPreview()) return UNAVAILABLE;
  return known?.file === file ? known.preview : READING;
}
