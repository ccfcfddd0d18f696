import type { OperatorRole } from '@baize/contract/operator-roles';
import { DAY_MS, later } from '@baize/std/time';
import type { World } from '../../base/kernel/index.ts';
import { hashPassword } from '../credentials/index.ts';
import * as queries from './queries.ts';

export type SeededOperator = {
  readonly username: string;
  readonly name: string;
  readonly role: OperatorRole;
  readonly password: string;
  /** The key of an authenticator, in base 32, which counts at once. */
  readonly totpKey: string;
};

/** An operator to look around with. Who is there already stays as they are. */
export async function seedOperator(world: World, operator: SeededOperator): Promise<void> {
  if (await queries.findByUsername(world.db, operator.username)) return;
  const now = world.clock.now();
  const password_hash = await hashPassword(world, operator.password);
  await world.db.transaction().execute((tx) =>
    queries.insertOperator(tx, {
      id: world.newId('opr'),
      username: operator.username,
      name: operator.name,
      role: operator.role,
      is_active: true,
      email: null,
      made_by: null,
      // Known from before: they may approve at once.
      set_up_at: later(now, -DAY_MS),
      password_hash,
      totp_secret: operator.totpKey,
      totp_confirmed_at: now,
      totp_step: 0n,
      created_at: now,
      last_sign_in_at: null,
      is_demo: true,
    }),
  );
}
