import { decideWithdrawal } from '@baize/contract/withdrawal';
import { assert } from '@baize/std/assert';
import type { Id } from '@baize/std/id';
import { DAY_MS, later } from '@baize/std/time';
import { loadBrand } from '../apps/server/src/brand/index.ts';
import { setPassword } from '../apps/server/src/credentials/index.ts';
import { insertBankAccount } from '../apps/server/src/members/index.ts';
import { withdrawalsRoutes } from '../apps/server/src/withdrawals/index.ts';
import { giveCash } from './cash.ts';
import type { People, Person } from './people.ts';

export const PAYMENT_PASSWORD = 'lotus-7-bridge';
const NAME = 'Ploy Rungruang';

/** Somebody with all that a withdrawal needs, and money in the wallet, in satang. */
export async function givenPayee(people: People, cash: bigint): Promise<Person> {
  const { world } = people;
  const person = await people.given({ profile: { full_name: NAME } });
  await giveCash(people, person, cash);
  await world.db.transaction().execute(async (tx) => {
    const secret = { memberId: person.id, kind: 'payment', password: PAYMENT_PASSWORD } as const;
    await setPassword(world, tx, secret);
    await insertBankAccount(tx, {
      id: world.newId('bka'),
      member_id: person.id,
      bank_name: 'Lantern Bank',
      account_number: '1234567890',
      account_name: NAME,
      created_at: later(world.clock.now(), -2 * DAY_MS),
      removed_at: null,
    });
  });
  return person;
}

/** Decides as an operator of the brand would in the console. */
export async function approve({ world }: People, orderId: string): Promise<void> {
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
    trusted: 'finance',
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
