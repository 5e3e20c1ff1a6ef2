import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Container } from 'inversify';
import { FollowedGateway } from '../adapters/telemetry/followed-gateway.ts';
import { FollowedMailer } from '../adapters/telemetry/followed-mailer.ts';
import { FollowedReading } from '../adapters/telemetry/followed-reading.ts';
import { createMetricsServer } from '../adapters/telemetry/metrics-server.ts';
import type { PrometheusMeters } from '../adapters/telemetry/prometheus-meters.ts';
import type { Telemetry } from '../ports/shared/telemetry.ts';
import type { Environment } from './environment.ts';
import { tokens } from './tokens.ts';

type Part = 'api' | 'worker';

interface OpenTelemetry extends Telemetry {
  meters: PrometheusMeters | null;
}

const metricsPortOf = (part: Part, { metricsPort, workerMetricsPort }: Environment): number | undefined =>
  part === 'api' ? metricsPort : workerMetricsPort;

/** Whether the standard variables of OpenTelemetry ask for traces; they name where to, or that there are none. */
export function wantsTraces(source: Record<string, string | undefined>): boolean {
  if (source.OTEL_SDK_DISABLED?.toLowerCase() === 'true') return false;
  if (source.OTEL_TRACES_EXPORTER !== undefined) return source.OTEL_TRACES_EXPORTER === 'otlp';
  return Boolean(source.OTEL_EXPORTER_OTLP_ENDPOINT ?? source.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT);
}

/** What the settings ask for. The libraries of what they do not ask for are not loaded. */
export async function loadTelemetry(
  part: Part,
  environment: Environment,
  source: Record<string, string | undefined> = process.env,
): Promise<OpenTelemetry> {
  const wantsMetrics = metricsPortOf(part, environment) !== undefined;
  const metrics = wantsMetrics ? await import('../adapters/telemetry/prometheus-meters.ts') : null;
  const traces = wantsTraces(source) ? await import('../adapters/telemetry/otlp-tracing.ts') : null;
  return {
    meters: metrics && new metrics.PrometheusMeters({ part }),
    tracing: traces && new traces.OtlpTracing(part),
  };
}

/** Lets `telemetry` hear what is read, paid and mailed. */
export function follow(container: Container, telemetry: Telemetry): void {
  if (!telemetry.meters && !telemetry.tracing) return;
  container.onActivation(
    tokens.reading,
    (_context, reading) => new FollowedReading({ reading, telemetry, now: () => performance.now() }),
  );
  container.onActivation(tokens.gateway, (_context, gateway) => new FollowedGateway({ gateway, telemetry }));
  container.onActivation(tokens.mailer, (_context, mailer) => new FollowedMailer({ mailer, telemetry }));
}

/** Answers /metrics on its own port, where the settings name one; resolves with how to stop. */
export async function serveMetrics(
  part: Part,
  container: Container,
  { meters, tracing }: OpenTelemetry,
): Promise<() => Promise<void>> {
  const environment = container.get(tokens.environment);
  const figures = container.get(tokens.systemFigures);
  const port = metricsPortOf(part, environment);
  let server: Server | undefined;
  if (meters && port !== undefined) {
    meters.watch(figures);
    if (part === 'worker') meters.watchShared(figures, () => container.get(tokens.clock).now());
    server = createMetricsServer({ token: environment.metricsToken, text: () => meters.text() });
    server.listen(port, environment.metricsHost);
    await once(server, 'listening');
    container.get(tokens.log).info({ address: server.address() }, 'Metrics are served');
  }
  return async () => {
    server?.close();
    server?.closeAllConnections();
    await tracing?.close();
  };
}
