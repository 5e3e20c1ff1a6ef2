import type { VisitorsDeskError } from '../../../domain/visitors/desk-errors.ts';
import type { Failure } from '../problem.ts';

/** An error of the desk as a failure with when to come back, or the field it is about. */
export function visitorsDeskFailure(error: VisitorsDeskError): { failure: Failure } {
  if (error.code === 'visitors.desk_throttled')
    return { failure: { code: error.code, retryAfterSeconds: error.retryAfterSeconds } };
  if (error.code === 'visitors.message_not_found') return { failure: { code: error.code } };
  return { failure: { code: error.code, errors: [{ field: 'token', message: 'used, or too old' }] } };
}
