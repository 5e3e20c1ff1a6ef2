import { context, propagation, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base';
import type {
  NoteOnStep,
  QueryEvents,
  TracedQuery,
  TracedStep,
  Tracing,
} from '../../ports/shared/telemetry.ts';

const kinds = { request: SpanKind.SERVER, job: SpanKind.CONSUMER, step: SpanKind.INTERNAL };

/**
 * `Tracing` by OpenTelemetry, sent in its own protocol (OTLP, protobuf over http). The libraries read the standard variables
 * themselves: OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER and the others.
 */
export class OtlpTracing implements Tracing {
  readonly #provider: BasicTracerProvider;
  readonly #tracer;

  constructor(part: string, exporter: SpanExporter = new OTLPTraceExporter()) {
    const named = resourceFromAttributes({ 'service.name': `wickwise-${part}` });
    this.#provider = new BasicTracerProvider({
      resource: named.merge(detectResources({ detectors: [envDetector] })),
      spanProcessors: [new BatchSpanProcessor(exporter)],
    });
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
    propagation.setGlobalPropagator(new W3CTraceContextPropagator());
    this.#tracer = this.#provider.getTracer('wickwise');
  }

  step<T>(
    { name, kind, attributes = {}, headers }: TracedStep,
    work: (note: NoteOnStep) => Promise<T>,
  ): Promise<T> {
    const parent = headers ? propagation.extract(context.active(), headers) : context.active();
    const span = this.#tracer.startSpan(name, { kind: kinds[kind], attributes }, parent);
    const note: NoteOnStep = (about) => {
      if (about.name !== undefined) span.updateName(about.name);
      span.setAttributes(about.attributes);
    };
    return context.with(trace.setSpan(parent, span), async () => {
      try {
        return await work(note);
      } catch (error) {
        fail(span, error);
        throw error;
      } finally {
        span.end();
      }
    });
  }

  followQueries(pool: QueryEvents): void {
    const open = new Map<string, Span>();
    const end = (id: string, error?: unknown): void => {
      const span = open.get(id);
      open.delete(id);
      if (error !== undefined && span) fail(span, error);
      span?.end();
    };
    pool.on('query', ({ __knexQueryUid: id, sql }: TracedQuery) => {
      // What is asked outside any work (a probe, a scrape) would be a trace of one step.
      if (trace.getActiveSpan() === undefined) return;
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': sql.slice(0, 2000) };
      const name = sql.trimStart().split(/\s/, 1)[0]?.toLowerCase() ?? 'query';
      open.set(id, this.#tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }));
    });
    pool.on('query-response', (_response: unknown, { __knexQueryUid: id }: TracedQuery) => end(id));
    pool.on('query-error', (error: unknown, { __knexQueryUid: id }: TracedQuery) => end(id, error));
  }

  readonly logFields = (): Record<string, string> => {
    const span = trace.getActiveSpan()?.spanContext();
    return span ? { trace_id: span.traceId, span_id: span.spanId } : {};
  };

  async flush(): Promise<void> {
    await this.#provider.forceFlush();
  }

  async close(): Promise<void> {
    await this.#provider.shutdown();
    context.disable();
    propagation.disable();
  }
}

function fail(span: Span, error: unknown): void {
  // The message of a database error may hold a row.
  span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' });
}
