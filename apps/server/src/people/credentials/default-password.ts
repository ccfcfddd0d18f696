import type { Brand } from '@baize/contract/brand';
import { HOUR_MS, isBefore, later } from '@baize/std/time';
import type { Row, Tx } from '../../base/db/index.ts';
import { ensure, type World } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';
import { isStillPassword } from './set-password.ts';

type Password = Row<'credentials_password'>;
type DefaultPasswordLimit = Pick<Brand, 'defaultPasswordHours'>;

/** The default password is known to many: it is good only for a time after it was set. */
export function ensureInTime(
  { clock }: Pick<World, 'clock'>,
  { defaultPasswordHours }: DefaultPasswordLimit,
  { changed_at }: Pick<Password, 'changed_at'>,
): void {
  const end = later(changed_at, defaultPasswordHours * HOUR_MS);
  ensure(isBefore(clock.now(), end), 'default_password_late');
}

/** Uses the brand's default password of an account up; of two who come with it, one gets in. */
export async function takeDefaultPassword(
  world: Pick<World, 'clock'>,
  tx: Tx,
  { password, brand }: { readonly password: Password; readonly brand: DefaultPasswordLimit },
): Promise<void> {
  ensureInTime(world, brand, password);
  if (await queries.takeDefaultPassword(tx, password, world.clock.now())) return;
  ensure(await isStillPassword(tx, password), 'login_wrong');
  ensure(false, 'default_password_used');
}
