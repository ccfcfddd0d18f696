import type { AgreementKind, AgreementList } from '@baize/contract/agreement';
import type { Person } from '@baize/contract/team-shapes';
import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import type { Db } from '../../base/db/index.ts';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import { getMember, listDirectMembers } from '../../people/members/index.ts';
import { canUse } from './kinds.ts';
import * as lists from './list-queries.ts';
import { isStale } from './offers/is-stale.ts';
import { type AgreementsOptions, ensureOn } from './options.ts';
import { findOwnBounds } from './own-bounds.ts';
import * as queries from './queries.ts';
import { viewAgreements } from './view.ts';

const WITHOUT_MAX = 200;

/** All that somebody has to do with one kind of agreement. */
export const listAgreements =
  (options: AgreementsOptions) =>
  async (ctx: Ctx, { kind }: { readonly kind: AgreementKind }): Promise<AgreementList> => {
    ensureOn(options);
    const { db } = ctx;
    const { memberId } = ctx.caller;
    const now = ctx.clock.now();
    ensure(await canUse(db, memberId, { kind, at: now }), 'access_restricted');
    const of = { payeeId: memberId, kind };
    const below = await lists.listBelow(db, { memberId, kind, now });
    const over = await lists.listOver(db, { memberId, kind, now });
    const own = await findOwnBounds(db, of, now);
    const view = (rows: readonly queries.AgreementRow[]) =>
      viewAgreements(db, rows, { viewer: memberId, now });
    const [mine, coming] = await view(await listOwn(db, of, now));
    const [offered] = await view(await listOffered(db, of, now));
    return {
      mine: mine ?? null,
      coming: coming ?? null,
      limit: own?.topRate ?? null,
      offered: offered ?? null,
      below: await view(below),
      history: await view(over),
      without: await listWithout(db, { memberId, below }),
    };
  };

/** What holds, and what follows on it; where nothing holds yet, what comes first. */
async function listOwn(db: Db, of: queries.Of, now: Instant) {
  const standing = await queries.listStanding(db, of, now);
  return standing.slice(0, 2);
}

async function listOffered(db: Db, of: queries.Of, now: Instant) {
  const offer = await queries.findOffer(db, of);
  return offer && !isStale(offer, await getMember(db, of.payeeId), now) ? [offer] : [];
}

type Below = { readonly memberId: MemberId; readonly below: readonly queries.AgreementRow[] };

async function listWithout(db: Db, { memberId, below }: Below): Promise<Person[]> {
  const except = below.map((row) => row.payee_id);
  const direct = await listDirectMembers(db, { uplineId: memberId, except, limit: WITHOUT_MAX });
  return direct.map(({ id, account }) => ({ memberId: id, account }));
}
