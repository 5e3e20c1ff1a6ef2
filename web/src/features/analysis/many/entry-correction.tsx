/** One picture of the list as its own preview, with what its user corrects of it. */
import { useEffect, useEffectEvent, useState } from 'react';
import { CorrectablePreview } from '../../../entities/analysis/preview/correctable-preview.tsx';
import type { Corrections } from '../../../entities/analysis/preview/correct/corrections.ts';
import { useCorrectedPreview } from '../../../entities/analysis/preview/correct/use-corrected-preview.ts';
import type { ChartPreview } from '../../../entities/analysis/preview/use-chart-preview.ts';
import { useObjectUrl } from '../../../lib/use-object-url.ts';
import { chakra } from '../../../ui/layout.ts';
import type { Entry } from './many-state.ts';

interface Props {
  entry: Entry;
  onCorrected: (corrections: Corrections, preview: ChartPreview) => void;
}

export function EntryCorrection({ entry: { file, corrections: begun, work }, onCorrected }: Props) {
  const [corrections, setCorrections] = useState(begun);
  const url = useObjectUrl(file);
  const { preview, errors } = useCorrectedPreview(file, corrections);
  const tell = useEffectEvent(onCorrected);
  useEffect(() => {
    if (preview && preview.state !== 'reading') tell(corrections, preview);
  }, [preview, corrections]);
  if (!url) return null;
  const fields = work.state === 'failed' ? work.failure.fields : undefined;
  return (
    <chakra.section
      aria-label={`Correct ${file.name}`}
      gridColumn="1 / -1"
      borderWidth="1px"
      borderRadius="control"
      overflow="clip"
    >
      <CorrectablePreview
        src={url}
        alt={`Preview of ${file.name}`}
        preview={preview}
        corrections={corrections}
        errors={{ ...errors, ...fields }}
        refusedCosts="a refused picture costs nothing"
        maxHeight="60vh"
        onCorrections={setCorrections}
      />
    </chakra.section>
  );
}
