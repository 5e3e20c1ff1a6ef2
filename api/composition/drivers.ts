import type { S3ImageStore } from '../adapters/images/s3-image-store.ts';
import type { SmtpMailer } from '../adapters/mail/smtp-mailer.ts';
import type { StripeGateway } from '../adapters/payments/stripe/stripe-gateway.ts';
import type { Environment } from './environment.ts';

/** Adapters of outside services with large libraries: only those that the settings choose are loaded, for each takes memory and time. */
export interface Drivers {
  stripe: { StripeGateway: typeof StripeGateway } | null;
  s3: { S3ImageStore: typeof S3ImageStore } | null;
  smtp: { SmtpMailer: typeof SmtpMailer } | null;
}

type Chosen = Pick<Environment, 'paymentProvider' | 'storageDriver' | 'smtpUrl'>;

export async function loadDrivers({ paymentProvider, storageDriver, smtpUrl }: Chosen): Promise<Drivers> {
  return {
    stripe:
      paymentProvider === 'stripe' ? await import('../adapters/payments/stripe/stripe-gateway.ts') : null,
    s3: storageDriver === 's3' ? await import('../adapters/images/s3-image-store.ts') : null,
    smtp: smtpUrl === undefined ? null : await import('../adapters/mail/smtp-mailer.ts'),
  };
}
