import { access } from '../../api/generated/access.ts';
import { useSession } from './session.tsx';

export type Restricted = keyof typeof access;

/** Whether the contract lets the one who is signed in call an operation; what they may not call is not offered to them. */
export function useMay(): (operation: Restricted) => boolean {
  const role = useSession().user?.role;
  return (operation) => role !== undefined && (access[operation] as readonly string[]).includes(role);
}
