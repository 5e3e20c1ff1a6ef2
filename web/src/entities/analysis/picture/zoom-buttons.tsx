import { Minus, Plus, Scan } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { HStack } from '../../../ui/layout.ts';
import { MOST_ZOOM, ZOOM_STEP } from './use-zoom.ts';
import type { useZoom } from './use-zoom.ts';

export function ZoomButtons({ zoom, zoomBy, fit }: ReturnType<typeof useZoom>) {
  const look = { variant: 'quiet', size: 'sm' } as const;
  return (
    <HStack gap="0" flexShrink="0">
      <IconButton
        {...look}
        label="Zoom out"
        icon={Minus}
        disabled={zoom === 1}
        onClick={() => zoomBy(1 / ZOOM_STEP)}
      />
      <IconButton {...look} label="Fit the picture" icon={Scan} disabled={zoom === 1} onClick={fit} />
      <IconButton
        {...look}
        label="Zoom in"
        icon={Plus}
        disabled={zoom === MOST_ZOOM}
        onClick={() => zoomBy(ZOOM_STEP)}
      />
    </HStack>
  );
}
