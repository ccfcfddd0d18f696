import type { Input, Output } from '@baize/contract/endpoint';
import type {
  decideReferredSlip,
  listReferredSlips,
  ReferredSlip,
} from '@baize/contract/trading-desk';
import type { Id, MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { listAccounts } from '../../people/members/index.ts';
import { actAtBook, askBook, type Desk, type Operating } from './ask-book.ts';
import { type BookEvent, type Speaking, viewSide } from './view-match.ts';

type BookLeg = {
  readonly eventId: string;
  readonly event: BookEvent | null;
  readonly type?: string;
  readonly specifiers?: Readonly<Record<string, string>>;
  readonly outcome: string;
  readonly odds: number;
  readonly now: { readonly odds: number | null; readonly status: string } | null;
};

type BookSlip = {
  readonly slipId: Id<'slp'>;
  readonly player: MemberId;
  readonly system: string;
  readonly stake: string;
  readonly largestReturn: string;
  readonly placedAt: string;
  readonly legs: readonly BookLeg[];
};

/** Large bets that wait for a trader. */
export const listReferrals =
  (desk: Desk) =>
  async (ctx: Operating): Promise<Output<typeof listReferredSlips>> => {
    const slips = await askBook<readonly BookSlip[]>(desk, ctx, ['list-referrals', {}]);
    const accounts = await listAccounts(
      ctx.db,
      slips.map(({ player }) => player),
    );
    return {
      slips: slips.map((slip) => ({
        slipId: slip.slipId,
        memberId: slip.player,
        account: accounts.get(slip.player) ?? '',
        system: slip.system,
        stake: minor(BigInt(slip.stake)),
        largestReturn: minor(BigInt(slip.largestReturn)),
        placedAt: slip.placedAt,
        legs: slip.legs.map((leg) => viewLeg(ctx, leg)),
      })),
    };
  };

const NOBODY = { name: '', short: '' };

const viewLeg = (ctx: Speaking, leg: BookLeg): ReferredSlip['legs'][number] => ({
  eventId: leg.eventId,
  home: leg.event ? viewSide(ctx, leg.event.fixture.home) : NOBODY,
  away: leg.event ? viewSide(ctx, leg.event.fixture.away) : NOBODY,
  type: leg.type ?? '',
  specifiers: { ...leg.specifiers },
  outcome: leg.outcome,
  odds: leg.odds,
  oddsNow: leg.now?.status === 'active' ? leg.now.odds : null,
});

/** Takes a large bet or refuses it. */
export const decideReferral =
  (desk: Desk) =>
  async (
    ctx: Operating,
    { slipId, decision }: Input<typeof decideReferredSlip>,
  ): Promise<Output<typeof decideReferredSlip>> => {
    const { status, reason } = await actAtBook<Output<typeof decideReferredSlip>>(desk, ctx, {
      call: ['decide-referral', { slipId, decision, by: ctx.caller.operatorId }],
      line: {
        action: decision === 'accept' ? 'trading.bet_accepted' : 'trading.bet_refused',
        subject: slipId,
      },
    });
    return { status, reason };
  };
