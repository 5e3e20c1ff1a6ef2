import { useLocation, useNavigate } from 'react-router-dom';

const cameFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromList' in state;

/**
 * The object of a list that the address names: '/admin-dashboard/orders/{id}'. Opening one is a step of the browser's
 * history, so that Back returns to the list, with its search and page; a link opens it over the list.
 */
export function useOpened(base: string) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const below = pathname.toLowerCase().startsWith(`${base}/`) ? pathname.slice(base.length + 1) : '';
  return {
    id: below === '' ? null : decodeURIComponent(below),
    open: (id: string): void =>
      void navigate(`${base}/${encodeURIComponent(id)}${search}`, { state: { fromList: true } }),
    close: (): void => {
      if (cameFromList(state)) void navigate(-1);
      else void navigate(`${base}${search}`, { replace: true });
    },
  };
}
