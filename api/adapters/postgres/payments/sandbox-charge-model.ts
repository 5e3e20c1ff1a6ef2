import { Model } from 'objection';
import { money } from '../../../domain/shared-with-web/money.ts';
import type { DeclineCode } from '../../../ports/payments/payment-gateway.ts';
import type { SandboxCharge } from '../../../ports/payments/sandbox-charges.ts';

/** A row of payments_sandbox_charges. */
export class SandboxChargeModel extends Model {
  static override tableName = 'payments_sandbox_charges';
  static override idColumn = 'key';

  declare key: string;
  declare reference: string;
  declare order_id: string;
  /** bigint: the driver hands it over as text. */
  declare amount_minor: string | number;
  declare refunded_minor: string | number;
  declare currency: string;
  declare state: SandboxCharge['state'];
  declare decline_code: DeclineCode | null;
  declare card_brand: string;
  declare card_last4: string;
  declare card_fingerprint: string;
  declare challenged: boolean;
  declare refund_course: SandboxCharge['refundCourse'];
  declare created_at: Date;

  toCharge(): SandboxCharge {
    return {
      key: this.key,
      reference: this.reference,
      orderId: this.order_id,
      amount: money(Number(this.amount_minor), this.currency),
      state: this.state,
      declineCode: this.decline_code,
      card: { brand: this.card_brand, last4: this.card_last4, fingerprint: this.card_fingerprint },
      challenged: this.challenged,
      refundCourse: this.refund_course,
      createdAt: this.created_at,
    };
  }
}
