import { useEffect } from 'react';

/** Writes a failure to the console, once each time it happens; the screen shows it as well. */
export function useLoggedError(error: unknown, what: string): void {
  useEffect(() => {
    if (error) console.error(`${what} could not be loaded`, error);
  }, [error, what]);
}
