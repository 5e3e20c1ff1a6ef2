import { downloadAnalysis } from '../../../api/analysis.ts';
import type { Download } from '../../../api/analysis.ts';
import { errorMessage } from '../../../api/errors.ts';
import { saveAs } from '../../../lib/save-as.ts';
import { toast } from '../../../ui/toast/toasts.ts';

/** Saves a file about an analysis on the device; says so when it does not come. */
export async function saveAnalysis(analysisId: string, kind: Download, file: string): Promise<void> {
  try {
    saveAs(await downloadAnalysis(analysisId, kind), `wickwise-${analysisId.slice(0, 8)}-${file}`);
  } catch (error) {
    toast.error('The download failed', errorMessage(error));
  }
}
