import * as contract from '@baize/contract/records';
import { type Route, serve } from '../base/kernel/index.ts';
import { listBets } from './list-bets.ts';
import { listEntries } from './list-entries.ts';
import type { RecordsOptions } from './options.ts';
import { readBet } from './read-bet.ts';
import { readCredit } from './read-credit.ts';
import { readProfit } from './read-profit.ts';

export const recordsRoutes = (options: RecordsOptions): readonly Route[] => [
  serve(contract.listBets, (ctx, input) => listBets(ctx, options, input)),
  serve(contract.readBet, (ctx, input) => readBet(ctx, options, input)),
  serve(contract.listEntries, (ctx, input) => listEntries(ctx, options, input)),
  serve(contract.listEntriesByPost, (ctx, input) => listEntries(ctx, options, input)),
  serve(contract.readProfit, (ctx, input) => readProfit(ctx, options, input)),
  serve(contract.readCredit, (ctx, input) => readCredit(ctx, options, input)),
];
