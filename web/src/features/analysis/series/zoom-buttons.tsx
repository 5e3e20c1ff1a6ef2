import { Minus, Plus, Scan } from 'lucide-react';
import type { IChartApi } from 'lightweight-charts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { HStack } from '../../../ui/layout.ts';
import { STEP, zoomBy } from './zoom.ts';

/** Zooms by keyboard and touch; the wheel does it with Ctrl held. */
export function ZoomButtons({ chart }: { chart: () => IChartApi | undefined }) {
  const zoom = (factor: number) => () => {
    const now = chart();
    if (now) zoomBy(now, factor);
  };
  return (
    <HStack position="absolute" top="1" insetStart="2" zIndex="base" gap="0" data-print="none">
      <IconButton label="Zoom out of the series" icon={Minus} size="sm" onClick={zoom(1 / STEP)} />
      <IconButton
        label="Show the whole series"
        icon={Scan}
        size="sm"
        onClick={() => chart()?.timeScale().fitContent()}
      />
      <IconButton label="Zoom into the series" icon={Plus} size="sm" onClick={zoom(STEP)} />
    </HStack>
  );
}
