import { context, type Tracer } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TracingOptions } from './tracing.ts';

/** A collector that is slow or away must not hold up a stop. */
const PATIENCE_MS = 3_000;

type TraceExport = { readonly tracer: Tracer; stop(): Promise<void> };

/** Batches spans and sends them by OTLP/HTTP; `OTEL_EXPORTER_OTLP_HEADERS` is read by the exporter. */
export function openExport({ endpoint, serviceName, share }: TracingOptions): TraceExport {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: PATIENCE_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  return {
    tracer: provider.getTracer('baize'),
    stop: async () => {
      context.disable();
      await provider.shutdown().catch(() => {});
    },
  };
}
