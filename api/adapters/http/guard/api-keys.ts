import type { Context } from 'koa';
import type { AdmitKey } from '../../../application/integrations/admit-key.ts';
import { effectiveTier } from '../../../application/tutor/effective-tier.ts';
import type { Usage } from '../../../domain/integrations/allowance.ts';
import type { Operation } from '../contract/load-contract.ts';
import type { Caller } from '../handler.ts';
import { RequestRefused } from '../problem.ts';

/**
 * The caller who holds this key, with the standing of its allowance in the answer's headers; null for a key that opens
 * nothing. Throws when the allowance is used up, when the owner's plan has no keys, and when the operation names no scope of
 * the key's. What everybody may call asks for no scope: there the key counts as nobody.
 */
export async function callerByKey(
  ctx: Context,
  operation: Operation,
  token: string,
  admitKey: AdmitKey,
): Promise<Caller | null> {
  const admitted = await admitKey.run(token);
  if (!admitted) return null;
  const { user, key, usage } = admitted;
  sayUsage(ctx, usage);
  if (usage.exceeded)
    throw new RequestRefused({ code: 'access.too_many_requests', retryAfterSeconds: usage.resetSeconds });
  if (operation.access.includes('public')) return null;
  if (effectiveTier(user) !== 'expert') throw new RequestRefused({ code: 'access.expert_only' });
  if (!operation.keyScopes.some((scope) => key.scopes.some((given) => given === scope))) {
    const needed = operation.keyScopes.join(' or ');
    const detail = needed === '' ? 'No API key opens this.' : `This needs a key with the scope ${needed}.`;
    throw new RequestRefused({ code: 'access.key_scope', detail });
  }
  return { user, sessionId: key.id, mustEnrol: false, recentlyProven: true };
}

/** The fields of draft-ietf-httpapi-ratelimit-headers-10: the policy, and what is left of it for how many seconds. */
function sayUsage(ctx: Context, { limit, windowSeconds, remaining, resetSeconds }: Usage): void {
  ctx.set('RateLimit-Policy', `"key";q=${limit};w=${windowSeconds}`);
  ctx.set('RateLimit', `"key";r=${remaining};t=${resetSeconds}`);
}
