import type { Id, MemberId } from '@baize/std/id';
import type { Tx } from '../../base/db/index.ts';
import type { Ctx, World } from '../../base/kernel/index.ts';
import { setPassword } from '../credentials/index.ts';
import { endOtherSessions } from '../sessions/index.ts';
import { notifyMember } from './notify-member.ts';

type Replacement = {
  readonly memberId: MemberId;
  /** Made before the transaction: hashing waits its turn, and a connection should not. */
  readonly hash: string;
  /** The session that stays; null ends all. */
  readonly except: Id<'ses'> | null;
};

/** The new password holds everywhere at once, and the member hears of it; answers what ended. */
export async function replacePassword(
  ctx: World & Pick<Ctx, 'origin'>,
  tx: Tx,
  { memberId, hash, except }: Replacement,
): Promise<readonly Id<'ses'>[]> {
  await setPassword(ctx, tx, { memberId, kind: 'login', hash });
  const ended = await endOtherSessions(ctx, tx, { memberId, except, why: 'password' });
  const facts = { at: ctx.clock.now() };
  await notifyMember(ctx, tx, { memberId, template: 'password_changed', facts });
  return ended;
}
