import type { Brand } from '@baize/contract/brand';
import type { ConsentChannel } from '@baize/contract/consent';
import type { MemberMessage } from '@baize/contract/member-message';
import type { MemberId } from '@baize/std/id';
import { answerLanguage } from '../../base/brand/index.ts';
import type { Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import { listConsenting } from '../../people/consents/index.ts';
import { send } from '../../people/delivery/index.ts';
import { getProfile, listMembers } from '../../people/members/index.ts';
import { contactsOf } from '../../people/security/index.ts';

/** Where a reader of offers switches a channel off. */
const CHOICES_PAGE = '/member/messageV2#contact';

export type CampaignOptions = { readonly brand: Brand; readonly publicUrl: string };

/** Who of these may be told by a channel: of offers only who agreed to it. */
export async function reachableBy(
  tx: Tx,
  { purpose }: Pick<MemberMessage, 'purpose'>,
  { channel, memberIds }: { channel: ConsentChannel; memberIds: readonly MemberId[] },
): Promise<readonly MemberId[]> {
  if (purpose === 'service') return memberIds;
  const consenting = await listConsenting(tx, channel, memberIds);
  return memberIds.filter((memberId) => consenting.has(memberId));
}

type Sending = { readonly message: MemberMessage; readonly memberIds: readonly MemberId[] };

/** Sends what an operator wrote to the proven addresses of these members, in each one's language. */
export async function sendLetters(
  world: Pick<World, 'clock' | 'newId'>,
  tx: Tx,
  { brand, publicUrl, message, memberIds }: CampaignOptions & Sending,
): Promise<void> {
  const urlOf = (page: string) => new URL(page, publicUrl).href;
  for (const channel of ['email', 'sms'] as const) {
    if (!(channel === 'email' ? message.byEmail : message.bySms)) continue;
    const allowed = await reachableBy(tx, message, { channel, memberIds });
    for (const member of await listMembers(tx, allowed)) {
      const contacts = contactsOf(await getProfile(tx, member.id));
      const contact = contacts.find((each) => each.channel === channel);
      if (!contact) continue;
      const language = answerLanguage(brand, member.language ?? '');
      const facts = {
        title: inLanguage(message.title, language) ?? '',
        paragraphs: inLanguage(message.content, language) ?? [],
        link: message.page === null ? null : urlOf(message.page),
        isOffer: message.purpose === 'marketing',
        choices: urlOf(CHOICES_PAGE),
      };
      await send(tx, world, { template: 'brand_message', facts, ...contact, language });
    }
  }
}

const inLanguage = <T>(texts: Readonly<Record<string, T>>, language: string): T | undefined =>
  texts[language] ?? Object.values(texts)[0];
