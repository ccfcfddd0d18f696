import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/system';
import { dayOf } from '@baize/std/day';
import type { Instant } from '@baize/std/time';
import type { Site } from '../../base/brand/index.ts';
import type { Caller, Ctx } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';

type Call = typeof contract.reportProblem;

/** Takes the report down under a reference that can be read out on the telephone. */
export async function reportProblem(
  ctx: Ctx<Caller | null>,
  site: Site,
  input: Input<Call>,
): Promise<Output<Call>> {
  const now = ctx.clock.now();
  const reference = [
    prefixOf(site.brand.code),
    shortDay(now, site.brand.timezone),
    codeOf(ctx.chance.bytes(6)),
  ].join('-');
  await queries.insertProblem(ctx.db, {
    reference,
    kind: input.kind,
    page: input.page,
    url: input.url,
    message: input.message,
    user_agent: ctx.origin.userAgent,
    request_id: ctx.origin.requestId,
    created_at: now,
  });
  ctx.log.warn({ reference, kind: input.kind, page: input.page }, 'a visitor reported a problem');
  return { reference };
}

/** The first two consonants: Mekhala is MK, Copa is CP. */
const prefixOf = (code: string): string =>
  code
    .replace(/[^a-z]|[aeiou]/g, '')
    .slice(0, 2)
    .padEnd(2, 'x')
    .toUpperCase();

/** The day by the brand's clock, as 261115. */
const shortDay = (at: Instant, zone: string): string =>
  dayOf(at, zone).slice(2).replaceAll('-', '');

/** Crockford's base 32: no letter that could be taken for a figure. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const codeOf = (chance: Uint8Array): string =>
  Array.from(chance, (byte) => LETTERS.charAt(byte % 32)).join('');
