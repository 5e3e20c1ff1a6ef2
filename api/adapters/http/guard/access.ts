import type { IncomingHttpHeaders } from 'node:http';
import { effectiveTier } from '../../../application/tutor/effective-tier.ts';
import { isStaff } from '../../../domain/shared/role.ts';
import type { Operation } from '../contract/load-contract.ts';
import type { Caller } from '../handler.ts';
import { RequestRefused } from '../problem.ts';
import { tokenFromCookies } from './session-cookie.ts';

/** What the request shows to sign in with. A bearer token counts before the cookie, also when it is a dead one. */
export function credentialsOf(
  headers: IncomingHttpHeaders,
): { token: string; by: 'bearer' | 'cookie' } | null {
  const bearer = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (bearer) return { token: bearer, by: 'bearer' };
  const cookie = tokenFromCookies(headers.cookie);
  return cookie ? { token: cookie, by: 'cookie' } : null;
}

/** Throws unless the contract lets this caller call the operation. */
export function checkPolicy(operation: Operation, caller: Caller | null, hasSignature: boolean): void {
  if (operation.access.includes('public')) return;
  if (operation.signedBy !== null && hasSignature) return;
  if (!caller) {
    throw new RequestRefused(
      { code: 'access.not_signed_in' },
      { 'WWW-Authenticate': 'Bearer realm="wickwise"' },
    );
  }
  if (!operation.access.includes(caller.user.role)) throw new RequestRefused({ code: 'access.wrong_role' });
  if (operation.tier !== null && effectiveTier(caller.user) !== operation.tier) {
    throw new RequestRefused({ code: 'access.expert_only' });
  }
  if (caller.mustEnrol && !operation.whileEnrolling) {
    throw new RequestRefused({ code: 'accounts.two_factor_missing' });
  }
  if (operation.recentProof && isStaff(caller.user.role) && !caller.recentlyProven) {
    throw new RequestRefused({ code: 'accounts.proof_required' });
  }
}

/**
 * Throws when a write that signs in by cookie does not come from our own pages: the browser adds the cookie by itself, so
 * another site could make it send one. Ours are the public address and the host that was asked.
 */
export function checkOrigin(headers: IncomingHttpHeaders, publicOrigin: string): void {
  const origin = headers.origin;
  if (origin !== undefined && (origin === publicOrigin || hostOf(origin) === headers.host)) return;
  throw new RequestRefused({ code: 'access.foreign_origin' });
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
