import type { Brand } from '@baize/contract/brand';
import type { Content } from '@baize/contract/content';
import type { Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/register';
import { assert } from '@baize/std/assert';
import { dayOf } from '@baize/std/day';
import type { Tx } from '../../base/db/index.ts';
import { type Caller, type Ctx, ensure, publish } from '../../base/kernel/index.ts';
import { agreedDay } from '../consents/index.ts';
import { setPassword } from '../credentials/index.ts';
import { lookForExcluded } from '../exclusions/index.ts';
import { type OutsidePerson, spendTicket } from '../login/index.ts';
import {
  createMember,
  findByEmail,
  insertConsents,
  linkOutsideIdentity,
  type Member,
  newReferralCode,
  type ProfilePatch,
  saveProfile,
} from '../members/index.ts';
import { openSession } from '../sessions/index.ts';
import type { Inviters } from './find-inviters.ts';
import type { InviteLinks } from './invite-links.ts';
import type { JoinByReferral } from './join-by-referral.ts';
import type { Form, RegisterInput } from './read-form.ts';
import { typeFor } from './type-for.ts';

/** Somebody whose form is right and who has proven what the brand asks for. */
export type Newcomer = {
  readonly brand: Brand;
  /** The texts in force that they agreed to. */
  readonly legal: Content['legal'];
  readonly links: InviteLinks;
  readonly joinByReferral: JoinByReferral;
  readonly form: Form;
  readonly input: RegisterInput;
  readonly inviters: Inviters;
  readonly isMobileProven: boolean;
  readonly hashes: { readonly login: string | null; readonly payment: string | null };
};

type Guest = Ctx<Caller | null>;

/** All of an account or nothing: the member, what they said, what they agreed to, their session. */
export async function openAccount(
  ctx: Guest,
  tx: Tx,
  newcomer: Newcomer,
): Promise<Output<typeof contract.registerMember>> {
  const { brand, input, inviters, links } = newcomer;
  const person = input.outsideTicket ? await spendTicket(ctx, tx, input.outsideTicket) : null;
  const member = await makeMember(ctx, tx, { newcomer, person });
  await saveProfile(tx, member.id, await profileOf(ctx, tx, { newcomer, person }));
  await savePasswords(ctx, tx, { member, hashes: newcomer.hashes });
  await insertConsents(tx, consentsOf(ctx, member, newcomer));
  if (person) await linkPerson(ctx, tx, { member, person });
  if (inviters.link) {
    const { linkId } = inviters.link;
    await links.join(ctx, tx, { linkId, memberId: member.id });
  }
  if (inviters.referredBy) {
    const { referredBy: inviterId } = inviters;
    await newcomer.joinByReferral(ctx, tx, { memberId: member.id, inviterId });
  }
  const { origin } = ctx;
  const { token } = await openSession(ctx, tx, { brand, member, method: 'register', origin });
  await lookForExcluded(ctx, tx, member.id);
  await publish(ctx, tx, { kind: 'memberRegistered', payload: {}, memberId: member.id });
  return { token, account: member.account };
}

type Coming = { readonly newcomer: Newcomer; readonly person: OutsidePerson | null };

const NICKNAME_MAX = 24;

function makeMember(ctx: Guest, tx: Tx, { newcomer, person }: Coming): Promise<Member> {
  const { brand, form, legal } = newcomer;
  const { link, ...inviters } = newcomer.inviters;
  const brings = link?.brings ?? 'member';
  const account = form.values.username || newAccountName(ctx);
  return createMember(ctx, tx, {
    account,
    nickname: person?.name.slice(0, NICKNAME_MAX).trim() || account,
    type: typeFor(brand, brings),
    currency: brand.currency.code,
    language: ctx.origin.language,
    referralCode: newReferralCode(ctx),
    agreedOn: agreedDay(legal, dayOf(ctx.clock.now(), brand.timezone)),
    ...(brings === 'agent' ? { affiliateCode: newReferralCode(ctx) } : {}),
    ...inviters,
  });
}

/** Who registers by telephone has no name: a number can change hands, a name must not. */
const newAccountName = ({ newId }: Guest): string => `m${newId('mem').slice(-10)}`;

async function profileOf(
  { clock }: Guest,
  tx: Tx,
  { newcomer, person }: Coming,
): Promise<ProfilePatch> {
  const { form, input, isMobileProven } = newcomer;
  const now = clock.now();
  const values = form.values;
  const shown = person?.email?.toLowerCase() ?? null;
  const typed = values.email?.toLowerCase() || null;
  // What Google or Facebook vouches for is proven, unless another account proved it before.
  const isVouched = shown !== null && (typed ?? shown) === shown && !(await findByEmail(tx, shown));
  return {
    full_name: values.payeeName || null,
    birthday: form.birthday,
    mobile: form.mobile,
    mobile_verified_at: isMobileProven ? now : null,
    email: typed ?? (isVouched ? shown : null),
    email_verified_at: isVouched ? now : null,
    id_number: values.idNumber || null,
    qq_num: values.qqNum || null,
    line: values.line || null,
    whatsapp: values.whatsapp || null,
    facebook: values.facebook || null,
    wechat: values.wechat || null,
    telegram: values.telegram || null,
    zalo: values.zalo || null,
    recommender_id: values.recommenderId || null,
    register_url: input.registerUrl || null,
    domain: input.domain || null,
    updated_at: now,
  };
}

type Secrets = { readonly member: Member; readonly hashes: Newcomer['hashes'] };

async function savePasswords(ctx: Guest, tx: Tx, { member, hashes }: Secrets): Promise<void> {
  for (const kind of ['login', 'payment'] as const) {
    const hash = hashes[kind];
    if (hash !== null) await setPassword(ctx, tx, { memberId: member.id, kind, hash });
  }
}

/** One tick for terms and privacy, which it names both; the age is said by birthday or by word. */
const consentsOf = ({ clock, origin }: Guest, member: Member, { legal }: Newcomer) =>
  (['terms', 'privacy', 'age'] as const).map((kind) => ({
    member_id: member.id,
    kind,
    version: versionOf(legal, kind === 'privacy' ? 'privacy' : 'terms'),
    given_at: clock.now(),
    ip: origin.ip,
  }));

/** A text by the day it holds from. */
function versionOf(legal: Content['legal'], wanted: Content['legal'][number]['id']): string {
  const text = legal.find(({ id }) => id === wanted);
  assert(text, 'a site has its terms and its privacy policy');
  return text.since;
}

async function linkPerson(
  { clock }: Guest,
  tx: Tx,
  { member, person }: { readonly member: Member; readonly person: OutsidePerson },
): Promise<void> {
  const { provider, subject, email } = person;
  const identity = { provider, subject, email, member_id: member.id, linked_at: clock.now() };
  ensure(await linkOutsideIdentity(tx, identity), 'outside_login_failed');
}
