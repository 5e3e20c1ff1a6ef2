import { useCallback } from 'react';
import { useSignOut } from '../api/accounts.ts';
import { errorWords } from '../api/errors.ts';
import { clearCookies } from '../lib/clear-cookies.ts';
import { toast } from '../ui/toast/toasts.ts';

/**
 * Revokes the session on the server, clears every cookie and the stored token, and leaves for the start page (the
 * shell's guard does that). When the server could not be told, that is logged and said: the session may live on there until it times out.
 */
export function useLogOutAndLeave(): () => Promise<void> {
  const { mutateAsync } = useSignOut();
  return useCallback(async () => {
    try {
      await mutateAsync();
    } catch (error) {
      toast.error('The server did not end your session', errorWords(error));
    }
    clearCookies();
  }, [mutateAsync]);
}
