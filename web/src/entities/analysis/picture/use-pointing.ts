import { useState } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import type { Reading } from '../../../api/generated/model';
import { barAfterKey } from './bars.ts';
import { useLit } from './lit.tsx';
import { markId } from './marks.ts';
import type { Layer, Mark } from './marks.ts';
import { nearestMark } from './nearest-mark.ts';

/** How near a line must be to be meant, pixels of the screen. */
const REACH = 5;

/**
 * Where the pointer or the keyboard is, and which mark that lights.
 * @param unit pixels of the picture per pixel of the screen
 */
export function usePointing(
  reading: Reading,
  marks: ReadonlyMap<string, Mark>,
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
    light(nearestMark(reading, marks, shown, { x, y, reach: REACH * unit }));
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

export type Pointing = ReturnType<typeof usePointing>;
