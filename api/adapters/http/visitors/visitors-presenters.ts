import type { Throttled } from '../../../domain/accounts/errors.ts';
import type { DemoFailure } from '../../../application/visitors/analyze-demo.ts';
import type { VisitorReply } from '../../../application/visitors/send-visitor-message.ts';
import type { Quota } from '../../../domain/visitors/quota.ts';
import type { VisitorMessage } from '../../../ports/visitors/visitor-messages.ts';
import type { components } from '../generated/contract.ts';
import type { Failure } from '../problem.ts';
import { accountsFailure } from '../accounts/accounts-failure.ts';

type Schemas = components['schemas'];

/** A failed demo or question as a failure. */
export function visitorsFailure(error: DemoFailure | Throttled): { failure: Failure } {
  switch (error.code) {
    case 'accounts.throttled':
      return accountsFailure(error);
    case 'analysis.refused':
      return {
        failure: {
          code: error.code,
          detail: `${error.refusal.reason} ${error.refusal.advice}`,
          extensions: { refusal: error.refusal },
        },
      };
    case 'analysis.invalid_hints':
      return { failure: { code: error.code, errors: error.errors } };
    case 'analysis.busy':
      return { failure: { code: error.code, retryAfterSeconds: error.retryAfterSeconds } };
    case 'visitors.demo_limit':
    case 'visitors.tutor_limit':
      return { failure: { code: error.code, retryAfterSeconds: error.retryAfterSeconds ?? undefined } };
    default:
      return { failure: { code: error.code } };
  }
}

/** The demo's counter under its wire names. */
export function presentDemoQuota({ limit, used }: Quota): Schemas['DemoQuota'] {
  return { limit, demo_tries: used };
}

/** The tutor's counter under its wire names. */
export function presentTutorQuota({ limit, used }: Quota): Schemas['TutorQuota'] {
  return { limit, tutor_messages_used: used };
}

/** A reply with the counter as it stands after it. */
export function presentReply(
  { reply, lessons, providerNotice }: VisitorReply,
  quota: Quota,
): Schemas['VisitorReply'] {
  return {
    reply,
    lessons,
    ...(providerNotice === null ? {} : { provider_notice: providerNotice }),
    meta: presentTutorQuota(quota),
  };
}

/** A visitor's conversation. */
export function presentHistory(messages: VisitorMessage[]): Schemas['VisitorHistory'] {
  const history = messages.map(({ role, content, lessons }) =>
    role === 'ai' ? { role, content, lessons } : { role, content },
  );
  return { history };
}
