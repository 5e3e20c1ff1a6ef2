import { Model, type RelationMappings } from 'objection';
import type { EventType } from '../../../domain/integrations/account-event.ts';
import type { Delivery } from '../../../domain/integrations/delivery.ts';
import type { Webhook } from '../../../domain/integrations/webhook.ts';
import { UserModel } from '../accounts/user-model.ts';

/** A row of integrations_webhooks, with its owner when asked for. */
export class WebhookModel extends Model {
  static override tableName = 'integrations_webhooks';

  declare id: string;
  declare user_id: string;
  declare url: string;
  declare events: EventType[];
  declare created_at: Date;
  declare status: Webhook['status'];
  declare failing_since: Date | null;
  declare secret_version: number;
  declare secret_renewed_at: Date | null;
  declare user?: UserModel;

  static override relationMappings: RelationMappings = {
    user: {
      relation: Model.BelongsToOneRelation,
      modelClass: UserModel,
      join: { from: 'integrations_webhooks.user_id', to: 'accounts_users.id' },
    },
  };

  toWebhook(): Webhook {
    const { id, url, events, status } = this;
    const [userId, createdAt, failingSince] = [this.user_id, this.created_at, this.failing_since];
    const secret = { secretVersion: this.secret_version, secretRenewedAt: this.secret_renewed_at };
    return { id, userId, url, events, createdAt, status, failingSince, ...secret };
  }
}

/** A try as it is stored: JSON has no dates. */
export interface StoredTry {
  at: string;
  status: number | null;
  latency_ms: number;
  answer: string;
  error: string | null;
}

/** A row of integrations_deliveries, with its webhook when asked for. */
export class DeliveryModel extends Model {
  static override tableName = 'integrations_deliveries';

  declare id: string;
  declare webhook_id: string;
  declare event: string;
  declare body: string;
  declare created_at: Date;
  declare status: Delivery['status'];
  declare next_try_at: Date | null;
  declare tries: StoredTry[];
  declare tries_in_row: number;
  declare webhook?: WebhookModel;

  static override relationMappings: RelationMappings = {
    webhook: {
      relation: Model.BelongsToOneRelation,
      modelClass: WebhookModel,
      join: { from: 'integrations_deliveries.webhook_id', to: 'integrations_webhooks.id' },
    },
  };

  toDelivery(): Delivery {
    return {
      id: this.id,
      webhookId: this.webhook_id,
      event: this.event,
      createdAt: this.created_at,
      status: this.status,
      nextTryAt: this.next_try_at,
      body: this.body,
      tries: this.tries.map(({ at, status, latency_ms: latencyMs, answer, error }) => ({
        at: new Date(at),
        status,
        latencyMs,
        answer,
        error,
      })),
    };
  }
}
