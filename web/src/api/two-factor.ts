/** API calls for the own two-factor sign-in. */
import { useQueryClient } from '@tanstack/react-query';
import {
  getGetTwoFactorQueryKey,
  useConfirmTwoFactor as useConfirmTwoFactorCall,
  useDisableTwoFactor as useDisableTwoFactorCall,
  useGetTwoFactor,
  useRenewRecoveryCodes as useRenewRecoveryCodesCall,
  useStartTwoFactor as useStartTwoFactorCall,
} from './generated/client/accounts/accounts.ts';

export type { TwoFactor, TwoFactorProof, TwoFactorStart } from './generated/model';

/** Whether the own sign-in asks for a second factor, and whether the platform asks it of admins. */
export const useOwnTwoFactor = () => useGetTwoFactor();

function useStandingAgain() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: getGetTwoFactorQueryKey() });
}

/** Asks for a new secret; nothing counts until it is confirmed. */
export const useStartTwoFactor = () => useStartTwoFactorCall();

/** Switches it on with the first code of the app. Queries refused without it are fetched again. */
export function useConfirmTwoFactor() {
  const client = useQueryClient();
  return useConfirmTwoFactorCall({ mutation: { onSuccess: () => void client.invalidateQueries() } });
}

/** Makes new recovery codes. */
export function useRenewRecoveryCodes() {
  const onSuccess = useStandingAgain();
  return useRenewRecoveryCodesCall({ mutation: { onSuccess } });
}

/** Switches it off. */
export function useDisableTwoFactor() {
  const onSuccess = useStandingAgain();
  return useDisableTwoFactorCall({ mutation: { onSuccess } });
}
