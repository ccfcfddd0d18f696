import type { Tx } from '../../base/db/index.ts';
import type { Ctx } from '../../base/kernel/index.ts';
import { type Message, send } from '../delivery/index.ts';
import { getMember, getProfile } from '../members/index.ts';

type Profile = Awaited<ReturnType<typeof getProfile>>;

/** Without `channel`, `target` and `language`, which are the member's. */
type News = Message extends infer Each
  ? Each extends Message
    ? Omit<Each, 'channel' | 'target' | 'language'>
    : never
  : never;

/** Where a member was reachable until now: by what they proved to be theirs. */
export const contactsOf = (profile: Profile): readonly Pick<Message, 'channel' | 'target'>[] => [
  ...(profile.mobile && profile.mobile_verified_at
    ? [{ channel: 'sms' as const, target: profile.mobile }]
    : []),
  ...(profile.email && profile.email_verified_at
    ? [{ channel: 'email' as const, target: profile.email }]
    : []),
];

/** Tells a member what was changed, by every contact they had before the change. */
export async function tellMember(
  ctx: Ctx,
  tx: Tx,
  { contacts, news }: { contacts: ReturnType<typeof contactsOf>; news: News },
): Promise<void> {
  const language = await languageOf(ctx, tx);
  for (const contact of contacts) await send(tx, ctx, { ...news, ...contact, language });
}

/** Tells a member that their logins and changes are proven by an app from now on, or no longer. */
export async function tellOfTotp(ctx: Ctx, tx: Tx, isOn: boolean): Promise<void> {
  const contacts = contactsOf(await getProfile(tx, ctx.caller.memberId));
  const facts = { state: isOn ? 'on' : 'off', at: ctx.clock.now() } as const;
  await tellMember(ctx, tx, { contacts, news: { template: 'totp_changed', facts } });
}

/** The language a member chose, else the one they read at this moment. */
export async function languageOf({ caller, origin }: Ctx, tx: Tx): Promise<string> {
  const { language } = await getMember(tx, caller.memberId);
  return language ?? origin.language;
}
