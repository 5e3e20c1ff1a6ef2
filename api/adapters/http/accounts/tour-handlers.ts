import type { TourStore } from '../../../ports/accounts/tour-store.ts';
import type { Clock } from '../../../ports/shared/clock.ts';
import { signedIn, type Handlers } from '../handler.ts';

export interface TourUseCases {
  tours: TourStore;
  clock: Clock;
}

/** Answers about the tour of the first steps. */
export function tourHandlers({ tours, clock }: TourUseCases) {
  return {
    async getTour(request) {
      return { status: 200, body: { left: await tours.left(signedIn(request).user.id) } };
    },

    async leaveTour(request) {
      await tours.leave(signedIn(request).user.id, clock.now());
      return { status: 204 };
    },
  } satisfies Pick<Handlers, 'getTour' | 'leaveTour'>;
}
