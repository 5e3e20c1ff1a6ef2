import { useMemo } from 'react';
import type { ChartHints } from '../../../../api/generated/model';
import { useChartPreview } from '../use-chart-preview.ts';
import { errorsOf, hintsOf } from './corrections.ts';
import type { Corrections } from './corrections.ts';

/** The reading of a picture on this device with what its user corrects of it. */
export function useCorrectedPreview(file: Blob | null, corrections: Corrections) {
  // Opening a tool or selecting a bar is not another reading.
  const sent = JSON.stringify(hintsOf(corrections));
  const hints = useMemo(() => JSON.parse(sent) as ChartHints | null, [sent]);
  const preview = useChartPreview(file, hints);
  return { preview, hints, errors: errorsOf(corrections, preview) };
}
