import type { AskSupport } from '../../../application/visitors/ask-support.ts';
import type { ConfirmNewsletter } from '../../../application/visitors/confirm-newsletter.ts';
import type { SendContactMessage } from '../../../application/visitors/send-contact-message.ts';
import type { SubscribeNewsletter } from '../../../application/visitors/subscribe-newsletter.ts';
import type { UnsubscribeNewsletter } from '../../../application/visitors/unsubscribe-newsletter.ts';
import type { Handlers } from '../handler.ts';
import { contactFailure } from './contact-failure.ts';

export interface ContactUseCases {
  sendContactMessage: SendContactMessage;
  subscribeNewsletter: SubscribeNewsletter;
  confirmNewsletter: ConfirmNewsletter;
  unsubscribeNewsletter: UnsubscribeNewsletter;
  askSupport: AskSupport;
}

/** Answers of the contact form, the newsletter and the support chat. */
export function contactHandlers(useCases: ContactUseCases) {
  return {
    async sendContactMessage({ body, address }) {
      const { name, email, subject, message } = body;
      const result = await useCases.sendContactMessage.run({ name, email, subject, message, address });
      return result.ok ? { status: 202 } : contactFailure(result.error);
    },

    async subscribeNewsletter({ body, address }) {
      const result = await useCases.subscribeNewsletter.run({ email: body.email, address });
      return result.ok ? { status: 202 } : contactFailure(result.error);
    },

    async confirmNewsletter({ body, address }) {
      const result = await useCases.confirmNewsletter.run({ token: body.token, address });
      return result.ok ? { status: 204 } : contactFailure(result.error);
    },

    async unsubscribeNewsletter({ body, address }) {
      const result = await useCases.unsubscribeNewsletter.run({ token: body.token, address });
      return result.ok ? { status: 204 } : contactFailure(result.error);
    },

    async askSupport({ body, address }) {
      const result = await useCases.askSupport.run({ question: body.question, address });
      return result.ok ? { status: 200, body: result.value } : contactFailure(result.error);
    },
  } satisfies Partial<Handlers>;
}
