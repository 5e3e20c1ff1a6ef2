import { createContext, use, useEffect } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

export interface OrderFrame {
  /** Where buttons go; null until it is drawn. */
  footer: Element | null;
  /** Does it at once when nothing is unsaved; otherwise asks first. */
  leave: (action: () => void) => void;
  /** Says whether something is unsaved. Stable. */
  setDirty: (dirty: boolean) => void;
}

const nothing = () => undefined;

/** The modal around its modes: one and the same, so that going from one mode to another takes the focus nowhere. */
export const OrderFrameContext = createContext<OrderFrame>({
  footer: null,
  leave: (action) => action(),
  setDirty: nothing,
});

/** The buttons of a mode, at the foot of the modal. */
export function FrameActions({ children }: { children: ReactNode }) {
  const { footer } = use(OrderFrameContext);
  return footer && createPortal(children, footer);
}

/** While something is unsaved the modal asks before it is left; `leave` is for the buttons that do so. */
export function useFrameGuard(dirty: boolean): OrderFrame['leave'] {
  const { leave, setDirty } = use(OrderFrameContext);
  useEffect(() => {
    setDirty(dirty);
    return () => setDirty(false);
  }, [dirty, setDirty]);
  return leave;
}
