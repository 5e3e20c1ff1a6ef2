/** The edges of one bar over its picture; a press chooses the bar. */
import type { Reading } from '../../../../api/generated/model';
import { Box } from '../../../../ui/layout.ts';
import type { Size } from '../scale/scale-draft.ts';
import { EDGES, barAt, closesOnly, withBar, withClose, withEdge } from './bars-draft.ts';
import type { BarsDraft, DraftBar, Edge } from './bars-draft.ts';
import { DragHandle } from './drag-handle.tsx';
import { HandleLayer } from './handle-layer.tsx';

export interface BarsProps {
  src: string;
  size: Size;
  /** Null where the picture was not read, or its bars could not be told apart. */
  reading: Reading | null;
  bars: BarsDraft;
  onBars: (bars: BarsDraft) => void;
}

const LETTERS: Record<Edge, string> = { high: 'H', open: 'O', close: 'C', low: 'L' };

export function BarHandles({ src, size, reading, bars, onBars }: BarsProps) {
  const bar = bars.selected;
  const choose = (at: { x: number; y: number }): void => {
    const chosen = reading && barAt(reading, bars, at, size);
    if (chosen) onBars({ ...bars, selected: chosen });
  };
  return (
    <HandleLayer name="bar-handles" size={size} onPress={choose}>
      {bars.removed.map((x) => (
        <Column key={x} x={x} size={size} tone="danger.solid" />
      ))}
      {bar && <Column x={bar.x_px} size={size} tone="accent.solid" />}
      {bar &&
        edgesOf(reading).map((edge, index) => (
          <DragHandle
            key={edge}
            src={src}
            size={size}
            label={`${edge} of the bar`}
            text={`${bar[`${edge}_y_px`]} pixels from the top of ${size.height}`}
            way="y"
            at={{ x: bar.x_px, y: bar[`${edge}_y_px`] }}
            placed
            span={spanOf(bar, size)}
            knob={knobOf(bar, index, size)}
            onValue={(row) => onBars(withBar(bars, moved(bar, edge, row, size, reading)))}
          >
            {LETTERS[edge]}
          </DragHandle>
        ))}
    </HandleLayer>
  );
}

export const edgesOf = (reading: Reading | null): readonly Edge[] =>
  reading && closesOnly(reading) ? ['close'] : EDGES;

export function moved(bar: DraftBar, edge: Edge, row: number, size: Size, reading: Reading | null): DraftBar {
  return reading && closesOnly(reading) ? withClose(bar, row, size) : withEdge(bar, edge, row, size);
}

/** Side by side, so that edges at one row can be told apart; on the side where the picture has more room. */
function knobOf({ x_px }: DraftBar, index: number, { width }: Size): string {
  return x_px < width / 2 ? `calc(100% + ${8 + 32 * index}px)` : `${-36 - 32 * index}px`;
}

/** The lines run a little beyond the bar on both sides. */
function spanOf({ x_px }: DraftBar, { width }: Size): [number, number] {
  const reach = 0.01 * width;
  return [Math.max(0, x_px - reach) / width, Math.min(width, x_px + reach) / width];
}

function Column({ x, size, tone }: { x: number; size: Size; tone: string }) {
  return (
    <Box
      position="absolute"
      insetY="0"
      pointerEvents="none"
      borderLeftWidth="1px"
      borderStyle="dashed"
      borderColor={tone}
      style={{ left: `${(100 * x) / size.width}%` }}
    />
  );
}
