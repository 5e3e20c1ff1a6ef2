import type { Json, Operation } from '../../api/adapters/http/contract/load-contract.ts';
import type { FakeStripe } from '../../api/adapters/payments/testing/fake-stripe.ts';
import type { Memory } from './memory.ts';
import type { Random } from './random.ts';

/** What somebody who knows the product knows when they write a request. */
export interface Known {
  random: Random;
  memory: Memory;
  /** By the clock of the product. */
  now: Date;
  /** Email address of the caller's account; undefined where there is none, and for keys. */
  email: string | undefined;
  /** The last good answer of an operation, to whomever it was given. */
  answerOf: (id: Operation['id']) => Json | undefined;
  /** Stripe, when it takes the payments. */
  stripe: FakeStripe | undefined;
}
