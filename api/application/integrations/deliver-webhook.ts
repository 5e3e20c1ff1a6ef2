import type { User } from '../../domain/accounts/user.ts';
import { afterTry, messageIdOf, type Delivery, type WebhookTry } from '../../domain/integrations/delivery.ts';
import { signingVersions, type Webhook } from '../../domain/integrations/webhook.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { DeliveryStore } from '../../ports/integrations/delivery-store.ts';
import type { MailQueue } from '../../ports/platform/mail-queue.ts';
import type { Site } from '../../ports/platform/site.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { WebhookSender } from '../../ports/integrations/webhook-sender.ts';
import type { WebhookSigner } from '../../ports/integrations/webhook-signer.ts';
import type { WebhookStore } from '../../ports/integrations/webhook-store.ts';
import { effectiveTier } from '../tutor/effective-tier.ts';
import { webhookDisabledEmail } from './webhook-emails.ts';

interface Deps {
  webhooks: WebhookStore;
  deliveries: DeliveryStore;
  webhookSender: WebhookSender;
  webhookSigner: WebhookSigner;
  mail: MailQueue;
  unitOfWork: UnitOfWork;
  clock: Clock;
  site: Site;
}

/** Makes one try to deliver an event, and decides what comes after it. */
export class DeliverWebhook {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** A delivery that is not pending any more is left alone; one whose webhook sleeps is given up. */
  async run(deliveryId: string): Promise<void> {
    const { deliveries } = this.deps;
    const found = await deliveries.findPending(deliveryId);
    if (!found) return;
    const { delivery, webhook, owner, triesInRow } = found;
    if (webhook.status !== 'active' || effectiveTier(owner) !== 'expert')
      return deliveries.giveUp(deliveryId);
    const made = await this.send(delivery, webhook);
    await this.write(delivery, made, triesInRow + 1, owner);
  }

  private async send(delivery: Delivery, webhook: Webhook): Promise<WebhookTry> {
    const { webhookSender, webhookSigner, clock } = this.deps;
    const at = clock.now();
    const { body } = delivery;
    const message = { id: messageIdOf(delivery.id), at, body };
    const signed = webhookSigner.headersOf(webhook.id, signingVersions(webhook, at), message);
    const headers = { 'content-type': 'application/json', ...signed };
    return { at, ...(await webhookSender.send({ url: webhook.url, headers, body })) };
  }

  private write(delivery: Delivery, made: WebhookTry, number: number, owner: User): Promise<void> {
    const { webhooks, deliveries, unitOfWork, mail, site } = this.deps;
    return unitOfWork.run(async (tx) => {
      const webhook = await webhooks.hold(delivery.webhookId, tx);
      if (!webhook) return;
      const next = afterTry(webhook, made, number);
      await deliveries.addTry(delivery.id, made, next.delivery, tx);
      await webhooks.save({ ...webhook, ...next.webhook }, tx);
      if (next.webhook.status === 'disabled' && webhook.status !== 'disabled')
        await mail.post(webhookDisabledEmail(owner, webhook, await site.details(tx)), tx);
    });
  }
}
