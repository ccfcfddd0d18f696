import type { OperatorRole } from '@baize/contract/operator-roles';
import { assert } from '@baize/std/assert';
import type { Id } from '@baize/std/id';
import { Secret, TOTP } from 'otpauth';
import type { Ctx, OperatorCaller } from '../kernel/index.ts';
import { seedOperator } from '../operators/index.ts';
import { origin, type TestWorld } from './world.ts';

/** An operator whose session nobody asks for. */
export const operatorOf = (trusted: OperatorRole = 'admin', place = 0): OperatorCaller => ({
  role: 'operator',
  operatorId: `opr_01HF7YAT0000000000000000${String(place).padStart(2, '0')}` as Id<'opr'>,
  sessionId: `ops_01HF7YAT0000000000000000${String(place).padStart(2, '0')}` as Id<'ops'>,
  trusted,
});

export const OPERATOR_PASSWORD = 'harbour-lotus-24';

let made = 0;

export type GivenOperator = {
  readonly caller: OperatorCaller;
  readonly username: string;
  readonly totpKey: string;
};

/** An operator who is in the database, with a password and an authenticator. */
export async function givenOperator(
  world: TestWorld,
  role: OperatorRole = 'admin',
): Promise<GivenOperator> {
  made += 1;
  const username = `operator${made}`;
  const totpKey = new Secret({ size: 20 }).base32;
  const name = `Operator ${made}`;
  await seedOperator(world, { username, name, role, password: OPERATOR_PASSWORD, totpKey });
  const row = await world.db
    .selectFrom('operators_operator')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirst();
  assert(row, 'who was seeded is there');
  return { caller: { ...operatorOf(role), operatorId: row.id }, username, totpKey };
}

/** What the authenticator shows at this moment, or that many steps of half a minute later. */
export const codeOf = (world: TestWorld, totpKey: string, stepsLater = 0): string =>
  new TOTP({ secret: Secret.fromBase32(totpKey) }).generate({
    timestamp: world.clock.now().getTime() + stepsLater * 30_000,
  });

/** What an operation is handed when an operator asks for it. */
export const operatorCtx = (world: TestWorld, caller: OperatorCaller): Ctx<OperatorCaller> => ({
  ...world,
  caller,
  origin: origin(),
});
