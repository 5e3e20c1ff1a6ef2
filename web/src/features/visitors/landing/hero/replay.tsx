import { useRef, useState } from 'react';
import type { PointerEvent, ReactNode } from 'react';
import { RotateCcw } from 'lucide-react';
import { heroReading } from '../../../../content/hero-reading.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { Box, chakra } from '../../../../ui/layout.ts';
import { BarReadout } from './bar-readout.tsx';
import { HeroPicture } from './hero-picture.tsx';
import { BarLayer, CandleLayer, LevelLayer, ScaleLayer } from './layers.tsx';
import { MarkList } from './mark-list.tsx';
import { levelList, planList } from './marks.ts';
import { StageList } from './stage-list.tsx';

const { bars, size } = heroReading;

/** The bar nearest to where the pointer is; null without a layout to measure by. */
function barUnder(sheet: SVGSVGElement, clientX: number): number | null {
  const matrix = sheet.getScreenCTM?.();
  if (!matrix) return null;
  const x = (clientX - matrix.e) / matrix.a;
  const distance = (nth: number): number => Math.abs((bars[nth]?.[0] ?? 0) - x);
  return bars.reduce((best, _, nth) => (distance(nth) < distance(best) ? nth : best), 0);
}

interface PictureProps {
  lit: string | null;
  bar: number | null;
  onBar: (nth: number | null) => void;
}

/** The chart as it was given to the reader, and over it what the reader found, stage by stage. */
function Picture({ lit, bar, onBar }: PictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const point = (event: PointerEvent): void => {
    const sheet = frame.current?.querySelector('svg');
    if (sheet) onBar(barUnder(sheet, event.clientX));
  };
  return (
    <Box
      ref={frame}
      position="relative"
      aspectRatio={{ base: '1 / 1.02', sm: `${size.width} / ${size.height}` }}
      overflow="hidden"
      touchAction="pan-y"
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => onBar(null)}
    >
      <HeroPicture
        fetchPriority="high"
        alt="A simulated four-hour chart of 72 candles as it was given to Wickwise, with the printed prices, the axis, every candle and the levels outlined where they were found."
        w="100%"
        h="100%"
        objectFit="cover"
        objectPosition="right center"
      />
      <ScaleLayer />
      <CandleLayer />
      <LevelLayer lit={lit} />
      {bar !== null && <BarLayer nth={bar} />}
    </Box>
  );
}

function Replayed({ onReplay, children }: { onReplay: () => void; children: ReactNode }) {
  return (
    <chakra.figcaption
      display="flex"
      justifyContent="space-between"
      alignItems="center"
      gap="4"
      px={{ base: '4', md: '5' }}
      minH="11"
      borderTopWidth="1px"
      textStyle="caption"
      color="fg.muted"
    >
      {children}
      <chakra.button
        type="button"
        onClick={onReplay}
        display="inline-flex"
        alignItems="center"
        gap="1.5"
        minH="8"
        flexShrink="0"
        color="fg"
        cursor="pointer"
        borderRadius="control"
        _motionReduce={{ display: 'none' }}
      >
        <Icon as={RotateCcw} size={14} />
        Replay
      </chakra.button>
    </chakra.figcaption>
  );
}

/**
 * A reading that the reader really made, played back: labels found, axis fitted, candles outlined, levels drawn. Every number
 * beside it highlights its mark on the picture, and the marks highlight their numbers.
 */
export function Replay() {
  const [round, setRound] = useState(0);
  const [lit, setLit] = useState<string | null>(null);
  const [bar, setBar] = useState<number | null>(null);
  return (
    // The picture is dark, so what stands around it is.
    <chakra.figure
      className="dark"
      bg="bg"
      color="fg"
      m="0"
      borderWidth="1px"
      borderRadius="control"
      overflow="hidden"
      colorScheme="dark"
    >
      <chakra.div display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 23rem' }}>
        <Picture key={round} lit={lit} bar={bar} onBar={setBar} />
        <chakra.div
          borderStartWidth={{ lg: '1px' }}
          borderTopWidth={{ base: '1px', lg: '0' }}
          display="flex"
          flexDirection="column"
          minW="0"
        >
          <StageList key={round} />
          <MarkList title="Levels found" marks={levelList} lit={lit} onLit={setLit} />
          <MarkList title="Plan by rule, as an exercise" marks={planList} lit={lit} onLit={setLit} />
          <BarReadout nth={bar ?? bars.length - 1} onBar={setBar} />
        </chakra.div>
      </chakra.div>
      <Replayed onReplay={() => setRound((n) => n + 1)}>
        <span>Simulated market, real reading: made by the same reader that will read yours.</span>
      </Replayed>
    </chakra.figure>
  );
}
