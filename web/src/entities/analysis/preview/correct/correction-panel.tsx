/** *Set the scale yourself* and the other corrections of a reading: one stands open at a time. */
import { useEffect, useRef } from 'react';
import { ChartCandlestick, Frame, PencilLine, Ruler } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { HStack, Stack } from '../../../../ui/layout.ts';
import { ScalePanel } from '../scale/scale-panel.tsx';
import type { ScaleErrors, Size } from '../scale/scale-draft.ts';
import { shownOf } from '../use-chart-preview.ts';
import type { ChartPreview } from '../use-chart-preview.ts';
import { hasBars, NO_BARS } from './bars-draft.ts';
import { BarsPanel } from './bars-panel.tsx';
import { TOOLS, openTool, toolOf } from './corrections.ts';
import type { Corrections, Tool } from './corrections.ts';
import { NamesPanel } from './names-panel.tsx';
import { foundPane } from './pane-draft.ts';
import { PanePanel } from './pane-panel.tsx';
import { ToolFrame } from './tool-frame.tsx';

export interface CorrectionProps {
  src: string;
  size: Size;
  preview: ChartPreview | null;
  corrections: Corrections;
  errors: ScaleErrors;
  /** What may be corrected; everything where not given. */
  tools?: readonly Tool[];
  onCorrections: (corrections: Corrections) => void;
}

interface ToolText {
  title: string;
  icon: LucideIcon;
  lead: string;
  /** What takes everything back that was set with it. */
  nothing: Partial<Corrections>;
}

const DRAG =
  'Drag the marks on the picture or move them with the arrow keys: half a pixel each, ten with Shift.';

const TEXTS: Record<Tool, ToolText> = {
  scale: {
    title: 'Set the scale yourself',
    icon: Ruler,
    lead: `Press two heights on the picture whose prices you know, far apart. ${DRAG}`,
    nothing: { scale: null },
  },
  pane: {
    title: 'Set the pane yourself',
    icon: Frame,
    lead: `Frame the part of the picture that holds the prices, without its scales. ${DRAG}`,
    nothing: { pane: null },
  },
  names: {
    title: 'Correct kind and names',
    icon: PencilLine,
    lead: 'What you give takes the place of what was read, and the record says that you gave it.',
    nothing: { kind: null, symbol: '', timeframe: '' },
  },
  bars: {
    title: 'Correct bars',
    icon: ChartCandlestick,
    lead: `Press a bar on the picture, or a place where one is missing. ${DRAG}`,
    nothing: { bars: NO_BARS },
  },
};

/** Fields of the hints at which a message is shown beside what it is about. */
const AT_FIELD = /^(axis\.points\.[01]\.(y_px|price)|pane\.[xy][01]|kind|symbol|timeframe)$/;

export function CorrectionPanel(props: CorrectionProps) {
  const { preview, corrections, tools = TOOLS, onCorrections } = props;
  const whole = useRef<HTMLDivElement>(null);
  const pressed = useRef<Tool | null>(null);
  const open = openTool(corrections, preview);
  // What was pressed goes away: the keyboard goes on at what stands in its place.
  useEffect(() => {
    const tool = pressed.current;
    pressed.current = null;
    if (tool) whole.current?.querySelector<HTMLElement>(`[data-tool="${tool}"]`)?.focus();
  });
  const change = (tool: Tool, next: Partial<Corrections>): void => {
    pressed.current = tool;
    onCorrections({ ...corrections, ...next });
  };
  return (
    <Stack ref={whole} gap="3">
      <HStack gap="2" flexWrap="wrap">
        {tools
          .filter((tool) => tool !== open)
          .map((tool) => (
            <Button
              key={tool}
              data-tool={tool}
              size="sm"
              variant="outline"
              icon={TEXTS[tool].icon}
              onClick={() => change(tool, { tool })}
            >
              {TEXTS[tool].title}
              {isSet(corrections, tool) && ' (set)'}
            </Button>
          ))}
      </HStack>
      {open && <OpenTool {...props} tool={open} onChange={change} />}
    </Stack>
  );
}

/** Whether anything was given with a tool. */
function isSet({ scale, pane, kind, symbol, timeframe, bars }: Corrections, tool: Tool): boolean {
  return {
    scale: scale !== null,
    pane: pane !== null,
    names: kind !== null || symbol.trim() !== '' || timeframe.trim() !== '',
    bars: bars.removed.length + bars.set.length > 0,
  }[tool];
}

interface OpenProps extends CorrectionProps {
  tool: Tool;
  onChange: (tool: Tool, next: Partial<Corrections>) => void;
}

function OpenTool({ tool, onChange, ...props }: OpenProps) {
  const { corrections, errors } = props;
  const { title, lead, nothing } = TEXTS[tool];
  const general = Object.entries(errors)
    .filter(([field]) => toolOf(field) === tool && !AT_FIELD.test(field))
    .map(([, message]) => message);
  return (
    <ToolFrame
      tool={tool}
      title={title}
      lead={lead}
      errors={general}
      onRemove={isSet(corrections, tool) ? () => onChange(tool, { ...nothing, tool: null }) : null}
      onClose={() => onChange(tool, { tool: 'closed' })}
    >
      <Fields tool={tool} {...props} />
    </ToolFrame>
  );
}

function Fields({
  tool,
  src,
  size,
  preview,
  corrections,
  errors,
  onCorrections,
}: CorrectionProps & { tool: Tool }) {
  const result = shownOf(preview);
  const change = (next: Partial<Corrections>): void => onCorrections({ ...corrections, ...next });
  const { scale, pane, bars } = corrections;
  const at = { src, size };
  if (tool === 'scale')
    return <ScalePanel {...at} {...{ scale, errors }} onScale={(next) => change({ scale: next })} />;
  if (tool === 'pane')
    return (
      <PanePanel
        {...at}
        pane={pane ?? foundPane(result, size)}
        placed={pane !== null}
        errors={errors}
        onPane={(next) => change({ pane: next })}
      />
    );
  if (tool === 'names') return <NamesPanel {...{ corrections, result, errors, onCorrections }} />;
  return (
    <BarsPanel {...at} bars={bars} reading={barsReading(preview)} onBars={(next) => change({ bars: next })} />
  );
}

/** The reading whose bars can be corrected; null where there is none. */
export function barsReading(preview: ChartPreview | null) {
  const result = shownOf(preview);
  return result?.outcome === 'read' && hasBars(result.reading) ? result.reading : null;
}
