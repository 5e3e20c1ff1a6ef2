/** The series as CSV or JSON, the picture with the measurements drawn on it, and the report. */
import { useState } from 'react';
import { Download as DownloadIcon } from 'lucide-react';
import type { Download } from '../../../api/analysis.ts';
import { Button } from '../../../ui/button.tsx';
import { HStack } from '../../../ui/layout.ts';
import { saveAnalysis } from './save-analysis.ts';

const KINDS: readonly { kind: Download; name: string; what: string; file: string }[] = [
  { kind: 'csv', name: 'CSV', what: 'the bars', file: 'bars.csv' },
  { kind: 'json', name: 'JSON', what: 'the bars', file: 'bars.json' },
  { kind: 'annotated', name: 'PNG', what: 'the picture with the measurements', file: 'annotated.png' },
  { kind: 'report', name: 'PDF', what: 'the report', file: 'report.pdf' },
];

export function Downloads({ analysisId }: { analysisId: string }) {
  const [busy, setBusy] = useState<Download | null>(null);
  const download = async (kind: Download, file: string) => {
    setBusy(kind);
    await saveAnalysis(analysisId, kind, file);
    setBusy(null);
  };
  return (
    <HStack role="group" aria-label="Download" gap="1" data-print="none">
      {KINDS.map(({ kind, name, what, file }) => (
        <Button
          key={kind}
          variant="quiet"
          size="sm"
          icon={DownloadIcon}
          aria-label={`Download ${name}: ${what}`}
          busy={busy === kind}
          onClick={() => void download(kind, file)}
        >
          {name}
        </Button>
      ))}
    </HStack>
  );
}
