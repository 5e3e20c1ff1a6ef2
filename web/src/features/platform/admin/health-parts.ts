import type { SystemHealth } from '../../../api/platform-admin.ts';
import { formatMoment } from '../../../lib/format-date.ts';
import { numberText } from '../../../lib/formatting.ts';

export interface HealthPart {
  name: string;
  status: SystemHealth['status'];
  /** What is in use. */
  what: string;
  /** Figures, each a short sentence. */
  figures: readonly string[];
}

const count = (n: number, one: string, many: string): string => `${numberText(n)} ${n === 1 ? one : many}`;

const megabytes = (bytes: number): string =>
  `${numberText(bytes / 1_048_576, { maximumFractionDigits: 1 })} MB`;

const since = (at: string | null): string[] => (at === null ? [] : [`The oldest since ${formatMoment(at)}`]);

/** The parts of the installation in the order of the panel. */
export function healthParts(health: SystemHealth): HealthPart[] {
  const { database, storage, reader, provider, mail, payments, jobs } = health;
  return [
    {
      name: 'Database',
      status: database.status,
      what: 'Postgres',
      figures: database.size_bytes === null ? [] : [`${megabytes(database.size_bytes)} on disk`],
    },
    {
      name: 'Picture storage',
      status: storage.status,
      what: storage.driver === 'fs' ? 'File system' : 'S3-compatible store',
      figures: [],
    },
    { name: 'Chart reader', status: reader.status, what: 'Own threads of the server', figures: [] },
    {
      name: 'Provider',
      status: provider.status,
      what: provider.name === 'local' ? 'Local: rules and the curriculum' : `Anthropic, ${provider.model}`,
      figures: [],
    },
    {
      name: 'Mail',
      status: mail.status,
      what: mail.driver === 'outbox' ? 'Outbox directory: nothing leaves this machine' : 'SMTP server',
      figures: [
        `${count(mail.waiting, 'email', 'emails')} waiting`,
        ...since(mail.oldest_at),
        `${count(mail.refused, 'email', 'emails')} refused in 7 days`,
      ],
    },
    {
      name: 'Payments',
      status: payments.status,
      what: payments.provider === 'sandbox' ? 'Sandbox' : 'Stripe',
      figures: [
        payments.mode === 'test' ? 'Test mode: no money moves' : 'Live: money moves',
        ...(payments.unbooked > 0
          ? [`${count(payments.unbooked, 'order or refund', 'orders or refunds')} not booked`]
          : []),
      ],
    },
    {
      name: 'Background jobs',
      status: jobs.status,
      what: 'Queue in the database',
      figures: [
        `${count(jobs.waiting, 'job', 'jobs')} waiting, ${jobs.running} running, ${jobs.scheduled} for later`,
        ...since(jobs.oldest_at),
        `${count(jobs.failed, 'job', 'jobs')} given up`,
      ],
    },
  ];
}
