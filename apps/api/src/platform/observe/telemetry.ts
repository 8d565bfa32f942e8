import { setTimeout as delay } from 'node:timers/promises';
import * as api from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import { metricProducer } from './metric-producer.ts';
import type { Metrics } from './metrics.ts';
import { traceWith } from './spans.ts';

export type Telemetry = {
  /** Sends what is left. */
  stop: () => Promise<void>;
};

/** A collector that does not answer must not delay the end of the server. */
const STOP_WITHIN_MS = 3000;

type Parts = { ratio: number; metrics: Metrics; log: Logger };

/**
 * Sends traces, and every minute the metrics of `/metrics`, by OTLP over HTTP. Loaded only if an endpoint is set. The exporters read the standard variables themselves
 * (OTEL_EXPORTER_OTLP_ENDPOINT, …_HEADERS, …_TIMEOUT).
 */
export const startTelemetry = ({ ratio, metrics, log }: Parts): Telemetry => {
  // The collector's answer may repeat what was sent, so the log tells only that it failed.
  const failed = (): void => log.warn('traces or metrics could not be sent to the collector');
  const quiet = (): void => undefined;
  api.diag.setLogger({ error: failed, warn: quiet, info: quiet, debug: quiet, verbose: quiet });

  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'dasbor-api' }))
    .merge(detectResources({ detectors: [envDetector, serviceNameEnvDetector] }));
  const traces = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  api.context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  api.propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  api.trace.setGlobalTracerProvider(traces);
  traceWith(api);

  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(),
    metricProducers: [metricProducer(metrics)],
  });
  const meters = new MeterProvider({ resource, readers: [reader] });
  return {
    stop: async () => {
      traceWith(undefined);
      const sent = Promise.allSettled([traces.shutdown(), meters.shutdown()]);
      await Promise.race([sent, delay(STOP_WITHIN_MS, undefined, { ref: false })]);
      for (const part of [api.trace, api.propagation, api.context, api.diag]) part.disable();
    },
  };
};
