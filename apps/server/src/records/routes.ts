import * as contract from '@baize/contract/records';
import { type Route, serve } from '../kernel/index.ts';
import { listBets } from './list-bets.ts';
import type { RecordsOptions } from './options.ts';
import { readBet } from './read-bet.ts';

export const recordsRoutes = (options: RecordsOptions): readonly Route[] => [
  serve(contract.listBets, (ctx, input) => listBets(ctx, options, input)),
  serve(contract.readBet, (ctx, input) => readBet(ctx, options, input)),
];
