import * as contract from '@baize/contract/bonus';
import { type Route, serve } from '../../base/kernel/index.ts';
import { giveUpBonus } from './give-up-bonus.ts';
import { listBonuses } from './list-bonuses.ts';

export const bonusesRoutes: readonly Route[] = [
  serve(contract.listBonuses, listBonuses),
  serve(contract.giveUpBonus, giveUpBonus),
];
