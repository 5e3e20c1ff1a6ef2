import { useEffect, useRef, useState } from 'react';

export type Edge = 'top' | 'bottom';

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left'>;

/** From this width on (the theme's `md`) toasts stand below on the left, else along the top. */
const WIDE = 768;
/** How far toasts reach to the right in a wide window, in pixels. */
const REACH = 400;
/** The share of the window's height that a few toasts take at most. */
const SHARE = 0.4;

/** Where toasts stand: at their usual edge unless they would cover what was pressed. */
export function edgeFor(
  pressed: Box | undefined,
  { width, height }: { width: number; height: number },
): Edge {
  const wide = width >= WIDE;
  const covered =
    pressed !== undefined &&
    (wide ? pressed.left < REACH && pressed.bottom > height * (1 - SHARE) : pressed.top < height * SHARE);
  return wide === covered ? 'top' : 'bottom';
}

const PRESSABLE =
  'button, a, label, input, select, textarea, [role="menuitem"], [role="option"], [role="switch"]';

const DIALOG = '[role="dialog"], [role="alertdialog"]';

/**
 * The edge for the toasts that are shown now; it is chosen when the first of them comes and then stays, unless a dialog opens over the
 * page of a phone: its buttons are at the bottom, and what was pressed lies behind it.
 */
export function useEdge(anyShown: boolean): Edge {
  const pressed = useRef<Box>(undefined);
  const pressedIn = useRef<Element | null>(null);
  const [edge, setEdge] = useState<Edge>('bottom');
  useEffect(() => {
    // Keys press, too: browsers turn Enter and Space into a click. Measured at once, because what is pressed may be gone when the toast comes.
    const note = ({ target }: Event) => {
      const element = target instanceof Element ? (target.closest(PRESSABLE) ?? target) : undefined;
      pressed.current = element?.getBoundingClientRect();
      pressedIn.current = element?.closest(DIALOG) ?? null;
    };
    document.addEventListener('click', note, { capture: true });
    return () => document.removeEventListener('click', note, { capture: true });
  }, []);
  useEffect(() => {
    if (anyShown) setEdge(edgeFor(pressed.current, { width: innerWidth, height: innerHeight }));
  }, [anyShown]);
  useEffect(() => {
    // A dialog takes the focus when it opens.
    const rise = ({ target }: Event) => {
      const dialog = target instanceof Element ? target.closest(DIALOG) : null;
      if (dialog && dialog !== pressedIn.current && innerWidth < WIDE) setEdge('top');
    };
    if (anyShown) document.addEventListener('focusin', rise);
    return () => document.removeEventListener('focusin', rise);
  }, [anyShown]);
  return edge;
}
