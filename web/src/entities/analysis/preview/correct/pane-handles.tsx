/** The four edges of the pane over its picture. */
import type { Box as Pane } from '../../../../api/generated/model';
import { Box } from '../../../../ui/layout.ts';
import type { Size } from '../scale/scale-draft.ts';
import { DragHandle } from './drag-handle.tsx';
import { HandleLayer } from './handle-layer.tsx';
import { SIDES, SIDE_NAMES, wayOf, withSide } from './pane-draft.ts';

export interface PaneProps {
  src: string;
  size: Size;
  /** As set, or as it begins. */
  pane: Pane;
  placed: boolean;
  onPane: (pane: Pane) => void;
}

export function PaneHandles({ src, size, pane, placed, onPane }: PaneProps) {
  const middle = { x: (pane.x0 + pane.x1) / 2, y: (pane.y0 + pane.y1) / 2 };
  const [columns, rows] = [
    [pane.x0 / size.width, pane.x1 / size.width],
    [pane.y0 / size.height, pane.y1 / size.height],
  ] as const;
  return (
    <HandleLayer name="pane-handles" size={size}>
      <Box
        position="absolute"
        pointerEvents="none"
        bg="accent.solid/8"
        style={{
          left: `${100 * columns[0]}%`,
          width: `${100 * (columns[1] - columns[0])}%`,
          top: `${100 * rows[0]}%`,
          height: `${100 * (rows[1] - rows[0])}%`,
        }}
      />
      {SIDES.map((side) => {
        const way = wayOf(side);
        return (
          <DragHandle
            key={side}
            src={src}
            size={size}
            label={`The pane’s ${SIDE_NAMES[side]}`}
            text={paneText(pane, side, size)}
            way={way}
            at={{ ...middle, [way]: pane[side] }}
            placed={placed}
            span={way === 'y' ? [...columns] : [...rows]}
            knob="calc(50% - 14px)"
            onValue={(to) => onPane(withSide(pane, side, to, size))}
          >
            {way === 'y' ? '↕' : '↔'}
          </DragHandle>
        );
      })}
    </HandleLayer>
  );
}

function paneText(pane: Pane, side: keyof typeof SIDE_NAMES, { width, height }: Size): string {
  return wayOf(side) === 'y'
    ? `${pane[side]} pixels from the top of ${height}`
    : `${pane[side]} pixels from the left of ${width}`;
}
