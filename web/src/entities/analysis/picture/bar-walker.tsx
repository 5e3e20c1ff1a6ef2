import type { KeyboardEvent, PointerEvent } from 'react';
import type { Reading } from '../../../api/generated/model';
import { Box } from '../../../ui/layout.ts';
import type { Pointing } from './use-pointing.ts';
import { ZOOM_STEP } from './use-zoom.ts';
import type { useZoom } from './use-zoom.ts';

interface Props {
  reading: Reading;
  pointing: Pointing;
  zooming: Pick<ReturnType<typeof useZoom>, 'zoomBy' | 'fit'>;
}

/** Takes pointer and keys for the picture. A slider, because arrow keys then reach it in every screen reader. */
export function BarWalker({ reading, pointing, zooming: { zoomBy, fit } }: Props) {
  const count = reading.bars.length;
  const current = (pointing.bar ?? count - 1) + 1;
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
    if (event.key === '+' || event.key === '=') return zoomBy(ZOOM_STEP);
    if (event.key === '-') return zoomBy(1 / ZOOM_STEP);
    return event.key === '0' ? fit() : pointing.press(event);
  };
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
      touchAction="pan-x pan-y"
      _focusVisible={{ outlineOffset: '-2px' }}
      onPointerMove={(event: PointerEvent) => event.pointerType === 'mouse' && pointing.pointAt(event)}
      onPointerLeave={(event: PointerEvent) => event.pointerType === 'mouse' && pointing.leave()}
      onClick={pointing.pointAt}
      onDoubleClick={fit}
      onKeyDown={press}
      onBlur={pointing.blur}
    />
  );
}
