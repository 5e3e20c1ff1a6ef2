/** A line over a picture that is dragged, or moved by arrow keys, with the pixels under it enlarged while it is held. */
import { useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { Box, chakra } from '../../../../ui/layout.ts';
import { Magnifier } from '../scale/magnifier.tsx';
import type { Size } from '../scale/scale-draft.ts';

interface Props {
  src: string;
  size: Size;
  label: string;
  /** What screen readers say of where it is. */
  text: string;
  /** `y`: a row that moves up and down; `x`: a column. */
  way: 'x' | 'y';
  /** Where it is, in pixels of the picture. */
  at: { x: number; y: number };
  /** False while it stands where it began. */
  placed: boolean;
  /** Where the knob sits on the line, as a CSS length from its start. */
  knob: string;
  /** From where to where the line runs, in shares of the picture; all of it where not given. */
  span?: [number, number];
  onValue: (value: number) => void;
  children?: ReactNode;
}

/** Half a pixel is the exactness of a click. */
const NUDGE = 0.5;
const LEAP = 10;
const KEYS = { x: { ArrowLeft: -1, ArrowRight: 1 }, y: { ArrowUp: -1, ArrowDown: 1 } } as const;
/** Diameter of a knob, in CSS pixels. */
const KNOB = 28;
const LENS = { x: 120, y: 64 };

/** Lies in a layer that fills the picture and carries `data-handles`. */
export function DragHandle({
  src,
  size,
  label,
  text,
  way,
  at,
  placed,
  knob,
  span,
  onValue,
  children,
}: Props) {
  const most = way === 'x' ? size.width : size.height;
  const { held, bind } = useDrag(way, at[way], most, onValue);
  const [from, to] = (span ?? [0, 1]).map((share) => `${100 * share}%`) as [string, string];
  const position =
    way === 'y'
      ? { top: percent(at.y, size.height), left: from, width: `calc(${to} - ${from})`, height: 0 }
      : { left: percent(at.x, size.width), top: from, height: `calc(${to} - ${from})`, width: 0 };
  const line =
    way === 'y'
      ? { insetX: '0', top: '-0.5px', borderTopWidth: '1px' }
      : { insetY: '0', left: '-0.5px', borderLeftWidth: '1px' };
  // At the border of the picture the knob stays inside it.
  const inside = -KNOB * (at[way] / most);
  const round = way === 'y' ? { left: knob, top: inside } : { top: knob, left: inside };
  return (
    <Box position="absolute" style={position} pointerEvents="none">
      <Box
        position="absolute"
        {...line}
        borderColor="accent.solid"
        borderStyle={placed ? 'solid' : 'dashed'}
      />
      <chakra.div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-orientation={way === 'y' ? 'vertical' : 'horizontal'}
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuenow={at[way]}
        aria-valuetext={text}
        position="absolute"
        style={round}
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
        cursor={way === 'y' ? 'ns-resize' : 'ew-resize'}
        pointerEvents="auto"
        touchAction="none"
        userSelect="none"
        _focusVisible={{ outline: '2px solid {colors.focus.ring}', outlineOffset: '2px', zIndex: '1' }}
        onClick={(event) => event.stopPropagation()}
        {...bind}
      >
        {children}
      </chakra.div>
      {held && (
        <Box position="absolute" zIndex="2" style={lensPlace(way, at, size, knob)}>
          <Magnifier src={src} size={size} way={way} {...at} />
        </Box>
      )}
    </Box>
  );
}

const percent = (value: number, most: number): string => `${(100 * value) / most}%`;

/** Beside the knob, where a finger does not cover it, and within the picture. */
function lensPlace(way: 'x' | 'y', at: { x: number; y: number }, size: Size, knob: string) {
  if (way === 'y') return { left: `calc(${knob} + 36px)`, top: -LENS.y * (at.y / size.height) };
  return { top: `calc(${knob} + 36px)`, left: -LENS.x * (at.x / size.width) };
}

/** Dragging by mouse, pen or finger, and arrow keys. */
function useDrag(way: 'x' | 'y', value: number, most: number, onValue: (value: number) => void) {
  const drag = useRef<{ start: number; value: number; perPixel: number } | null>(null);
  const [held, setHeld] = useState(false);
  const along = ({ clientX, clientY }: PointerEvent): number => (way === 'x' ? clientX : clientY);
  const grasp = (event: PointerEvent<HTMLElement>): void => {
    const frame = event.currentTarget.closest('[data-handles]')?.getBoundingClientRect();
    const length = frame && (way === 'x' ? frame.width : frame.height);
    if (!length) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { start: along(event), value, perPixel: most / length };
    setHeld(true);
  };
  const move = (event: PointerEvent<HTMLElement>): void => {
    const from = drag.current;
    if (from && along(event) !== from.start)
      onValue(from.value + (along(event) - from.start) * from.perPixel);
  };
  const release = (): void => {
    drag.current = null;
    setHeld(false);
  };
  const press = (event: KeyboardEvent): void => {
    const sign = (KEYS[way] as Record<string, number>)[event.key];
    if (sign === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setHeld(true);
    onValue(value + sign * (event.shiftKey ? LEAP : NUDGE));
  };
  const bind = {
    onPointerDown: grasp,
    onPointerMove: move,
    onPointerUp: release,
    onPointerCancel: release,
    onKeyDown: press,
    onBlur: release,
  };
  return { held, bind };
}
