import { createHash } from 'node:crypto';
import type * as contract from '@baize/contract/agent';
import type { Brand } from '@baize/contract/brand';
import type { Input, Output } from '@baize/contract/endpoint';
import { assert } from '@baize/std/assert';
import { type Day, dayOf } from '@baize/std/day';
import type { Caller, Ctx, World } from '../../../base/kernel/index.ts';
import { findOpenLink } from './link-queries.ts';
import * as queries from './visit-queries.ts';

type Call = typeof contract.visitLink;

/**
 * Counts whoever opens a link, once a day. A code of nobody is answered like any other, so that
 * codes cannot be found out here.
 */
export const visitLink =
  (brand: Brand) =>
  async (ctx: Ctx<Caller | null>, { code }: Input<Call>): Promise<Output<Call>> => {
    const link = /^[A-Za-z0-9]+$/.test(code) ? await findOpenLink(ctx.db, code) : undefined;
    if (!link) return {};
    const today = dayOf(ctx.clock.now(), brand.timezone);
    const { ip, userAgent } = ctx.origin;
    const who = [await saltOf(ctx, today), link.id, ip, userAgent].join('\n');
    const visitor_hash = createHash('sha256').update(who).digest('base64url');
    await queries.insertVisit(ctx.db, { link_id: link.id, visited_on: today, visitor_hash });
    return {};
  };

/** Of chance, and forgotten when the day is over: from then on no hash can be traced to anybody. */
async function saltOf({ db, chance }: Pick<World, 'db' | 'chance'>, today: Day): Promise<string> {
  const known = await queries.findSalt(db, today);
  if (known !== null) return known;
  const salt = Buffer.from(chance.bytes(32)).toString('base64url');
  await queries.insertSalt(db, { visited_on: today, salt });
  await queries.deleteSaltsBefore(db, today);
  const kept = await queries.findSalt(db, today);
  assert(kept, 'the salt of the day is there');
  return kept;
}
