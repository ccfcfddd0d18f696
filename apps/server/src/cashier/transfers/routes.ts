import type { Brand } from '@baize/contract/brand';
import * as contract from '@baize/contract/transfer';
import { type Route, serve } from '../../base/kernel/index.ts';
import { readUplineDesk } from './read-upline-desk.ts';
import { rulesOf } from './rules.ts';
import { transferToUpline } from './transfer-to-upline.ts';

export const transfersRoutes = (brand: Brand): readonly Route[] => {
  const rules = rulesOf(brand);
  return [
    serve(contract.readUplineDesk, readUplineDesk(rules)),
    serve(contract.transferToUpline, transferToUpline(rules)),
  ];
};
