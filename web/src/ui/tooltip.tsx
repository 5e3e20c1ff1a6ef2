import { mergeProps } from '@chakra-ui/react';
import { Suspense, cloneElement, useEffect, useId, useState } from 'react';
import type { HTMLAttributes, ReactElement, ReactNode } from 'react';
import { lazyComponent } from './lazy-component.tsx';

/** Pointer rests this long before a tooltip opens (milliseconds). */
export const TOOLTIP_DELAY_MS = 700;
/** And is this long gone before it closes. */
const CLOSE_DELAY_MS = 80;

export interface TooltipProps {
  content: ReactNode;
  /** One element that can take the focus. */
  children: ReactElement<HTMLAttributes<HTMLElement>>;
  side?: 'top' | 'right' | 'bottom' | 'left';
  disabled?: boolean;
}

/** Positioning is fetched when somebody first points at something, and not missed where it cannot be. */
const Bubble = lazyComponent(async () => (await import('./tooltip-bubble.tsx')).TooltipBubble, 'unseen');

/** Shown now, or in a moment, or gone in a moment. */
type Wish = { shown: boolean; inMs: number };

function useShown(disabled: boolean) {
  const [shown, setShown] = useState(false);
  const [wish, setWish] = useState<Wish>({ shown: false, inMs: 0 });
  useEffect(() => {
    const timer = setTimeout(() => setShown(wish.shown), wish.inMs);
    return () => clearTimeout(timer);
  }, [wish]);
  const want = (wanted: boolean, inMs = 0): void => {
    if (wanted) Bubble.preload();
    setWish({ shown: wanted, inMs });
  };
  return { shown: shown && !disabled, want };
}

/** A short explanation; never the only source of information. */
export function Tooltip({ content, children, side = 'bottom', disabled = false }: TooltipProps) {
  const own = useId();
  const { shown, want } = useShown(disabled);
  const of = children.props.id ?? `${own}explained`;
  const id = `${own}explanation`;
  const handlers: HTMLAttributes<HTMLElement> = {
    id: of,
    'aria-describedby': shown ? id : undefined,
    onPointerEnter: (event) => {
      if (event.pointerType !== 'touch') want(true, TOOLTIP_DELAY_MS);
    },
    onPointerLeave: () => want(false, CLOSE_DELAY_MS),
    onPointerDown: () => want(false),
    onClick: () => want(false),
    // The keyboard does not wait; a pointer that gives the focus asks for nothing.
    onFocus: (event) => {
      if (event.currentTarget.matches(':focus-visible')) want(true);
    },
    onBlur: () => want(false),
  };
  return (
    <>
      {cloneElement(children, mergeProps(handlers, children.props))}
      {shown && (
        <Suspense>
          <Bubble of={of} id={id} content={content} side={side} onClose={() => want(false)} />
        </Suspense>
      )}
    </>
  );
}
