import { heroReading, rowOf } from '../../../../content/hero-reading.ts';
import { formatPrice } from '../../../../lib/format-price.ts';
import { chakra } from '../../../../ui/layout.ts';
import { axisLabels, barOutline, candleOutlines, drawnMarks, paneRight } from './marks.ts';
import type { Mark } from './marks.ts';

const { width, height } = heroReading.size;

/** When each stage of the replay begins, and how long it takes (seconds). */
const begins = { ticks: 0.5, axis: 1.4, candles: 2, levels: 3.6 };

/** Plays once; with reduced motion what it ends with is simply there. */
const plays = (name: string, seconds: number, delay: number) => ({
  animation: `${name} ${seconds}s ${delay.toFixed(2)}s cubic-bezier(0.3, 0, 0.2, 1) backwards`,
  _motionReduce: { animation: 'none' },
});

const Sheet = chakra('svg', {
  base: { position: 'absolute', inset: '0', width: '100%', height: '100%', pointerEvents: 'none' },
});
const sheet = {
  viewBox: `0 0 ${width} ${height}`,
  // On phones the picture is cut to its right part, and everything drawn on it with it.
  preserveAspectRatio: 'xMaxYMid slice',
  fill: 'none',
  'aria-hidden': true,
} as const;

function Ticks() {
  return axisLabels.map(({ box: [x0 = 0, y0 = 0, x1 = 0, y1 = 0], y, text }, nth) => (
    <chakra.g key={text} stroke="accent.solid" css={plays('appear', 0.2, begins.ticks + nth * 0.07)}>
      <rect x={x0 - 6} y={y0 - 6} width={x1 - x0 + 12} height={y1 - y0 + 12} rx="4" strokeWidth="2.5" />
      <path d={`M${paneRight - 14} ${y}H${x0 - 6}`} strokeWidth="3" />
    </chakra.g>
  ));
}

function Axis() {
  const first = axisLabels[0]?.y ?? 0;
  const last = axisLabels.at(-1)?.y ?? height;
  return (
    <chakra.path
      d={`M${paneRight} ${first}V${last}`}
      pathLength={1}
      strokeDasharray={1}
      stroke="accent.solid"
      strokeWidth="4"
      css={plays('draw-line', 0.5, begins.axis)}
    />
  );
}

/** What the reader found on the price scale: every printed price, and the axis that fits them. */
export function ScaleLayer() {
  return (
    <Sheet {...sheet}>
      <Ticks />
      <Axis />
    </Sheet>
  );
}

/** The outlines of all bars, drawn from left to right as the reader goes. */
export function CandleLayer() {
  return (
    <Sheet {...sheet} css={plays('wipe-right', 1.5, begins.candles)}>
      <chakra.path id="candle-outlines" d={candleOutlines} stroke="accent.solid" strokeWidth="2.5" />
    </Sheet>
  );
}

const tones = { rising: 'rising.fg', falling: 'falling.fg', plain: 'fg' } as const;

/** A price's line from where it was first touched to the scale, with its band of two standard deviations. */
function MarkLine({ mark, lit, dim }: { mark: Mark; lit: boolean; dim: boolean }) {
  const y = rowOf(mark.price);
  const band = Math.max(1, rowOf(mark.price - 2 * mark.sigma) - y);
  const start = mark.group === 'plan' ? paneRight - 190 : mark.fromX;
  return (
    <chakra.g
      color={lit ? 'accent.solid' : tones[mark.tone]}
      opacity={dim ? 0.25 : 1}
      transition="opacity {durations.fast}"
    >
      <rect
        x={start}
        y={y - band}
        width={paneRight - start}
        height={band * 2}
        fill="currentColor"
        opacity="0.18"
      />
      <path
        d={`M${start} ${y}H${paneRight}`}
        stroke="currentColor"
        strokeWidth={lit ? 5 : 2.5}
        strokeDasharray={mark.group === 'plan' ? undefined : '10 8'}
      />
      {(mark.group === 'plan' || lit) && (
        <text
          x={paneRight - 8}
          y={mark.tone === 'rising' ? y + 36 : y - 12}
          textAnchor="end"
          fill="currentColor"
          fontSize="30"
          fontWeight="600"
          stroke="var(--ww-colors-bg)"
          strokeWidth="6"
          paintOrder="stroke"
        >
          {lit ? `${mark.name} ${formatPrice(mark.price)}` : mark.name}
        </text>
      )}
    </chakra.g>
  );
}

/** Levels and plan; the one that is pointed at stands out. */
export function LevelLayer({ lit }: { lit: string | null }) {
  const known = drawnMarks.some(({ id }) => id === lit);
  return (
    <Sheet {...sheet}>
      {drawnMarks.map((mark, nth) => (
        <chakra.g key={mark.id} css={plays('appear', 0.3, begins.levels + nth * 0.09)}>
          <MarkLine mark={mark} lit={mark.id === lit} dim={known && mark.id !== lit} />
        </chakra.g>
      ))}
    </Sheet>
  );
}

/** The one bar that is being read. */
export function BarLayer({ nth }: { nth: number }) {
  const bar = heroReading.bars[nth];
  if (!bar) return null;
  const [x, , , , close] = bar;
  const y = rowOf(close);
  return (
    <Sheet {...sheet} color="fg">
      <path
        d={`M${x} 60V${height - 60}M${x} ${y}H${paneRight}`}
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray="4 8"
      />
      <path d={barOutline(nth)} stroke="currentColor" strokeWidth="5" />
    </Sheet>
  );
}
