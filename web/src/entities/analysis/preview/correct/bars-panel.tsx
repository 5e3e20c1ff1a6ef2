/** One bar at a time beside the picture, and what was done to others. */
import { ChevronLeft, ChevronRight, Plus, Trash2, Undo2 } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Grid, HStack, Stack, chakra } from '../../../../ui/layout.ts';
import { barAt, barsOf, withBar, withoutBar } from './bars-draft.ts';
import type { BarsDraft, DraftBar } from './bars-draft.ts';
import { edgesOf, moved } from './bar-handles.tsx';
import type { BarsProps } from './bar-handles.tsx';
import { EdgeControl } from './edge-control.tsx';

export function BarsPanel(props: BarsProps) {
  const { reading, bars, onBars } = props;
  return (
    <>
      {reading ? (
        <Walk {...props} />
      ) : (
        <chakra.p textStyle="body" color="fg.muted">
          No single bars are read in this picture as it stands.
        </chakra.p>
      )}
      {bars.selected && <OneBar {...props} bar={bars.selected} />}
      <Done bars={bars} onBars={onBars} />
    </>
  );
}

/** From bar to bar, and to a point where none was read. */
function Walk({ reading, bars, size, onBars }: BarsProps) {
  const all = barsOf(reading!, bars);
  const at = all.findIndex(({ x_px }) => x_px === bars.selected?.x_px);
  const go = (index: number): void => onBars({ ...bars, selected: all[index] ?? null });
  const add = (): void => {
    const { x_px = 0, high_y_px = size.height / 2 } = bars.selected ?? all.at(-1) ?? {};
    const point = { x: x_px + reading!.bar_spacing_px, y: high_y_px };
    const bar = barAt(reading!, bars, point, size);
    if (bar) onBars({ ...bars, selected: bar });
  };
  return (
    <HStack gap="2" flexWrap="wrap">
      <IconButton
        icon={ChevronLeft}
        label="Bar before"
        disabled={at === 0}
        onClick={() => go(at < 0 ? all.length - 1 : at - 1)}
      />
      <chakra.span role="status" textStyle="body" fontVariantNumeric="tabular-nums">
        {at < 0 ? `${all.length} bars` : `Bar ${at + 1} of ${all.length}`}
      </chakra.span>
      <IconButton
        icon={ChevronRight}
        label="Bar after"
        disabled={at === all.length - 1}
        onClick={() => go(at + 1)}
      />
      <Button size="sm" variant="outline" icon={Plus} onClick={add}>
        Add one after it
      </Button>
    </HStack>
  );
}

function OneBar({ src, size, reading, bars, bar, onBars }: BarsProps & { bar: DraftBar }) {
  return (
    <Stack gap="3">
      <Grid templateColumns="1fr 1fr" gap="4">
        {edgesOf(reading).map((edge) => (
          <EdgeControl
            key={edge}
            narrow
            src={src}
            size={size}
            at={{ x: bar.x_px, y: bar[`${edge}_y_px`] }}
            way="y"
            title={edge.charAt(0).toUpperCase() + edge.slice(1)}
            name={`the ${edge}`}
            onNudge={(by) => onBars(withBar(bars, moved(bar, edge, bar[`${edge}_y_px`] + by, size, reading)))}
          />
        ))}
      </Grid>
      <div>
        <Button size="sm" variant="outline" icon={Trash2} onClick={() => onBars(withoutBar(bars, bar))}>
          Remove this bar
        </Button>
      </div>
    </Stack>
  );
}

/** What was done so far, each with its way back. */
function Done({ bars, onBars }: { bars: BarsDraft; onBars: (bars: BarsDraft) => void }) {
  const { removed, set } = bars;
  const lines = [
    ...removed.map((x) => ({
      text: `Removed at column ${Math.round(x)}`,
      without: { ...bars, removed: removed.filter((one) => one !== x) },
    })),
    ...set.map((bar) => ({
      text: `${bar.added ? 'Added' : 'Set'} at column ${Math.round(bar.x_px)}`,
      without: { ...bars, selected: null, set: set.filter((one) => one !== bar) },
    })),
  ];
  if (lines.length === 0) return null;
  return (
    <chakra.ul listStyleType="none" m="0" textStyle="body" aria-label="Bars corrected">
      {lines.map(({ text, without }) => (
        <chakra.li key={text} display="flex" justifyContent="space-between" alignItems="center" gap="2">
          {text}
          <IconButton size="sm" icon={Undo2} label={`Take back: ${text}`} onClick={() => onBars(without)} />
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
