import { Navigate } from 'react-router-dom';
import { useOwnTwoFactor } from '../../api/two-factor.ts';
import { paths } from '../../lib/paths.ts';

/** Leads an admin to the account page where the platform asks for a second factor that they have yet to set up. */
export function TwoFactorGate() {
  const { data } = useOwnTwoFactor();
  return data?.required && !data.enabled ? <Navigate to={paths.account} replace /> : null;
}
