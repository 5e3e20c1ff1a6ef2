import { useState } from 'react';

/** Whether something was ever true: a component loaded once stays mounted, so that its closing is animated. */
export function useOnce(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever;
}
