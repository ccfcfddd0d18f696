import { permissionsOf } from '@baize/contract/operator-roles';
import { decideWithdrawal } from '@baize/contract/withdrawal';
import { assert } from '@baize/std/assert';
import type { Id } from '@baize/std/id';
import { loadBrand } from '../apps/server/src/base/brand/index.ts';
import { withdrawalsRoutes } from '../apps/server/src/cashier/withdrawals/index.ts';
import type { People } from './people.ts';

/** Decides as an operator of the brand would in the console. */
export async function approvePayout({ world }: People, orderId: string): Promise<void> {
  const { brand } = loadBrand('mekhala');
  const route = withdrawalsRoutes({ brand }).find(({ endpoint }) => endpoint === decideWithdrawal);
  assert(route, 'operators decide on withdrawals');
  const operator = await world.db
    .selectFrom('operators_operator')
    .select('id')
    .where('role', '=', 'finance')
    .executeTakeFirstOrThrow();
  const caller = {
    role: 'operator',
    operatorId: operator.id,
    sessionId: world.newId('ops'),
    trusted: permissionsOf('finance'),
  } as const;
  const origin = {
    requestId: 'e2e-decision',
    ip: '127.0.0.1',
    proxyRegion: null,
    language: 'EN',
    userAgent: 'e2e',
  };
  const decision = { orderId: orderId as Id<'wdr'>, decision: 'approve', reason: '' } as const;
  await route.run({ ...world, caller, origin }, decision);
}
