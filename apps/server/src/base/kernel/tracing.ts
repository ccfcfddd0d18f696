import {
  type Attributes,
  type Context,
  context,
  type Link,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';

export type SpanStart = {
  readonly name: string;
  readonly kind?: SpanKind;
  readonly attributes?: Attributes;
  /** Where the work was asked for, where that is not what runs it. */
  readonly parent?: Context;
  readonly links?: Link[];
};

export type TracingOptions = {
  /** The address of an OTLP/HTTP collector; spans go to `/v1/traces` below it. */
  readonly endpoint: string;
  readonly serviceName: string;
  /** Which share of traces is kept, from 0 to 1. */
  readonly share: number;
};

let tracer: Tracer | null = null;

/** False without a collector. The path of a bet asks first, so that it makes nothing for spans then. */
export const isTracing = (): boolean => tracer !== null;

/** Runs work within a span; without a collector just the work, and the span is null. */
export async function inSpan<Result>(
  { parent, ...start }: SpanStart,
  work: (span: Span | null) => Promise<Result>,
): Promise<Result> {
  if (!tracer) return work(null);
  const from = parent ?? context.active();
  const span = tracer.startSpan(start.name, start, from);
  try {
    return await context.with(trace.setSpan(from, span), work, undefined, span);
  } catch (error) {
    span.recordException(error instanceof Error ? error : String(error));
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

/** Adds to the span of whoever calls this. */
export const noteInSpan = (attributes: Attributes): void => {
  trace.getActiveSpan()?.setAttributes(attributes);
};

/** A call to a third party. Its answer's status is noted; what was sent and answered is not. */
export const fetchInSpan = (name: string, url: URL | string, init: RequestInit) =>
  inSpan(
    {
      name,
      kind: SpanKind.CLIENT,
      attributes: { 'http.request.method': 'POST', 'server.address': new URL(url).host },
    },
    async (span) => {
      const response = await fetch(url, init);
      span?.setAttribute('http.response.status_code', response.status);
      return response;
    },
  );

/** The current span as a job carries it (W3C `traceparent`); null without one. */
export function currentTraceparent(): string | null {
  const current = tracer && trace.getSpanContext(context.active());
  if (!current) return null;
  return `00-${current.traceId}-${current.spanId}-0${current.traceFlags & 1}`;
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-0([01])$/;

export function contextOf(traceparent: unknown): Context {
  const [, traceId, spanId, flag] = TRACEPARENT.exec(String(traceparent)) ?? [];
  if (!traceId || !spanId) return ROOT_CONTEXT;
  const traceFlags = Number(flag);
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

/** Sends spans to a collector until stopped. What does so is loaded only here. */
export async function startTracing(options: TracingOptions): Promise<{ stop(): Promise<void> }> {
  const { openExport } = await import('./trace-export.ts');
  const exported = openExport(options);
  tracer = exported.tracer;
  return {
    stop: async () => {
      tracer = null;
      await exported.stop();
    },
  };
}
