/** The pixels of the picture that a number was measured on, enlarged, with the row and the error that were found. */
import type { Reading } from '../../../api/generated/model';
import { Box } from '../../../ui/layout.ts';
import { bandOfPrice, positionInPane, rowOfPrice } from './axis-scale.ts';
import type { Mark } from './marks.ts';
import type { Point } from './use-zoom.ts';

/** Pixels of the screen per pixel of the picture. */
const TIMES = 4;
const WIDE = 104;
const HIGH = 44;

export interface Source {
  /** Pixels of the picture. */
  at: Point;
  /** Rows of price ± error; null where no price is meant. */
  band: { top: number; bottom: number } | null;
}

/** Where the pixels of a mark lie; null for a price that a formula gives, and for one that is not in the picture. */
export function sourceOf(reading: Reading, mark: Mark): Source | null {
  const label = mark.id.startsWith('label:') ? reading.labels[Number(mark.id.slice(6))] : undefined;
  if (label) {
    const { x0, x1, y0, y1 } = label.box;
    return { at: { x: (x0 + x1) / 2, y: (y0 + y1) / 2 }, band: null };
  }
  const bar = reading.bars[mark.source ?? mark.bars?.[1] ?? -1];
  if (!bar) return null;
  if (mark.price === null) return { at: { x: bar.x_px, y: rowOfPrice(reading.axis, bar.close) }, band: null };
  const { middle, top, bottom } = bandOfPrice(reading.axis, mark.price, mark.sigma);
  if (positionInPane(reading.price_pane, middle) !== 'inside') return null;
  return { at: { x: bar.x_px, y: middle }, band: { top, bottom } };
}

interface Props {
  src: string;
  reading: Reading;
  source: Source;
}

/** Seen only: what it shows is said in words beside it. */
export function Magnifier({ src, reading: { size }, source: { at, band } }: Props) {
  const left = WIDE / 2 - at.x * TIMES;
  const top = HIGH / 2 - at.y * TIMES;
  return (
    <Box
      aria-hidden
      className="magnifier"
      position="relative"
      flexShrink="0"
      width={`${WIDE}px`}
      height={`${HIGH}px`}
      overflow="hidden"
      borderWidth="1px"
      borderColor="border.control"
      borderRadius="3px"
      css={{ imageRendering: 'pixelated', backgroundRepeat: 'no-repeat' }}
      style={{
        backgroundImage: `url("${src}")`,
        backgroundSize: `${size.width * TIMES}px ${size.height * TIMES}px`,
        backgroundPosition: `${left}px ${top}px`,
      }}
    >
      {band && (
        <Box
          position="absolute"
          insetX="0"
          bg="accent.solid"
          opacity="0.35"
          style={{
            top: `${band.top * TIMES + top}px`,
            height: `${Math.max(1, (band.bottom - band.top) * TIMES)}px`,
          }}
        />
      )}
      <Box position="absolute" insetX="0" top="50%" height="1px" bg="accent.solid" />
    </Box>
  );
}
