import * as contract from '@baize/contract/agent';
import { type Route, serve } from '../../base/kernel/index.ts';
import { rulesOf } from '../../cashier/transfers/index.ts';
import { moveMember } from './move-member.ts';
import type { AgentsOptions } from './options.ts';
import { setRebate } from './rates/set-rebate.ts';
import { changeLink } from './register/change-link.ts';
import { createDownline } from './register/create-downline.ts';
import { createLink } from './register/create-link.ts';
import { readRegisterCenter } from './register/read-register-center.ts';
import { renewFirstPassword } from './register/renew-first-password.ts';
import { visitLink } from './register/visit-link.ts';
import { readTransferDesk } from './sending/read-transfer-desk.ts';
import { transferToDownline } from './sending/transfer-to-downline.ts';

export const agentsRoutes = (options: AgentsOptions): readonly Route[] => {
  const { brand } = options.site;
  const rules = rulesOf(brand);
  return [
    serve(contract.readRegisterCenter, readRegisterCenter(brand)),
    serve(contract.createLink, createLink(brand)),
    serve(contract.changeLink, changeLink),
    serve(contract.visitLink, visitLink(brand)),
    serve(contract.createDownline, createDownline(options)),
    serve(contract.renewFirstPassword, renewFirstPassword),
    serve(contract.setRebate, setRebate(brand)),
    serve(contract.readTransferDesk, readTransferDesk(rules)),
    serve(contract.transferToDownline, transferToDownline(rules)),
    serve(contract.moveMember, moveMember(options)),
  ];
};
