import type { Input } from '@baize/contract/endpoint';
import type {
  decideTradingLimit,
  MemberClass,
  setMemberClass,
  setTradingLimit,
  TradingLimit,
  TradingLimitChange,
  TradingLimits,
} from '@baize/contract/trading-limits';
import type { Id, MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { ensure } from '../../base/kernel/index.ts';
import { findByAccount, listAccounts } from '../../people/members/index.ts';
import { ensureMayApprove, operatorNames } from '../../people/operators/index.ts';
import { actAtBook, askBook, type Desk, type Operating } from './ask-book.ts';

/** As the book keeps it: amounts are texts. */
type KeptLimit = {
  readonly stakeMin: string;
  readonly returnMax: string;
  readonly playerMax: string;
  readonly outcomeMax: string;
  readonly livePpm: number;
  readonly referAbove: string;
};

type BookLimits = {
  readonly scopes: readonly string[];
  readonly limits: readonly (KeptLimit & {
    readonly scope: string;
    readonly by: string;
    readonly at: string;
  })[];
  readonly changes: readonly (Omit<TradingLimitChange, 'before' | 'after' | 'isMine'> & {
    readonly before: KeptLimit | null;
    readonly after: KeptLimit;
  })[];
  readonly players: readonly {
    readonly player: MemberId;
    readonly class: MemberClass;
    readonly by: string;
    readonly at: string;
  }[];
};

/** Every limit of sports, what was asked of them, and members in a class. */
export const listLimits =
  (desk: Desk) =>
  async (ctx: Operating): Promise<TradingLimits> => {
    const told = await askBook<BookLimits>(desk, ctx, ['list-sport-limits', {}]);
    const nameOf = await namesOf(ctx, [
      ...[...told.limits, ...told.players].map(({ by }) => by),
      ...told.changes.flatMap(({ askedBy, decidedBy }) => [askedBy, decidedBy ?? '']),
    ]);
    const accounts = await listAccounts(
      ctx.db,
      told.players.map(({ player }) => player),
    );
    return {
      scopes: [...told.scopes],
      limits: told.limits.map(({ scope, by, at, ...limit }) => ({
        scope,
        ...limitOf(limit),
        by: nameOf(by),
        at,
      })),
      changes: told.changes.map((change) => ({
        ...change,
        before: change.before && limitOf(change.before),
        after: limitOf(change.after),
        askedBy: nameOf(change.askedBy),
        isMine: change.askedBy === ctx.caller.operatorId,
        decidedBy: change.decidedBy && nameOf(change.decidedBy),
      })),
      members: told.players.map(({ player, by, ...row }) => ({
        memberId: player,
        account: accounts.get(player) ?? '',
        ...row,
        by: nameOf(by),
      })),
    };
  };

async function namesOf({ db }: Operating, ids: readonly string[]) {
  const people = ids.filter((by): by is Id<'opr'> => by.startsWith('opr_'));
  const names = await operatorNames(db, people);
  return (by: string): string => names.get(by as Id<'opr'>) ?? by;
}

const limitOf = (kept: KeptLimit): TradingLimit => ({
  stakeMin: minor(BigInt(kept.stakeMin)),
  returnMax: minor(BigInt(kept.returnMax)),
  playerMax: minor(BigInt(kept.playerMax)),
  outcomeMax: minor(BigInt(kept.outcomeMax)),
  livePpm: kept.livePpm,
  referAbove: minor(BigInt(kept.referAbove)),
});

/** Sets a limit, or puts it before a colleague when the house could lose more by it. */
export const setLimit =
  (desk: Desk) =>
  async (ctx: Operating, input: Input<typeof setTradingLimit>): Promise<TradingLimits> => {
    const { scope, reason } = input;
    const after = {
      stakeMin: `${input.stakeMin}`,
      returnMax: `${input.returnMax}`,
      playerMax: `${input.playerMax}`,
      outcomeMax: `${input.outcomeMax}`,
      livePpm: input.livePpm,
      referAbove: `${input.referAbove}`,
    };
    const by = ctx.caller.operatorId;
    await actAtBook(desk, ctx, {
      call: ['set-sport-limit', { scope, ...after, reason, by }],
      line: {
        action: 'trading.limit_set',
        subject: scope,
        reason,
        details: { ...after, livePpm: `${after.livePpm}` },
      },
    });
    return listLimits(desk)(ctx);
  };

/** Puts a limit that a colleague asked for in force, or refuses it. */
export const decideLimit =
  (desk: Desk) =>
  async (
    ctx: Operating,
    { changeId, decision }: Input<typeof decideTradingLimit>,
  ): Promise<TradingLimits> => {
    const { changes } = await askBook<BookLimits>(desk, ctx, ['list-sport-limits', {}]);
    const change = changes.find((each) => each.changeId === changeId);
    const { operatorId } = ctx.caller;
    if (decision === 'apply' && change && change.askedBy !== operatorId) {
      const askedBy = [change.askedBy as Id<'opr'>];
      await ctx.db.transaction().execute((tx) => ensureMayApprove(ctx, tx, { askedBy }));
    }
    await actAtBook(desk, ctx, {
      call: ['decide-sport-limit', { changeId, decision, by: operatorId }],
      line: {
        action: decision === 'apply' ? 'trading.limit_agreed' : 'trading.limit_refused',
        subject: change?.scope ?? changeId,
      },
    });
    return listLimits(desk)(ctx);
  };

/** Puts a member into a class, or back into the usual one. */
export const classMember =
  (desk: Desk) =>
  async (ctx: Operating, input: Input<typeof setMemberClass>): Promise<TradingLimits> => {
    const { account, reason } = input;
    const member = await findByAccount(ctx.db, account);
    ensure(member, 'member_not_found');
    await actAtBook(desk, ctx, {
      call: [
        'set-player-class',
        { player: member.id, class: input.class, reason, by: ctx.caller.operatorId },
      ],
      line: {
        action: 'trading.member_classed',
        subject: member.id,
        reason,
        details: { class: input.class },
      },
    });
    return listLimits(desk)(ctx);
  };
