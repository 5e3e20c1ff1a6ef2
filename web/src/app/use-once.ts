import { useState } from 'react';

/** Whether something was ever true: what was loaded once stays, so that it can close with its movement. */
export function useOnce(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever;
}
