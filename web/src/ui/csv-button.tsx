import { useState } from 'react';
import { Download } from 'lucide-react';
import { saveAs } from '../lib/save-as.ts';
import { Button } from './button.tsx';
import { toast } from './toast/toasts.ts';

export interface CsvButtonProps {
  /** Fetches the file: what is filtered, not one page. */
  fetch: () => Promise<Blob>;
  /** Without its ending, e.g. 'wickwise-orders'. */
  fileName: string;
  /** What stands on it; with several on a page name the list: 'Export orders'. */
  children?: string;
  disabled?: boolean;
}

/** Downloads a list as CSV. A failure is a toast. */
export function CsvButton({ fetch, fileName, children = 'Export CSV', disabled }: CsvButtonProps) {
  const [busy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      saveAs(await fetch(), `${fileName}.csv`);
    } catch (error) {
      console.error('The export failed', error);
      toast.error('The export failed', error instanceof Error ? error.message : undefined);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="outline"
      icon={Download}
      busy={busy}
      busyLabel="Exporting…"
      disabled={disabled}
      onClick={() => void download()}
    >
      {children}
    </Button>
  );
}
