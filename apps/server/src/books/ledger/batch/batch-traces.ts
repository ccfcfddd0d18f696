import { type Context, context, type Link, ROOT_CONTEXT, trace } from '@opentelemetry/api';
import { inSpan, isTracing } from '../../../base/kernel/index.ts';

/**
 * Remembers in whose span a request was submitted. The span of a batch is a child of the one that
 * waited longest and is linked to the others: a span has one parent, a batch answers many.
 */
export class BatchTraces<Request> {
  readonly #origins = new WeakMap<object, Context>();

  note(request: Request): void {
    if (isTracing() && isObject(request)) this.#origins.set(request, context.active());
  }

  run<Answer>(requests: readonly Request[], work: () => Promise<Answer>): Promise<Answer> {
    const origins = requests.flatMap((request) =>
      isObject(request) ? (this.#origins.get(request) ?? []) : [],
    );
    const [parent = ROOT_CONTEXT, ...others] = origins;
    const attributes = { 'baize.batch.requests': requests.length };
    return inSpan(
      { name: 'ledger batch', parent, links: others.flatMap(linkOf), attributes },
      work,
    );
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function linkOf(origin: Context): Link[] {
  const spanContext = trace.getSpanContext(origin);
  return spanContext ? [{ context: spanContext }] : [];
}
