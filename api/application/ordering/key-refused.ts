import type { OrderingErrorOf } from '../../domain/ordering/errors.ts';
import type { KeyRefusal } from '../shared/idempotency.ts';

/** Why a call under an idempotency key does no work, as an error of ordering. */
export function keyRefused(
  refusal: KeyRefusal,
): OrderingErrorOf<'ordering.key_reused' | 'ordering.in_progress'> {
  return refusal.reason === 'key_reused'
    ? { code: 'ordering.key_reused' }
    : { code: 'ordering.in_progress', retryAfterSeconds: refusal.retryAfterSeconds };
}
