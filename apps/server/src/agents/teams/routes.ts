import * as contract from '@baize/contract/team';
import * as oneBet from '@baize/contract/team-bet';
import { type Route, serve } from '../../base/kernel/index.ts';
import { listDownlines } from './list-downlines.ts';
import { listTeamBets } from './list-team-bets.ts';
import { listTeamEntries } from './list-team-entries.ts';
import type { TeamsOptions } from './options.ts';
import { readDownline } from './read-downline.ts';
import { readTeamBet } from './read-team-bet.ts';
import { readTeamOverview } from './read-team-overview.ts';
import { readTeamProfit } from './read-team-profit.ts';

export const teamsRoutes = (options: TeamsOptions): readonly Route[] => [
  serve(contract.readTeamOverview, (ctx, input) => readTeamOverview(ctx, options, input)),
  serve(contract.listDownlines, (ctx, input) => listDownlines(ctx, options, input)),
  serve(contract.readDownline, (ctx, input) => readDownline(ctx, options, input)),
  serve(contract.readTeamProfit, (ctx, input) => readTeamProfit(ctx, options, input)),
  serve(contract.listTeamBets, (ctx, input) => listTeamBets(ctx, options, input)),
  serve(oneBet.readTeamBet, (ctx, input) => readTeamBet(ctx, options, input)),
  serve(contract.listTeamEntries, (ctx, input) => listTeamEntries(ctx, options, input)),
];
