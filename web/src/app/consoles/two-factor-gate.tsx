import { Navigate, useLocation } from 'react-router-dom';
import { useOwnTwoFactor } from '../../api/two-factor.ts';
import { useSession } from '../../entities/session/session.tsx';
import { paths } from '../../lib/paths.ts';
import { sectionPath } from './sections.ts';

/** Leads staff to their account where the platform asks for a second factor that they have yet to set up. */
export function TwoFactorGate() {
  const { data } = useOwnTwoFactor();
  const role = useSession().user?.role;
  const { pathname } = useLocation();
  const account = role === 'admin' ? paths.account : sectionPath('admin', 'account');
  return data?.required && !data.enabled && pathname !== account ? <Navigate to={account} replace /> : null;
}
