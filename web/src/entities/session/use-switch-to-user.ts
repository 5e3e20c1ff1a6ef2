import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { beAsUser } from './as-user.ts';

/** Lets an operator see the dashboard of users; kept for this tab, until the way back is taken. */
export function useSwitchToUser(): () => void {
  const navigate = useNavigate();
  return () => {
    beAsUser(true);
    void navigate(paths.dashboard);
  };
}
