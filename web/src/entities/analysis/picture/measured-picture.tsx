/** The picture with everything that was measured drawn on it. Point at it and it answers. */
import { useMemo, useRef, useState } from 'react';
import type { AnalysisJson, Reading } from '../../../api/generated/model';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { Box, Flex, chakra } from '../../../ui/layout.ts';
import { BarReadout } from './bar-readout.tsx';
import { BarWalker } from './bar-walker.tsx';
import { LayerToggles } from './layer-toggles.tsx';
import { FEW_LABELS, NARROW, labelled, namedLines, placeLabels } from './line-labels.ts';
import type { NamedLine } from './line-labels.ts';
import { LitMark } from './lit-mark.tsx';
import { markId, marksOf } from './marks.ts';
import type { Layer, Mark, PlanKey } from './marks.ts';
import { OverlayLayers, lastBarEdge } from './overlay-layers.tsx';
import { overlayStyle } from './overlay-style.ts';
import { isDarkPicture } from './picture-brightness.ts';
import { PlanRail, PriceLabels } from './price-labels.tsx';
import { useFrameSize } from './use-frame-size.ts';
import { usePointing } from './use-pointing.ts';
import { useZoom } from './use-zoom.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

interface Props {
  json: AnalysisJson;
  reading: Reading;
  /** Address of the picture; null when it was not stored: then only the measurements are shown. */
  src: string | null;
  /** What the picture shows, for those who do not see it. */
  alt: string;
  decimals: number;
}

const FIRST_SHOWN: readonly Layer[] = ['axis', 'bars', 'levels', 'plan'];

export function MeasuredPicture({ json, reading, src, alt, decimals }: Props) {
  const marks = useMemo(() => marksOf(json), [json]);
  const available = useMemo(() => new Set([...marks.values()].flatMap(({ layer }) => layer ?? [])), [marks]);
  // The range of the coming bars lies where the labels are: on a phone only when it is asked for.
  const phone = useMediaQuery('(max-width: 40em)');
  const [chosen, setChosen] = useState<ReadonlySet<Layer> | null>(null);
  const shown = useMemo(
    () => chosen ?? new Set<Layer>(phone ? FIRST_SHOWN : [...FIRST_SHOWN, 'cone']),
    [chosen, phone],
  );
  const [allLabels, setAllLabels] = useState(false);
  const [dark, setDark] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const zooming = useZoom(frame);
  const layout = useLayout(frame, { reading, marks, shown, decimals, zoom: zooming.zoom, allLabels });
  const pointing = usePointing(reading, marks, shown, layout.unit);
  const lit = (pointing.lit !== null && marks.get(pointing.lit)) || null;
  const { width, height } = reading.size;
  const { beside } = layout.labels.place;
  const tone = dark ? 'dark' : 'light';

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
        <LayerToggles
          shown={shown}
          available={available}
          onChange={setChosen}
          allLabels={layout.narrow && layout.labels.lines.length > FEW_LABELS ? allLabels : null}
          onAllLabels={setAllLabels}
        />
        <ZoomButtons {...zooming} />
      </Flex>
      <Flex
        ref={frame}
        overflow="auto"
        maxH={zooming.zoom > 1 ? '80vh' : undefined}
        overscrollBehavior="contain"
        justify={zooming.zoom > 1 ? undefined : 'center'}
      >
        <Box
          className={tone}
          position="relative"
          flexShrink="0"
          style={{ width: layout.width }}
          _print={{ width: '100% !important' }}
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
            <OverlayLayers {...{ json, reading, marks, shown }} unit={layout.unit} />
            {lit && <LitMark mark={lit} reading={reading} unit={layout.unit} />}
            {pointing.at && <PointerLine reading={reading} row={pointing.at.y} />}
          </chakra.svg>
          {!beside && (
            <PriceLabels
              {...layout.labels}
              height={height}
              right={`${(1 - reading.price_pane.x1 / width) * 100}%`}
            />
          )}
          <BarWalker reading={reading} pointing={pointing} zooming={zooming} />
        </Box>
        {beside && layout.labels.lines.length > 0 && (
          <Box
            position="sticky"
            right="0"
            flexShrink="0"
            bg="bg.panel"
            css={overlayStyle}
            style={{ width: `${layout.labels.place.width}px` }}
          >
            <PlanRail rows={shown.has('plan') ? planRows(layout.labels.lines) : null} height={height} />
            <PriceLabels {...layout.labels} height={height} right="0" />
          </Box>
        )}
      </Flex>
      <BarReadout {...{ reading, src, lit, decimals }} at={pointing.at} announce={pointing.byKeyboard} />
    </chakra.figure>
  );
}

interface LayoutInput {
  reading: Reading;
  marks: ReadonlyMap<string, Mark>;
  shown: ReadonlySet<Layer>;
  decimals: number;
  zoom: number;
  allLabels: boolean;
}

/** A picture that fits is not higher than this share of the window. */
const TALLEST = 0.75;

/** How wide the picture is on the screen, and which lines are named where. */
function useLayout(frame: Parameters<typeof useFrameSize>[0], input: LayoutInput) {
  const { reading, marks, shown, decimals, zoom, allLabels } = input;
  const { width: frameWidth, windowHeight } = useFrameSize(frame);
  const { size, price_pane: pane } = reading;
  const lines = useMemo(() => namedLines(reading, marks, shown), [reading, marks, shown]);
  const narrow = frameWidth > 0 && frameWidth < NARROW;
  // Decided on the picture as it fits, so that zooming does not move the labels from one side to the other.
  const free = ((pane.x1 - lastBarEdge(reading)) / size.width) * frameWidth;
  const place = placeLabels(lines, decimals, { free, narrow });
  const tallest = windowHeight * TALLEST * (size.width / size.height);
  const fitting = Math.min(frameWidth - (place.beside ? place.width : 0), tallest);
  const shownWidth = fitting * zoom;
  const unit = shownWidth > 0 ? size.width / shownWidth : 1;
  const rows = lines.map(({ row }) => row / unit);
  return {
    width: shownWidth > 0 ? `${shownWidth}px` : '100%',
    unit,
    narrow,
    labels: { lines, place, labelled: labelled(rows, narrow && !allLabels ? FEW_LABELS : Infinity) },
  };
}

function planRows(lines: readonly NamedLine[]) {
  const row = (key: PlanKey) => lines.find(({ mark }) => mark.id === markId.plan(key))?.row;
  const [entry, stop, target] = [row('entry'), row('stop'), row('take_profit_2')];
  return entry === undefined || stop === undefined || target === undefined ? null : { entry, stop, target };
}

function PointerLine({ reading, row }: { reading: Reading; row: number }) {
  const { price_pane: pane, axis_strip: strip } = reading;
  if (row < pane.y0 || row > pane.y1) return null;
  const [x0, x1] = [Math.min(pane.x0, strip.x0), Math.max(pane.x1, strip.x1)];
  return <path d={`M${x0} ${row}H${x1}`} stroke="currentColor" strokeOpacity="0.6" strokeDasharray="4 3" />;
}
