/**
 * The secret of an emailed link. It stands behind the #, which browsers send to no server.
 * @returns null when there is none
 */
export function linkToken(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') || null;
}
