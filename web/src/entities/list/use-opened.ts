import { useLocation, useNavigate } from 'react-router-dom';

const cameFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromList' in state;

/** As people typed it, when it is no address at all: then nothing is found by it, and the list says so. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * The object of a list that the address names: '/admin-dashboard/orders/{id}'. Opening one is a step of the browser's
 * history, so that Back returns to the list, with its search and page; a link opens it over the list.
 */
export function useOpened(base: string) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const below = pathname.toLowerCase().startsWith(`${base}/`) ? pathname.slice(base.length + 1) : '';
  return {
    id: below === '' ? null : decoded(below),
    open: (id: string): void =>
      void navigate(`${base}/${encodeURIComponent(id)}${search}`, { state: { fromList: true } }),
    close: (): void => {
      if (cameFromList(state)) void navigate(-1);
      else void navigate(`${base}${search}`, { replace: true });
    },
  };
}
