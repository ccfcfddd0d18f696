import * as contract from '@baize/contract/wallet';
import { type Route, serve } from '../../base/kernel/index.ts';
import { readBalance } from './read-balance.ts';

export const playRoutes: readonly Route[] = [serve(contract.readBalance, readBalance)];
