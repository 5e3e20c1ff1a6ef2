import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { InMemorySpanExporter } from '@opentelemetry/sdk-trace-base';
import { wantsTraces } from '../../composition/telemetry.ts';
import { tokens } from '../../composition/tokens.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { recordLog } from '../../testing/log-lines.ts';
import { createLogger } from '../logging/logger.ts';
import { OtlpTracing } from './otlp-tracing.ts';

const parent = { trace: '0af7651916cd43dd8448eb211c80319c', span: 'b7ad6b7169203331' };

describe('[W-262] traces', () => {
  const exporter = new InMemorySpanExporter();
  const tracing = new OtlpTracing('api', exporter);
  const lines: string[] = [];
  const logger = createLogger('debug', {
    to: { write: (line: string) => void lines.push(line) },
    fields: tracing.logFields,
  });
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi({
      rebind: (container) => {
        container.rebind(tokens.telemetry).toConstantValue({ meters: null, tracing });
        container.rebind(tokens.log).toConstantValue(logger);
      },
    });
  });
  afterAll(async () => {
    await api.close();
    await tracing.close();
  });

  it('hold a request with its queries under the trace that the caller named, and join the log', async () => {
    const { bearer } = await api.signIn();
    const headers = { ...bearer, traceparent: `00-${parent.trace}-${parent.span}-01` };
    await api.request.get('/api/auth/me?secret=do-not-tell').set(headers).expect(200);
    await tracing.flush();
    const spans = exporter.getFinishedSpans();
    const request = spans.find(({ name }) => name === 'getCurrentUser');
    expect(request?.spanContext().traceId).toBe(parent.trace);
    expect(request?.parentSpanContext?.spanId).toBe(parent.span);
    expect(request?.attributes).toMatchObject({
      'http.request.method': 'GET',
      'http.response.status_code': 200,
    });
    const queries = spans.filter((span) => span.parentSpanContext?.spanId === request?.spanContext().spanId);
    expect(queries.map(({ attributes }) => attributes['db.system.name'])).toContain('postgresql');
    const line = lines
      .map((each) => JSON.parse(each) as Record<string, unknown>)
      .find(({ msg }) => msg === 'request');
    expect(line).toMatchObject({ trace_id: parent.trace, span_id: request?.spanContext().spanId });
    const recorded = JSON.stringify(spans.map(({ name, attributes }) => ({ name, attributes })));
    expect(recorded).not.toContain('do-not-tell');
    expect(recorded).not.toContain(bearer.Authorization.slice(7));
  });
});

describe('[W-262] the standard variables', () => {
  it.each([
    [{}, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }, true],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:4318/v1/traces' }, true],
    [{ OTEL_TRACES_EXPORTER: 'otlp' }, true],
    [{ OTEL_TRACES_EXPORTER: 'none', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }, false],
    [{ OTEL_SDK_DISABLED: 'true', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }, false],
  ])('%j: %s', (source, wanted) => expect(wantsTraces(source)).toBe(wanted));

  it('load nothing when they ask for nothing', async () => {
    const script = `
      import { createRequire } from 'node:module';
      const { loadTelemetry } = await import('./api/composition/telemetry.ts');
      const { cache } = createRequire(import.meta.url);
      const loaded = () => Object.keys(cache).filter((path) => /prom-client|@opentelemetry/.test(path)).length;
      await loadTelemetry('api', {}, {});
      const before = loaded();
      await loadTelemetry('api', { metricsPort: 0 }, { OTEL_TRACES_EXPORTER: 'otlp' });
      console.log(before, loaded() > 5);
      process.exit(0);`;
    const root = join(import.meta.dirname, '../../..');
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
      cwd: root,
    });
    expect(stdout.trim()).toBe('0 true');
  });
});

it('a log without traces has no fields of them', () => {
  const { logger, lines } = recordLog();
  logger.info({}, 'hello');
  expect(lines[0]).not.toContain('trace_id');
});
