/** Names and prices of the drawn lines, each at the height of its line; a dot where a label would cover a weightier one. */
import { Box } from '../../../ui/layout.ts';
import type { LabelPlace, NamedLine } from './line-labels.ts';

interface Props {
  lines: readonly NamedLine[];
  /** For each line whether it has a label; else a dot. */
  labelled: readonly boolean[];
  place: LabelPlace;
  /** Height of the picture, in its pixels. */
  height: number;
  /** Distance of the labels' right edge from the right edge of their box, in percent of its width. */
  right: string;
}

/** Hidden from assistive technology: every one of these numbers stands in a table as well. */
export function PriceLabels({ lines, labelled, place, height, right }: Props) {
  return (
    <Box
      aria-hidden
      pointerEvents="none"
      position="absolute"
      top="0"
      bottom="0"
      css={LABELS}
      style={{ right, width: `${place.width}px` }}
    >
      {lines.map(({ mark, row }, index) => (
        <div
          key={mark.id}
          className={`${labelled[index] ? 'label' : 'dot'} tone-${mark.tone}`}
          style={{ top: `${(row / height) * 100}%` }}
        >
          {labelled[index] && place.texts[index]}
        </div>
      ))}
    </Box>
  );
}

const LABELS = {
  '& > *': { position: 'absolute', transform: 'translateY(-50%)', borderColor: 'var(--tone)' },
  '& .label': {
    left: '8px',
    fontFamily: 'mono',
    fontSize: '10px',
    lineHeight: '12px',
    px: '3px',
    borderWidth: '1px',
    borderLeftWidth: '3px',
    borderRadius: '3px',
    bg: 'bg',
    color: 'fg',
    whiteSpace: 'nowrap',
  },
  '& .dot': { left: '0', width: '6px', height: '6px', borderRadius: 'full', bg: 'var(--tone)' },
} as const;

interface RailProps {
  /** Rows of entry, stop and second target; null without a plan. */
  rows: { entry: number; stop: number; target: number } | null;
  height: number;
}

/** Risk and reward as a strip beside the picture, where the chart leaves no room right of its last bar. */
export function PlanRail({ rows, height }: RailProps) {
  if (!rows) return null;
  const zone = (a: number, b: number, tone: string) => (
    <Box
      className={`tone-${tone}`}
      position="absolute"
      left="0"
      width="5px"
      bg="var(--tone)"
      opacity="0.35"
      style={{
        top: `${(Math.min(a, b) / height) * 100}%`,
        height: `${(Math.abs(a - b) / height) * 100}%`,
      }}
    />
  );
  return (
    <Box aria-hidden className="plan-rail">
      {zone(rows.entry, rows.stop, 'falling')}
      {zone(rows.entry, rows.target, 'rising')}
    </Box>
  );
}
