import type { Brand } from '@baize/contract/brand';
import * as contract from '@baize/contract/operator';
import { type Mode, type Route, serve } from '../kernel/index.ts';
import { addOperator } from './add-operator.ts';
import { createListAudit } from './audit/list-audit.ts';
import { changeOperator } from './change-operator.ts';
import { listOperators } from './list-operators.ts';
import { readOperator } from './read-operator.ts';
import { signInOperator } from './sign-in-operator.ts';
import { signOutOperator } from './sign-out-operator.ts';

type Place = { readonly brand: Brand; readonly mode?: Mode | undefined };

export const operatorsRoutes = ({ brand, mode }: Place): readonly Route[] => [
  serve(contract.signInOperator, (ctx, input) => signInOperator(ctx, { brand, mode }, input)),
  serve(contract.signOutOperator, signOutOperator),
  serve(contract.readOperator, (ctx) => readOperator(ctx, brand)),
  serve(contract.listAudit, createListAudit()),
  serve(contract.listOperators, listOperators),
  serve(contract.addOperator, addOperator),
  serve(contract.changeOperator, changeOperator),
];
