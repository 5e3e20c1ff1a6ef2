/** The picture with everything that was measured drawn on it. Point at it and it answers. */
import { useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { Minus, Plus, Scan } from 'lucide-react';
import { Box, Flex, HStack, chakra } from '../../../ui/layout.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { AnalysisJson, Reading } from '../../../api/generated/model';
import { priceAtRow } from './axis-scale.ts';
import { BarReadout } from './bar-readout.tsx';
import { barAfterKey } from './bars.ts';
import { LayerToggles } from './layer-toggles.tsx';
import { useLit } from './lit.tsx';
import { LitMark } from './lit-mark.tsx';
import { markId, marksOf } from './marks.ts';
import type { Layer } from './marks.ts';
import { nearestMark } from './nearest-mark.ts';
import { OverlayLayers } from './overlay-layers.tsx';
import { overlayStyle } from './overlay-style.ts';
import { isDarkPicture } from './picture-brightness.ts';
import { PriceChips } from './price-chips.tsx';
import { usePictureScale } from './use-picture-scale.ts';

interface Props {
  json: AnalysisJson;
  reading: Reading;
  /** Address of the picture; null when it was not stored: then only the measurements are shown. */
  src: string | null;
  /** What the picture shows, for those who do not see it. */
  alt: string;
  decimals: number;
}

const FIRST_SHOWN: readonly Layer[] = ['axis', 'bars', 'levels', 'plan', 'cone'];
const ZOOMS = [1, 1.5, 2, 3, 4] as const;

export function MeasuredPicture({ json, reading, src, alt, decimals }: Props) {
  const marks = useMemo(() => marksOf(json), [json]);
  const available = useMemo(() => new Set([...marks.values()].flatMap(({ layer }) => layer ?? [])), [marks]);
  const [shown, setShown] = useState<ReadonlySet<Layer>>(() => new Set(FIRST_SHOWN));
  const [zoom, setZoom] = useState(0);
  const [dark, setDark] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const unit = usePictureScale(stage, reading.size.width);
  const pointing = usePointing(reading, marks, shown, unit);
  const lit = (pointing.lit !== null && marks.get(pointing.lit)) || null;
  const { width, height } = reading.size;

  return (
    <chakra.figure m="0" borderWidth="1px" borderRadius="control" overflow="hidden" bg="bg.panel">
      <Flex
        justify="space-between"
        align="center"
        gap="2"
        px="2"
        py="1"
        borderBottomWidth="1px"
        data-print="none"
      >
        <LayerToggles shown={shown} available={available} onChange={setShown} />
        <ZoomButtons zoom={zoom} onZoom={setZoom} />
      </Flex>
      <Box overflow="auto" maxH={zoom ? '80vh' : undefined} overscrollBehavior="contain">
        <Box
          ref={stage}
          className={dark ? 'dark' : 'light'}
          position="relative"
          width={`${ZOOMS[zoom]! * 100}%`}
          aspectRatio={`${width} / ${height}`}
          bg={src ? undefined : 'bg.subtle'}
          css={overlayStyle}
        >
          {src && (
            <chakra.img
              src={src}
              alt={alt}
              width="100%"
              height="100%"
              position="absolute"
              inset="0"
              decoding="async"
              onLoad={(event) => setDark(isDarkPicture(event.currentTarget))}
            />
          )}
          <chakra.svg
            viewBox={`0 0 ${width} ${height}`}
            position="absolute"
            inset="0"
            w="100%"
            h="100%"
            aria-hidden
          >
            <OverlayLayers {...{ json, reading, marks, shown, unit }} />
            {lit && <LitMark mark={lit} reading={reading} unit={unit} />}
            {pointing.at && <PointerLine reading={reading} row={pointing.at.y} />}
          </chakra.svg>
          <PriceChips {...{ reading, marks, shown, unit, decimals }} />
          <BarWalker reading={reading} pointing={pointing} />
        </Box>
      </Box>
      <BarReadout
        reading={reading}
        lit={lit}
        pointed={pointing.at ? priceAtRow(reading.axis, pointing.at.y) : null}
        decimals={decimals}
        announce={pointing.byKeyboard}
      />
    </chakra.figure>
  );
}

function ZoomButtons({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  return (
    <HStack gap="0" flexShrink="0">
      <IconButton
        label="Zoom out"
        icon={Minus}
        variant="quiet"
        size="sm"
        disabled={zoom === 0}
        onClick={() => onZoom(zoom - 1)}
      />
      <IconButton
        label="Fit the picture"
        icon={Scan}
        variant="quiet"
        size="sm"
        disabled={zoom === 0}
        onClick={() => onZoom(0)}
      />
      <IconButton
        label="Zoom in"
        icon={Plus}
        variant="quiet"
        size="sm"
        disabled={zoom === ZOOMS.length - 1}
        onClick={() => onZoom(zoom + 1)}
      />
    </HStack>
  );
}

function PointerLine({ reading, row }: { reading: Reading; row: number }) {
  const { price_pane: pane, axis_strip: strip } = reading;
  if (row < pane.y0 || row > pane.y1) return null;
  const [x0, x1] = [Math.min(pane.x0, strip.x0), Math.max(pane.x1, strip.x1)];
  return <path d={`M${x0} ${row}H${x1}`} stroke="currentColor" strokeOpacity="0.6" strokeDasharray="4 3" />;
}

type Pointing = ReturnType<typeof usePointing>;

/** Where the pointer or the keyboard is, and which mark that lights. */
function usePointing(
  reading: Reading,
  marks: ReturnType<typeof marksOf>,
  shown: ReadonlySet<Layer>,
  unit: number,
) {
  const { lit, light } = useLit();
  const [at, setAt] = useState<{ x: number; y: number } | null>(null);
  const [byKeyboard, setByKeyboard] = useState(false);
  const bar = lit?.startsWith('bar:') ? Number(lit.slice(4)) : null;

  const pointAt = (event: PointerEvent | MouseEvent) => {
    const frame = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - frame.left) / frame.width) * reading.size.width;
    const y = ((event.clientY - frame.top) / frame.height) * reading.size.height;
    setByKeyboard(false);
    setAt({ x, y });
    light(nearestMark(reading, marks, shown, { x, y, reach: 5 * unit }));
  };
  const leave = () => {
    setAt(null);
    light(null);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return leave();
    const next = barAfterKey(event.key, bar, reading.bars.length);
    if (next === null) return undefined;
    event.preventDefault();
    setAt(null);
    setByKeyboard(true);
    return light(markId.bar(next));
  };
  const blur = () => {
    setByKeyboard(false);
    leave();
  };
  return { lit, at, bar, byKeyboard, pointAt, leave, press, blur };
}

/** Takes pointer and keys for the picture. A slider, because arrow keys then reach it in every screen reader. */
function BarWalker({ reading, pointing }: { reading: Reading; pointing: Pointing }) {
  const count = reading.bars.length;
  const current = (pointing.bar ?? count - 1) + 1;
  return (
    <Box
      role="slider"
      tabIndex={0}
      aria-label="Measured bars"
      aria-orientation="horizontal"
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={current}
      aria-valuetext={`Bar ${current} of ${count}`}
      position="absolute"
      inset="0"
      cursor="crosshair"
      touchAction="manipulation"
      _focusVisible={{ outlineOffset: '-2px' }}
      onPointerMove={(event: PointerEvent) => event.pointerType === 'mouse' && pointing.pointAt(event)}
      onPointerLeave={(event: PointerEvent) => event.pointerType === 'mouse' && pointing.leave()}
      onClick={pointing.pointAt}
      onKeyDown={pointing.press}
      onBlur={pointing.blur}
    />
  );
}
