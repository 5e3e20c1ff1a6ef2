import { useEffect, useRef, useState } from 'react';
import type { ChartHints } from '../../../api/generated/model';
import type { PreviewOutcome } from './preview-messages.ts';
import { canPreview, startPreviewReader } from './preview-reader.ts';
import type { PreviewReader } from './preview-reader.ts';

export type ChartPreview =
  /** `before`: what was read of the same picture with other hints; it stays on the screen meanwhile. */
  | { state: 'reading'; before?: PreviewOutcome }
  /** This browser cannot read pictures: the server will. */
  | { state: 'unavailable' }
  | { state: 'done'; result: PreviewOutcome };

const READING: ChartPreview = { state: 'reading' };
const UNAVAILABLE: ChartPreview = { state: 'unavailable' };

interface Known {
  file: Blob;
  hints: ChartHints | null;
  preview: ChartPreview;
}

/**
 * The reading of a picture on this device. Other hints end the reading under way and begin another; another picture, or
 * leaving, ends the worker. Null without a picture.
 */
export function useChartPreview(file: Blob | null, hints: ChartHints | null = null): ChartPreview | null {
  const [known, setKnown] = useState<Known | null>(null);
  const reader = useRef<PreviewReader | null>(null);
  useEffect(() => {
    if (!file || !canPreview()) return undefined;
    const started = startPreviewReader();
    reader.current = started;
    return () => started.stop();
  }, [file]);
  useEffect(() => {
    const asked = reader.current;
    if (!file || !asked || !canPreview()) return undefined;
    let underWay = true;
    void asked.read(file, hints).then((result) => {
      underWay = false;
      setKnown({ file, hints, preview: result ? { state: 'done', result } : UNAVAILABLE });
    });
    return () => {
      if (underWay) asked.stop();
    };
  }, [file, hints]);
  if (!file) return null;
  if (!canPreview()) return UNAVAILABLE;
  if (known?.file !== file) return READING;
  if (known.hints === hints) return known.preview;
  return known.preview.state === 'done' ? { state: 'reading', before: known.preview.result } : READING;
}

/** What is to be shown of a preview: while it reads again, what was read before. */
export function shownOf(preview: ChartPreview | null): PreviewOutcome | null {
  if (preview?.state === 'done') return preview.result;
  return (preview?.state === 'reading' && preview.before) || null;
}
