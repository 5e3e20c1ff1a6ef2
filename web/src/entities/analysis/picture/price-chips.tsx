/** Names and prices of the drawn lines, over the oldest bars, moved apart where they would cover each other.
 * Lines of the plan that lie past the pane are named at its edge, with an arrow that says which way. */
import { Box } from '../../../ui/layout.ts';
import { formatPrice } from '../price-format.ts';
import type { Reading } from '../../../api/generated/model';
import { positionInPane, rowOfPrice } from './axis-scale.ts';
import type { Layer, Mark } from './marks.ts';
import { spread } from './spread.ts';

interface Props {
  reading: Reading;
  marks: ReadonlyMap<string, Mark>;
  shown: ReadonlySet<Layer>;
  unit: number;
  decimals: number;
}

const CHIP_LAYERS: readonly (Layer | null)[] = ['plan', 'levels', 'fibonacci'];
const CHIP_HEIGHT = { wide: 18, narrow: 15 };
/** Pixels of the screen below which chips are small. */
const NARROW = 640;

/** Hidden from assistive technology: every one of these numbers stands in a table as well. */
export function PriceChips({ reading, marks, shown, unit, decimals }: Props) {
  const { price_pane: pane, size, axis } = reading;
  const drawn = [...marks.values()].flatMap((mark) => {
    if (mark.price === null || !mark.layer || !shown.has(mark.layer) || !CHIP_LAYERS.includes(mark.layer))
      return [];
    const row = rowOfPrice(axis, mark.price);
    const position = positionInPane(pane, row);
    if (position !== 'inside' && mark.layer !== 'plan') return [];
    const arrow = { inside: '', above: '↑ ', below: '↓ ' }[position];
    return [{ mark, arrow, row: Math.min(pane.y1, Math.max(pane.y0, row)), price: mark.price }];
  });
  const narrow = size.width / unit < NARROW;
  const height = (narrow ? CHIP_HEIGHT.narrow : CHIP_HEIGHT.wide) * unit;
  const half = height / 2;
  const rows = spread(
    drawn.map(({ row }) => row),
    height,
    pane.y0 + half,
    pane.y1 - half,
  );
  const left = `${((pane.x0 + 4 * unit) / size.width) * 100}%`;
  return (
    <Box aria-hidden pointerEvents="none">
      {drawn.map(({ mark, arrow, price }, index) => (
        <Box
          key={mark.id}
          className={`tone-${mark.tone}`}
          position="absolute"
          top={`${(rows[index]! / size.height) * 100}%`}
          transform="translateY(-50%)"
          fontFamily="mono"
          fontSize={narrow ? '9px' : '10px'}
          lineHeight={narrow ? '12px' : '14px'}
          px="1"
          borderRadius="3px"
          bg="bg"
          color="fg"
          borderWidth="1px"
          borderColor="var(--tone)"
          borderLeftWidth="3px"
          whiteSpace="nowrap"
          style={{ left }}
        >
          {arrow}
          {narrow ? mark.short : mark.name} {formatPrice(price, decimals)}
        </Box>
      ))}
    </Box>
  );
}
