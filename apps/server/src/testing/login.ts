import type { Brand } from '@baize/contract/brand';
import type { Flags } from '@baize/contract/flags';
import type { LoginAnswer } from '@baize/contract/login-answer';
import * as contract from '@baize/contract/session';
import { assert } from '@baize/std/assert';
import type { MemberId } from '@baize/std/id';
import type { LoadedBrand } from '../base/brand/index.ts';
import type { Route } from '../base/kernel/index.ts';
import { challengesRoutes, createVerifyPhoneToken } from '../people/challenges/index.ts';
import { setPassword } from '../people/credentials/index.ts';
import { type LoginOptions, loginRoutes } from '../people/login/index.ts';
import { findByMobile, type ProfilePatch, saveProfile } from '../people/members/index.ts';
import type { Sessions } from '../people/sessions/index.ts';
import type { CallerFacts, Client } from './client.ts';
import { givenAccount, openTestSite, type TestSite } from './identity.ts';
import { newAddress, solveWork } from './newcomer.ts';
import type { TestWorld } from './world.ts';

export const PASSWORD = 'correct-horse-7-lotus';

const REACHED = { url: 'http://127.0.0.1:1', key: 'test', from: 'test@example.com' };

/** All that logging in needs; what a test is about is said. */
export const loginParts =
  (facts: Partial<LoginOptions> = {}) =>
  (site: LoadedBrand, sessions: Sessions): readonly Route[] => [
    ...challengesRoutes(site, { canSend: true, findByMobile }),
    ...loginRoutes({
      site,
      sessions,
      verifyPhoneToken: createVerifyPhoneToken(null),
      mode: 'demonstration',
      providers: { google: null, facebook: null, sms: REACHED, mail: REACHED },
      publicUrl: 'http://localhost:8080',
      ...facts,
    }),
  ];

type Changes = { readonly flags?: Partial<Flags>; readonly brand?: Partial<Brand> };

/** Runs a test on the same world served by a brand that is set otherwise. */
export async function onBrand(
  { world, loaded }: { world: TestWorld; loaded: LoadedBrand },
  { flags, brand }: Changes,
  run: (site: TestSite) => Promise<void>,
): Promise<void> {
  const changed = {
    ...loaded,
    brand: { ...loaded.brand, ...brand },
    flags: { ...loaded.flags, ...flags },
  };
  const site = await openTestSite(world, changed, loginParts());
  try {
    await run(site);
  } finally {
    await site.stop();
  }
}

type GivenMember = {
  readonly type?: number;
  readonly password?: string | null;
  readonly isDefault?: boolean;
  readonly profile?: Omit<ProfilePatch, 'updated_at'>;
};

/** A member with a password, and what else the test needs of them. */
export async function givenMember(
  world: TestWorld,
  { type = 0, password = PASSWORD, isDefault = false, profile }: GivenMember = {},
): Promise<{ id: MemberId; account: string }> {
  const member = await givenAccount(world, { type });
  await world.db.transaction().execute(async (tx) => {
    if (password !== null) {
      await setPassword(world, tx, { memberId: member.id, kind: 'login', password, isDefault });
    }
    if (profile) await saveProfile(tx, member.id, { updated_at: world.clock.now(), ...profile });
  });
  return member;
}

let numbers = 0;

/** A member with a mobile number: as the world writes it, and as it is typed at home. */
export async function givenPhone(world: TestWorld, isVerified = true) {
  numbers += 1;
  const mobile = `+6681${String(2_000_000 + numbers)}`;
  const mobile_verified_at = isVerified ? world.clock.now() : null;
  const member = await givenMember(world, { profile: { mobile, mobile_verified_at } });
  return { member, mobile, local: mobile.replace('+66', '0') };
}

type Asking = {
  readonly world: TestWorld;
  readonly call: Client;
};

/** Logs in as the page does, with the work done; a field that is undefined is left out. */
export async function logIn(
  { world, call }: Asking,
  wire: Readonly<Record<string, unknown>>,
  { ip = newAddress(), ...device }: Omit<CallerFacts, 'token'> = {},
) {
  const botProof = await solveWork(world);
  const fields = { type: 'username', password: PASSWORD, botProof, ...wire };
  return call(contract.login, fields, { ip, ...device });
}

/** What a login that went well answers. */
export function answered(reply: { success: boolean; message: unknown; value: unknown }) {
  assert(reply.success, `logged in, and not ${JSON.stringify(reply.message)}`);
  return reply.value as LoginAnswer;
}

/** The newest message to a telephone or an address: what it was written from. */
export async function sentTo(world: TestWorld, target: string) {
  const row = await world.db
    .selectFrom('delivery_message')
    .select(['template', 'facts'])
    .where('target', '=', target)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row as { template: string; facts: { code: string; link: string } } | undefined;
}
