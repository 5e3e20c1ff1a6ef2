import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parse } from 'yaml';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { charts, dataUrlOf } from '../../testing/chart-fixtures.ts';
import { recordLog } from '../../testing/log-lines.ts';
import { createContainer, closeContainer } from '../../composition/container.ts';
import { follow } from '../../composition/telemetry.ts';
import { tokens } from '../../composition/tokens.ts';
import { CheckBooks } from '../../application/platform/check-books.ts';
import { createMetricsServer } from './metrics-server.ts';
import { PrometheusMeters } from './prometheus-meters.ts';

const meters = new PrometheusMeters({ part: 'worker' });
let api: TestApi;
let text = '';

/** The value of one line of the metrics, whatever the order of its labels. */
const valueOf = (name: string, labels: Record<string, string> = {}): number => {
  const line = text
    .split('\n')
    .find(
      (each) =>
        each.startsWith(`${name}{`) &&
        Object.entries(labels).every(([label, value]) => each.includes(`${label}="${value}"`)),
    );
  return Number(line?.split(' ').at(-1));
};

beforeAll(async () => {
  const telemetry = { meters, tracing: null };
  api = await startTestApi({
    rebind: (container) => {
      container.rebind(tokens.telemetry).toConstantValue(telemetry);
      follow(container, telemetry);
    },
  });
  const figures = api.container.get(tokens.systemFigures);
  meters.watch(figures);
  meters.watchShared(figures, () => api.clock.now());
});
afterAll(() => api.close());

describe('[W-261] the metrics', () => {
  it('count requests by operation and class of status, and time them', async () => {
    await api.request.get('/api/health/live').expect(200);
    await api.request.get('/api/auth/me').expect(401);
    await api.request.get('/api/nothing').expect(404);
    ({ body: text } = await meters.text());
    expect(valueOf('wickwise_requests_total', { operation: 'getLiveness', status: '2xx' })).toBe(1);
    expect(valueOf('wickwise_requests_total', { operation: 'getCurrentUser', status: '4xx' })).toBe(1);
    expect(valueOf('wickwise_requests_total', { operation: 'none', status: '4xx' })).toBe(1);
    expect(valueOf('wickwise_request_seconds_count', { operation: 'getLiveness' })).toBe(1);
  });

  it('count readings by outcome and time their stages', async () => {
    const { bearer } = await api.signIn();
    const body = { image_data_url: dataUrlOf(charts.hourly) };
    await api.request.post('/api/chart/analyze').set(bearer).send(body).expect(200);
    ({ body: text } = await meters.text());
    expect(valueOf('wickwise_readings_total', { outcome: 'read' })).toBe(1);
    for (const stage of ['wait', 'decode', 'quality'])
      expect(valueOf('wickwise_reading_stage_seconds_count', { stage })).toBe(1);
  });

  it('count emails and calls of the payment provider by what came of them', async () => {
    const email = { id: 'b3b6f0a4-0000-4000-8000-000000000000', postedAt: api.clock.now() };
    const mail = {
      to: 'ada@example.com',
      kind: 'test',
      subject: 'Hello',
      text: 'Hello',
      html: '<p>Hello</p>',
    };
    await api.container.get(tokens.mailer).send({ ...email, ...mail });
    await api.container.get(tokens.gateway).readEvent(Buffer.from('{}'), 'nonsense');
    ({ body: text } = await meters.text());
    expect(valueOf('wickwise_mails_total', { result: 'sent' })).toBe(1);
    expect(valueOf('wickwise_payment_calls_total', { call: 'event', provider: 'sandbox' })).toBe(1);
  });

  it('tell the queue, the pool, the event loop and the last proof of the books', async () => {
    ({ body: text } = await meters.text());
    expect(valueOf('wickwise_books_proved_timestamp_seconds')).toBe(0);
    await api.container.get(CheckBooks).run(null);
    ({ body: text } = await meters.text());
    expect(valueOf('wickwise_books_proved_timestamp_seconds')).toBe(api.clock.now().getTime() / 1000);
    expect(valueOf('wickwise_books_differences', { book: 'credits' })).toBe(0);
    expect(valueOf('wickwise_database_up')).toBe(1);
    expect(valueOf('wickwise_queue_jobs', { state: 'failed' })).toBe(0);
    expect(valueOf('wickwise_pool_connections', { state: 'used' })).toBeGreaterThanOrEqual(0);
    expect(valueOf('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  });
});

describe('[W-261] the port of the metrics', () => {
  const ask = async (path: string, token?: string, headers = {}): Promise<number> => {
    const server = createMetricsServer({ token, text: async () => ({ type: 'text/plain', body: 'up 1' }) });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const { status } = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    server.close();
    return status;
  };

  it('answers whoever may reach it, or who has the token where there is one', async () => {
    expect(await ask('/metrics')).toBe(200);
    expect(await ask('/metrics', 'a token of tests')).toBe(401);
    expect(await ask('/metrics', 'a token of tests', { authorization: 'Bearer nonsense' })).toBe(401);
    expect(await ask('/metrics', 'a token of tests', { authorization: 'Bearer a token of tests' })).toBe(200);
  });

  it('answers nothing else, and the public port answers no metrics', async () => {
    for (const path of ['/', '//', '/%00', '/metrics/more']) expect(await ask(path)).toBe(404);
    expect(await ask('/metrics?of=all')).toBe(200);
    expect((await api.request.get('/metrics')).text).not.toContain('wickwise_');
  });
});

describe('[W-261] the dashboard and the alerts', () => {
  const folder = join(import.meta.dirname, '../../../docs/operating');
  const expressions = (file: string): string[] => {
    const found: string[] = [];
    JSON.stringify(parse(readFileSync(join(folder, file), 'utf8')), (key, value: unknown) => {
      if (key === 'expr') found.push(String(value));
      return value;
    });
    return found;
  };

  it.each(['grafana-dashboard.json', 'prometheus-alerts.yml'])(
    '%s names only metrics that there are',
    async (file) => {
      meters.worked({ task: 'purge-mail', result: 'done', seconds: 1 });
      meters.paid({ provider: 'sandbox', call: 'charge', result: 'succeeded' });
      const { body } = await meters.text();
      const there = new Set([...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
      const named = expressions(file).flatMap(
        (each) => each.match(/\b(?:wickwise|nodejs|process)_\w+/g) ?? [],
      );
      expect(named.length).toBeGreaterThan(8);
      const missing = named.filter(
        (name) => !there.has(name) && !there.has(name.replace(/_(bucket|count|sum)$/, '')),
      );
      expect(missing).toEqual([]);
    },
  );
});

it('a container that nobody listens to has nothing between a port and its adapter', async () => {
  const plain = await createContainer(api.environment, recordLog().logger);
  expect(plain.get(tokens.reading).constructor.name).toBe('PooledChartReading');
  expect(plain.get(tokens.gateway).constructor.name).toBe('SandboxGateway');
  await closeContainer(plain);
});
