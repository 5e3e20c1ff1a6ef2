import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { SystemFigures } from '../../ports/platform/system-figures.ts';
import type { Meters } from '../../ports/shared/telemetry.ts';

/** Upper bounds in seconds: from a cached answer to the longest reading. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const stageBuckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

interface Part {
  /** Which entry point this process is. */
  part: 'api' | 'worker';
}

/** `Meters` in the text format of Prometheus. */
export class PrometheusMeters implements Meters {
  readonly #registry = new Registry();
  readonly #collectors: (() => void | Promise<void>)[] = [];
  readonly #requests = this.#counter('wickwise_requests_total', 'Requests answered.', [
    'operation',
    'status',
  ]);
  readonly #requestSeconds = new Histogram({
    name: 'wickwise_request_seconds',
    help: 'From the first byte of a request to the last of its answer, by operation.',
    labelNames: ['operation'],
    buckets: requestBuckets,
    registers: [this.#registry],
  });
  readonly #readings = this.#counter('wickwise_readings_total', 'Pictures read, by outcome.', ['outcome']);
  readonly #stageSeconds = new Histogram({
    name: 'wickwise_reading_stage_seconds',
    help: 'Time of each stage of reading; wait is the time before its turn.',
    labelNames: ['stage'],
    buckets: stageBuckets,
    registers: [this.#registry],
  });
  readonly #payments = this.#counter('wickwise_payment_calls_total', 'Calls of the payment provider.', [
    'provider',
    'call',
    'result',
  ]);
  readonly #mails = this.#counter('wickwise_mails_total', 'Emails handed to the mail server.', ['result']);
  readonly #jobs = this.#counter('wickwise_jobs_total', 'Background jobs run.', ['task', 'result']);
  readonly #jobSeconds = new Histogram({
    name: 'wickwise_job_seconds',
    help: 'Time of background jobs.',
    labelNames: ['task'],
    buckets: requestBuckets,
    registers: [this.#registry],
  });

  constructor({ part }: Part) {
    this.#registry.setDefaultLabels({ part });
    collectDefaultMetrics({ register: this.#registry });
  }

  answered({ operation, status, seconds }: Parameters<Meters['answered']>[0]): void {
    const named = operation ?? 'none';
    this.#requests.inc({ operation: named, status: `${Math.floor(status / 100)}xx` });
    this.#requestSeconds.observe({ operation: named }, seconds);
  }

  read({ outcome, stages }: Parameters<Meters['read']>[0]): void {
    this.#readings.inc({ outcome });
    for (const { stage, seconds } of stages) this.#stageSeconds.observe({ stage }, seconds);
  }

  paid(call: Parameters<Meters['paid']>[0]): void {
    this.#payments.inc(call);
  }

  mailed(result: 'sent' | 'refused' | 'failed'): void {
    this.#mails.inc({ result });
  }

  worked({ task, result, seconds }: Parameters<Meters['worked']>[0]): void {
    this.#jobs.inc({ task, result });
    this.#jobSeconds.observe({ task }, seconds);
  }

  /**
   * Asks for these figures whenever somebody asks for the metrics. One that cannot be had is left out, and
   * `wickwise_database_up` is 0.
   */
  watch(figures: Pick<SystemFigures, 'pool'>): void {
    const connections = this.#gauge('wickwise_pool_connections', 'Connections of the pool.', ['state']);
    const waitingQueries = this.#gauge('wickwise_pool_waiting', 'Queries that wait for a connection.');
    this.#collectors.push(() => {
      const { used, free, waiting } = figures.pool();
      connections.set({ state: 'used' }, used);
      connections.set({ state: 'free' }, free);
      waitingQueries.set(waiting);
    });
  }

  /** The same for what all processes share; it suffices that workers tell it. */
  watchShared(figures: SystemFigures, now: () => Date): void {
    const jobs = this.#gauge('wickwise_queue_jobs', 'Background jobs in the queue.', ['state']);
    const age = this.#gauge('wickwise_queue_oldest_seconds', 'Age of the oldest job that is due.');
    const mails = this.#gauge('wickwise_mail_waiting', 'Emails that wait to be handed over.');
    const mailAge = this.#gauge('wickwise_mail_oldest_seconds', 'Age of the oldest email that waits.');
    const bytes = this.#gauge('wickwise_database_bytes', 'Size of the database.');
    const differences = this.#gauge(
      'wickwise_books_differences',
      'Differences that the last proof of the books found.',
      ['book'],
    );
    const proved = this.#gauge(
      'wickwise_books_proved_timestamp_seconds',
      'When the books were last proved; 0 when they never were.',
    );
    const secondsSince = (then: Date | null): number =>
      then === null ? 0 : Math.max(0, (now().getTime() - then.getTime()) / 1000);
    const up = this.#gauge('wickwise_database_up', 'Whether the database answers.');
    this.#collectors.push(async () => {
      try {
        const [queue, mail, size, books] = await Promise.all([
          figures.jobs(now()),
          figures.mail(now()),
          figures.databaseBytes(),
          figures.booksProved(),
        ]);
        for (const state of ['waiting', 'running', 'scheduled', 'failed'] as const)
          jobs.set({ state }, queue[state]);
        age.set(secondsSince(queue.oldestAt));
        mails.set(mail.waiting);
        mailAge.set(secondsSince(mail.oldestAt));
        bytes.set(size);
        proved.set(books === null ? 0 : books.at.getTime() / 1000);
        for (const [book, count] of Object.entries(books?.differences ?? {}))
          differences.set({ book }, count);
        up.set(1);
      } catch {
        for (const gauge of [jobs, age, mails, mailAge, bytes]) gauge.reset();
        up.set(0);
      }
    });
  }

  async text(): Promise<{ type: string; body: string }> {
    // Before any line is written: several figures come from one question.
    for (const collect of this.#collectors) await collect();
    return { type: this.#registry.contentType, body: await this.#registry.metrics() };
  }

  #counter<L extends string>(name: string, help: string, labelNames: L[]): Counter<L> {
    return new Counter({ name, help, labelNames, registers: [this.#registry] });
  }

  #gauge<L extends string>(name: string, help: string, labelNames: L[] = []): Gauge<L> {
    return new Gauge({ name, help, labelNames, registers: [this.#registry] });
  }
}
