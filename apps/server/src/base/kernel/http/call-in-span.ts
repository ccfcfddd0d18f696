import type { Endpoint } from '@baize/contract/endpoint';
import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { inSpan } from '../tracing.ts';
import type { Origin } from '../world.ts';
import type { KeptAnswer } from './kept-answers.ts';
import type { Reply } from './serve.ts';

/** A call of the contract as a span, which is found by the reference the caller was given. */
export function callInSpan(
  { method, path }: Endpoint,
  { requestId }: Origin,
  work: () => Promise<Reply | KeptAnswer>,
): Promise<Reply | KeptAnswer> {
  const attributes = {
    'http.request.method': method,
    'http.route': path,
    'baize.request_id': requestId,
  };
  return inSpan({ name: `${method} ${path}`, kind: SpanKind.SERVER, attributes }, async (span) => {
    const result = await work();
    const status = 'plain' in result ? 200 : result.status;
    span?.setAttribute('http.response.status_code', status);
    if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    return result;
  });
}
