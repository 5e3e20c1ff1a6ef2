import type { ContactError } from '../../../domain/visitors/contact-errors.ts';
import type { Failure } from '../problem.ts';

/** Maps an error of the contact operations to a failure, with the time to retry or the field at fault. */
export function contactFailure(error: ContactError): { failure: Failure } {
  if (error.code === 'visitors.requests_throttled')
    return { failure: { code: error.code, retryAfterSeconds: error.retryAfterSeconds } };
  if (error.code === 'visitors.message_not_found') return { failure: { code: error.code } };
  return { failure: { code: error.code, errors: [{ field: 'token', message: 'used, or too old' }] } };
}
