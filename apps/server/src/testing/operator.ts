import type { Endpoint } from '@baize/contract/endpoint';
import type { Envelope } from '@baize/contract/envelope';
import { type OperatorRole, permissionsOf } from '@baize/contract/operator-roles';
import { assert } from '@baize/std/assert';
import type { Id } from '@baize/std/id';
import { DAY_MS, later } from '@baize/std/time';
import { Secret, TOTP } from 'otpauth';
import { sealValue } from '../base/db/index.ts';
import {
  answer,
  type Caller,
  type Ctx,
  type OperatorCaller,
  type Route,
} from '../base/kernel/index.ts';
import { seedOperator } from '../people/operators/index.ts';
import { asked, origin, type TestWorld } from './world.ts';

/** An operator whose session nobody asks for. */
export const operatorOf = (role: OperatorRole = 'admin', place = 0): OperatorCaller => ({
  role: 'operator',
  operatorId: `opr_01HF7YAT0000000000000000${String(place).padStart(2, '0')}` as Id<'opr'>,
  sessionId: `ops_01HF7YAT0000000000000000${String(place).padStart(2, '0')}` as Id<'ops'>,
  trusted: permissionsOf(role),
});

/** What operators depend on where a test says nothing else. */
export const OPERATING = { publicUrl: 'https://site.example', canMail: true };

export const OPERATOR_PASSWORD = 'harbour-lotus-24';

let made = 0;

export type GivenOperator = {
  readonly caller: OperatorCaller;
  readonly username: string;
  readonly name: string;
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
  return { caller: { ...operatorOf(role), operatorId: row.id }, username, name, totpKey };
}

/** Puts operators that nobody signs in as into the database, where what they may is read again. */
export async function seatOperators(
  world: TestWorld,
  role: OperatorRole,
  callers: readonly OperatorCaller[],
): Promise<void> {
  for (const { operatorId: id } of callers) {
    const place = { of: 'operators_operator.totp_secret', row: id } as const;
    const totp_secret = sealValue(world.db, place, new Secret({ size: 20 }).base32);
    const known = { id, username: id.toLowerCase(), name: id, role, totp_secret };
    const set_up_at = later(world.clock.now(), -DAY_MS);
    await world.db
      .insertInto('operators_operator')
      .values({ ...known, set_up_at, created_at: set_up_at })
      .execute();
  }
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

/** Makes calls of these routes as somebody does, from the wire to the wire. */
export const callerOf =
  (world: TestWorld, routes: readonly Route[]) =>
  async (
    caller: Caller | null,
    endpoint: Endpoint,
    wire: Readonly<Record<string, unknown>> = {},
  ) => {
    const route = routes.find((each) => each.endpoint === endpoint);
    assert(route, `${endpoint.path} is served`);
    const told = { ...world, wording: (code: string) => code };
    const { body } = await answer(route, told, asked(wire, { caller }));
    const { message, value } = body as Envelope<Record<string, unknown>>;
    return { message, value: value as Record<string, never> };
  };
