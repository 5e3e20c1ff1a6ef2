import { BarHandles } from './bar-handles.tsx';
import { barsReading } from './correction-panel.tsx';
import type { CorrectionProps } from './correction-panel.tsx';
import { openTool } from './corrections.ts';
import { foundPane } from './pane-draft.ts';
import { PaneHandles } from './pane-handles.tsx';
import { ScaleHandles } from '../scale/scale-handles.tsx';
import { shownOf } from '../use-chart-preview.ts';

/** What of the open tool lies over the picture. */
export function ToolHandles({ src, size, preview, corrections, onCorrections }: CorrectionProps) {
  const { scale, pane, bars } = corrections;
  const at = { src, size };
  switch (openTool(corrections, preview)) {
    case 'scale':
      return (
        <ScaleHandles
          {...at}
          scale={scale}
          onScale={(next) => onCorrections({ ...corrections, scale: next })}
        />
      );
    case 'pane':
      return (
        <PaneHandles
          {...at}
          pane={pane ?? foundPane(shownOf(preview), size)}
          placed={pane !== null}
          onPane={(next) => onCorrections({ ...corrections, pane: next })}
        />
      );
    case 'bars':
      return (
        <BarHandles
          {...at}
          bars={bars}
          reading={barsReading(preview)}
          onBars={(next) => onCorrections({ ...corrections, bars: next })}
        />
      );
    default:
      return null;
  }
}
