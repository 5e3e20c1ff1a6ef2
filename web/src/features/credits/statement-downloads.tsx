import { useState } from 'react';
import { Download } from 'lucide-react';
import { downloadStatement } from '../../api/credits.ts';
import { errorMessage } from '../../api/errors.ts';
import { saveAs } from '../../lib/save-as.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast/toasts.ts';

/** The statement as a file, with the very rows that are shown. */
export function StatementDownloads() {
  const [busy, setBusy] = useState<'csv' | 'json' | null>(null);
  const download = async (kind: 'csv' | 'json'): Promise<void> => {
    setBusy(kind);
    try {
      saveAs(await downloadStatement(kind), `wickwise-credits.${kind}`);
    } catch (error) {
      toast.error('The download failed', errorMessage(error));
    } finally {
      setBusy(null);
    }
  };
  return (['csv', 'json'] as const).map((kind) => (
    <Button
      key={kind}
      variant="outline"
      icon={Download}
      aria-label={`Download ${kind.toUpperCase()}`}
      busy={busy === kind}
      onClick={() => void download(kind)}
    >
      {kind.toUpperCase()}
    </Button>
  ));
}
