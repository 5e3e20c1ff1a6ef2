import { heldToken } from './token.ts';

/** Where the API lies; a deployment may put it on another host. No trailing slash. */
export const apiBase: string = import.meta.env?.VITE_API_BASE ?? '/api';

/** Headers that sign a call; for the few calls that do not go through `http` (event streams). */
export function authHeaders(): Record<string, string> {
  const token = heldToken();
  return token === null ? {} : { Authorization: `Bearer ${token}` };
}

/** Values of a query as they are; what is not given is left out. */
export function queryOf(params: object): string {
  const given = Object.entries(params).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}
