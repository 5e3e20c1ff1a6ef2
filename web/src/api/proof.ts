/** API calls for giving the password again. */
import { useProveIdentity as useProveIdentityCall } from './generated/client/accounts/accounts.ts';

/** Gives password and code. Rejects with `ApiError`. */
export const useProveIdentity = () => useProveIdentityCall();
