import { Grid } from '../../../../ui/layout.ts';
import type { ScaleErrors } from '../scale/scale-draft.ts';
import { EdgeControl } from './edge-control.tsx';
import { SIDES, SIDE_NAMES, wayOf, withSide } from './pane-draft.ts';
import type { PaneProps } from './pane-handles.tsx';

/** The four edges of the pane beside the picture. */
export function PanePanel({ src, size, pane, placed, errors, onPane }: PaneProps & { errors: ScaleErrors }) {
  const middle = { x: (pane.x0 + pane.x1) / 2, y: (pane.y0 + pane.y1) / 2 };
  return (
    <Grid templateColumns="1fr 1fr" gap="4">
      {SIDES.map((side) => {
        const way = wayOf(side);
        return (
          <EdgeControl
            key={side}
            narrow
            src={src}
            size={size}
            at={{ ...middle, [way]: pane[side] }}
            way={way}
            title={capital(SIDE_NAMES[side])}
            name={`the ${SIDE_NAMES[side]}`}
            placed={placed}
            error={errors[`pane.${side}`]}
            onNudge={(by) => onPane(withSide(pane, side, pane[side] + by, size))}
          />
        );
      })}
    </Grid>
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
