import {
  useAskSupport,
  useConfirmNewsletter,
  useSendContactMessage,
  useSubscribeNewsletter,
  useUnsubscribeNewsletter,
} from './generated/client/visitors/visitors.ts';
import { useCreateUnclaimedUser } from './generated/client/accounts/accounts.ts';

export type { SupportAnswer, SupportSource, UnclaimedUser, User } from './generated/model';

/** Writes to the operator; the sender gets a receipt. */
export const useContact = () => useSendContactMessage();

/** Asks for the newsletter; an emailed link confirms the address. */
export const useSubscribe = () => useSubscribeNewsletter();
export const useConfirmSubscription = () => useConfirmNewsletter();
export const useUnsubscribe = () => useUnsubscribeNewsletter();

/** Asks the support chat. */
export const useSupport = () => useAskSupport();

/** Creates an account that is claimed by an emailed link; it grants nothing and signs nobody in. */
export const useMakeUnclaimedUser = () => useCreateUnclaimedUser();
