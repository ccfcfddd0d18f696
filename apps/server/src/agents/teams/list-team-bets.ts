import type { Input, Output } from '@baize/contract/endpoint';
import { type listTeamBets as Contract, TEAM_BET_DAYS_MAX } from '@baize/contract/team';
import { addDays } from '@baize/std/calendar';
import { atOneMoment, type Tx } from '../../base/db/index.ts';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import { listAccounts } from '../../people/members/index.ts';
import { findBetOfAny, listBetsOfMany } from '../../play/play/index.ts';
import {
  type BetSource,
  betPageOf,
  daysOf,
  ownBets,
  readFiguresOfMany,
  viewBet,
} from '../../records/index.ts';
import { findInTeam } from '../agents/index.ts';
import { findOfTeam, membersOfTeam } from './find-of-team.ts';
import type { TeamsOptions } from './options.ts';

type Call = typeof Contract;

/** A page of the bets of the caller's team, or of one of it, as they stand now. */
export const listTeamBets = (
  ctx: Ctx,
  options: TeamsOptions,
  input: Input<Call>,
): Promise<Output<Call>> => atOneMoment(ctx, (tx) => pageOf(ctx, tx, { options, input }));

type TeamBetsRequest = { readonly options: TeamsOptions; readonly input: Input<Call> };

async function pageOf(
  ctx: Ctx,
  tx: Tx,
  { options, input }: TeamBetsRequest,
): Promise<Output<Call>> {
  const now = ctx.clock.now();
  const { from, to } = daysOf(input, now, options.site.brand.timezone);
  ensure(addDays(from, TEAM_BET_DAYS_MAX) > to, 'invalid_input');
  const page = await betPageOf(options, await sourceOf(ctx, tx, input), {
    ...input,
    from,
    to,
    now,
  });
  const names = await listAccounts(tx, [...new Set(page.bets.map(({ memberId }) => memberId))]);
  const { spoken, bets, ...rest } = page;
  return {
    ...rest,
    bets: bets.map((bet) => ({
      ...viewBet(options, bet, spoken),
      memberId: bet.memberId,
      account: names.get(bet.memberId) ?? '',
    })),
  };
}

async function sourceOf(ctx: Ctx, tx: Tx, input: Input<Call>): Promise<BetSource> {
  const callerId = ctx.caller.memberId;
  if (input.account) {
    const { memberId } = await findOfTeam(tx, callerId, input.account);
    return ownBets(tx, memberId);
  }
  const members = await membersOfTeam(tx, callerId, input);
  return {
    figures: (days) => readFiguresOfMany(tx, members, days),
    list: (page) => listBetsOfMany(tx, { ...page, members }),
    find: async (name) => {
      const bet = await findBetOfAny(tx, name);
      return bet && (await findInTeam(tx, callerId, bet.memberId)) ? bet : undefined;
    },
  };
}
