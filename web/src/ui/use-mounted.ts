import { useEffect, useState } from 'react';

/**
 * False when a component is first drawn, true from then on. What opens in the place of something that closes at the same moment
 * must begin closed: opened beside the other one it would count as part of it, and close with it.
 */
export function useMounted(): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted;
}
