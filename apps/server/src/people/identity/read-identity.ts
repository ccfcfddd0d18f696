import type { IdentityState } from '@baize/contract/identity';
import { dayOf } from '@baize/std/day';
import type { Db, Tx } from '../../base/db/index.ts';
import type { Ctx } from '../../base/kernel/index.ts';
import { readLevel } from './ensure-level.ts';
import type { IdentityOptions } from './options.ts';
import * as queries from './queries.ts';
import { isGood } from './rules.ts';

export const readIdentity =
  (options: IdentityOptions) =>
  (ctx: Ctx): Promise<IdentityState> =>
    viewIdentity(options)(ctx, ctx.db);

export const viewIdentity =
  ({ brand }: IdentityOptions) =>
  async ({ caller, clock }: Ctx, db: Db | Tx): Promise<IdentityState> => {
    const { memberId } = caller;
    const today = dayOf(clock.now(), brand.timezone);
    const approved = await queries.findApproved(db, memberId);
    const last = await queries.findLast(db, memberId);
    const { deposit, withdrawal, limits, picturesKeptDays } = brand.identity;
    return {
      level: await readLevel(db, memberId, today),
      isExpired: approved !== undefined && !isGood(approved, today),
      check: last
        ? {
            checkId: last.id,
            document: last.document,
            status: last.status,
            askedAt: last.asked_at.toISOString(),
            expiresOn: last.expires_on,
            reason: last.reason,
          }
        : null,
      needs: { deposit, withdrawal, limits },
      picturesKeptDays,
    };
  };
