import type { MemberId } from '@baize/std/id';
import type { Tx } from '../../base/db/index.ts';
import type { Ctx, World } from '../../base/kernel/index.ts';
import { send, type TemplateFacts } from '../delivery/index.ts';
import { getMember, getProfile } from '../members/index.ts';
import { writeMessage } from '../messages/index.ts';

type Teller = Pick<World, 'clock' | 'newId'> & Pick<Ctx, 'origin'>;

type News =
  | { readonly template: 'new_login'; readonly facts: TemplateFacts['new_login'] }
  | { readonly template: 'password_changed'; readonly facts: TemplateFacts['password_changed'] };

type LoginTold = { readonly memberId: MemberId; readonly isFromAfar: boolean };

/**
 * A login that is new for its member, told inside the site; from a new place, outside of it too. A browser
 * that forgot its name is a new device at a known place, and no reason for an e-mail each day.
 */
export async function tellOfLogin(
  ctx: Teller,
  tx: Tx,
  { memberId, isFromAfar }: LoginTold,
): Promise<void> {
  const { origin, clock } = ctx;
  const at = clock.now();
  const facts = { address: origin.ip, at };
  if (isFromAfar) await notifyMember(ctx, tx, { memberId, template: 'new_login', facts });
  await writeMessage(ctx, tx, {
    memberId,
    news: {
      kind: 'login_new',
      at: at.toISOString(),
      address: origin.ip,
      device: origin.userAgent,
    },
  });
}

/** Tells members what happened to their account where they can be reached for certain, if at all. */
export async function notifyMember(
  ctx: Teller,
  tx: Tx,
  { memberId, ...news }: News & { readonly memberId: MemberId },
): Promise<void> {
  const { email, email_verified_at, mobile, mobile_verified_at } = await getProfile(tx, memberId);
  const member = await getMember(tx, memberId);
  const language = member.language ?? ctx.origin.language;
  if (email && email_verified_at) {
    await send(tx, ctx, { channel: 'email', target: email, language, ...news });
  } else if (mobile && mobile_verified_at) {
    await send(tx, ctx, { channel: 'sms', target: mobile, language, ...news });
  }
}
