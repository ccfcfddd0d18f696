import * as contract from '@baize/contract/operator';
import * as accessContract from '@baize/contract/operator-access';
import * as keyContract from '@baize/contract/operator-key';
import * as roleContract from '@baize/contract/operator-role';
import { type Route, serve } from '../../base/kernel/index.ts';
import { beginEmergency, endEmergency } from './access/emergency.ts';
import { readOperatorNetworks, setOperatorNetworks } from './access/networks.ts';
import { endOperatorSession, listOperatorSessions } from './access/sessions.ts';
import { addOperator } from './add-operator.ts';
import { createListAudit } from './audit/list-audit.ts';
import { changeOperator } from './change-operator.ts';
import { listOperatorKeys, makeOperatorKey, revokeOperatorKey } from './keys/manage-keys.ts';
import { listOperators } from './list-operators.ts';
import type { OperatorsOptions } from './options.ts';
import { readOperatorLink } from './read-link.ts';
import { readOperator } from './read-operator.ts';
import { listOperatorRoles, removeOperatorRole, setOperatorRole } from './roles/manage-roles.ts';
import { signInOperator } from './sign-in-operator.ts';
import { signOutOperator } from './sign-out-operator.ts';
import { useOperatorLink } from './use-link.ts';

export const operatorsRoutes = (options: OperatorsOptions): readonly Route[] => [
  serve(contract.signInOperator, (ctx, input) => signInOperator(ctx, options, input)),
  serve(contract.readOperatorLink, (ctx, input) => readOperatorLink(ctx, options, input)),
  serve(contract.useOperatorLink, (ctx, input) => useOperatorLink(ctx, input)),
  serve(contract.signOutOperator, signOutOperator),
  serve(contract.readOperator, (ctx) => readOperator(ctx, options.brand)),
  serve(contract.listAudit, createListAudit(options.brand.timezone)),
  serve(contract.listOperators, listOperators),
  serve(contract.addOperator, (ctx, input) => addOperator(ctx, options, input)),
  serve(contract.changeOperator, (ctx, input) => changeOperator(ctx, options, input)),
  serve(roleContract.listOperatorRoles, listOperatorRoles),
  serve(roleContract.setOperatorRole, setOperatorRole),
  serve(roleContract.removeOperatorRole, removeOperatorRole),
  serve(accessContract.listOperatorSessions, listOperatorSessions),
  serve(accessContract.endOperatorSession, endOperatorSession),
  serve(accessContract.readOperatorNetworks, readOperatorNetworks),
  serve(accessContract.setOperatorNetworks, setOperatorNetworks),
  serve(accessContract.beginEmergency, (ctx, input) => beginEmergency(ctx, options, input)),
  serve(accessContract.endEmergency, endEmergency),
  serve(keyContract.listOperatorKeys, listOperatorKeys),
  serve(keyContract.makeOperatorKey, makeOperatorKey),
  serve(keyContract.revokeOperatorKey, revokeOperatorKey),
];
