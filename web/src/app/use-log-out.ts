import { useCallback } from 'react';
import { useSignOut } from '../api/accounts.ts';
import { errorMessage } from '../api/errors.ts';
import { clearCookies } from '../lib/clear-cookies.ts';
import { toast } from '../ui/toast/toasts.ts';

/**
 * Revokes the session on the server, clears every cookie and the stored token, and leaves for the start page (the
 * shell's guard does that). When the server could not be reached, the failure is logged and shown: its session may last until it times out.
 */
export function useLogOutAndLeave(): () => Promise<void> {
  const { mutateAsync } = useSignOut();
  return useCallback(async () => {
    try {
      await mutateAsync();
    } catch (error) {
      toast.error('The server did not end your session', errorMessage(error));
    }
    clearCookies();
  }, [mutateAsync]);
}
