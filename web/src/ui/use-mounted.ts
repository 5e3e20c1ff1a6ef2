import { useState, useSyncExternalStore } from 'react';

/** Tells of the first drawing when it is over. */
function firstDrawing() {
  let over = false;
  return {
    isOver: () => over,
    subscribe: (changed: () => void) => {
      over = true;
      changed();
      return () => undefined;
    },
  };
}

/**
 * False when a component is first drawn, true from then on. What opens in the place of something that closes at the same moment
 * must begin closed: opened beside the other one it would count as part of it, and close with it.
 */
export function useMounted(): boolean {
  const [drawing] = useState(firstDrawing);
  return useSyncExternalStore(drawing.subscribe, drawing.isOver, () => false);
}
