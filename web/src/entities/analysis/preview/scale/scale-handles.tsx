/** The two heights of a scale over its picture: pressed, dragged, or moved by arrow keys. */
import { useRef } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { Box, chakra } from '../../../../ui/layout.ts';
import { POINTS, movedTo, newScale, pressedAt } from './scale-draft.ts';
import type { PointIndex, ScaleDraft, Size } from './scale-draft.ts';

export interface ScaleProps {
  /** Null until its user begins. */
  scale: ScaleDraft | null;
  size: Size;
  onScale: (scale: ScaleDraft) => void;
}

export function ScaleHandles({ scale, size, onScale }: ScaleProps) {
  const draft = scale ?? newScale(size);
  const press = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): void => {
    const frame = currentTarget.getBoundingClientRect();
    if (frame.width === 0 || frame.height === 0) return;
    const x = ((clientX - frame.left) / frame.width) * size.width;
    const y = ((clientY - frame.top) / frame.height) * size.height;
    onScale(pressedAt(draft, { x, y }, size));
  };
  return (
    <Box
      data-testid="scale-handles"
      position="absolute"
      inset="0"
      overflow="hidden"
      cursor="crosshair"
      onClick={press}
    >
      {POINTS.map((index) => (
        <Handle
          key={index}
          index={index}
          draft={draft}
          size={size}
          onRow={(row) => onScale(movedTo(draft, index, row, size))}
        />
      ))}
    </Box>
  );
}

interface HandleProps {
  index: PointIndex;
  draft: ScaleDraft;
  size: Size;
  onRow: (row: number) => void;
}

/** Half a pixel is the exactness of a click. */
const NUDGE = 0.5;
const LEAP = 10;

function Handle({ index, draft, size, onRow }: HandleProps) {
  const { y_px, placed } = draft.points[index];
  const drag = useRef<{ clientY: number; row: number; perPixel: number } | null>(null);
  const grasp = (event: PointerEvent<HTMLElement>): void => {
    const frame = event.currentTarget.closest('[data-testid=scale-handles]')?.getBoundingClientRect();
    if (!frame || frame.height === 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { clientY: event.clientY, row: y_px, perPixel: size.height / frame.height };
  };
  const move = ({ clientY }: PointerEvent<HTMLElement>): void => {
    const from = drag.current;
    if (from && clientY !== from.clientY) onRow(from.row + (clientY - from.clientY) * from.perPixel);
  };
  const release = (): void => {
    drag.current = null;
  };
  const press = (event: KeyboardEvent): void => {
    const way = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (way === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onRow(y_px + way * (event.shiftKey ? LEAP : NUDGE));
  };
  return (
    <Box
      position="absolute"
      insetX="0"
      style={{ top: `${(100 * y_px) / size.height}%` }}
      pointerEvents="none"
    >
      <Box
        position="absolute"
        insetX="0"
        top="-0.5px"
        borderTopWidth="1px"
        borderColor="accent.solid"
        borderStyle={placed ? 'solid' : 'dashed'}
      />
      <chakra.div
        role="slider"
        tabIndex={0}
        aria-label={`Height ${index + 1} of the scale`}
        aria-orientation="vertical"
        aria-valuemin={0}
        aria-valuemax={size.height}
        aria-valuenow={y_px}
        aria-valuetext={`${y_px} pixels from the top of ${size.height}${placed ? '' : ', not set yet'}`}
        position="absolute"
        // Side by side where both stand at one height; the prices of a chart mostly stand on the other side.
        insetStart={index === 0 ? '1' : '9'}
        top="-14px"
        boxSize="28px"
        display="grid"
        placeItems="center"
        borderRadius="full"
        borderWidth="2px"
        borderStyle={placed ? 'solid' : 'dashed'}
        borderColor="accent.solid"
        bg="bg.panel"
        color="fg"
        textStyle="label"
        cursor="ns-resize"
        pointerEvents="auto"
        touchAction="none"
        userSelect="none"
        _focusVisible={{ outline: '2px solid {colors.focus.ring}', outlineOffset: '2px' }}
        onClick={(event) => event.stopPropagation()}
        onPointerDown={grasp}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={press}
      >
        {index + 1}
      </chakra.div>
    </Box>
  );
}
