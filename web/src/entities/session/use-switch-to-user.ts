import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { beAsUser } from './as-user.ts';

/** Lets an operator see the dashboard of users; stored for this tab until they switch back. */
export function useSwitchToUser(): () => void {
  const navigate = useNavigate();
  return () => {
    beAsUser(true);
    void navigate(paths.dashboard);
  };
}
