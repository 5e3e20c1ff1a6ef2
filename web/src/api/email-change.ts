/** API calls for moving the own account to another email address. */
import { useQueryClient } from '@tanstack/react-query';
import {
  getGetEmailChangeQueryKey,
  useWithdrawEmailChange as useWithdrawEmailChangeCall,
  useConfirmEmailChange as useConfirmEmailChangeCall,
  useGetEmailChange,
  useRequestEmailChange as useRequestEmailChangeCall,
  useUndoEmailChange as useUndoEmailChangeCall,
} from './generated/client/accounts/accounts.ts';
import { SESSION } from './query-client.ts';

export type { EmailChange, EmailChangeRequest } from './generated/model';

/** The change that waits for the new mailbox, if one does. */
export const useEmailChange = () => useGetEmailChange();

function useStateAgain() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: getGetEmailChangeQueryKey() });
}

/** Asks for another address. */
export function useRequestEmailChange() {
  const onSuccess = useStateAgain();
  return useRequestEmailChangeCall({ mutation: { onSuccess } });
}

/** Ends the change that waits. */
export function useWithdrawEmailChange() {
  const onSuccess = useStateAgain();
  return useWithdrawEmailChangeCall({ mutation: { onSuccess } });
}

/** Moves the account with the secret of the link to the new address; who is signed in is asked for again. */
export function useConfirmEmailChange() {
  const client = useQueryClient();
  return useConfirmEmailChangeCall({
    mutation: { onSuccess: () => client.invalidateQueries({ queryKey: SESSION }) },
  });
}

/** Keeps the old address with the secret of the notice to it. */
export const useUndoEmailChange = () => useUndoEmailChangeCall();
