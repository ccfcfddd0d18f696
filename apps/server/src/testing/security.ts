import type { Envelope } from '@baize/contract/envelope';
import type { MemberId } from '@baize/std/id';
import { loadBrand } from '../base/brand/index.ts';
import { answer, type Caller } from '../base/kernel/index.ts';
import { setPassword } from '../people/credentials/index.ts';
import { createMember, type ProfilePatch, saveProfile } from '../people/members/index.ts';
import { securityRoutes } from '../people/security/index.ts';
import { asked, origin, type TestWorld } from './world.ts';

const routes = securityRoutes(loadBrand('mekhala'));

export const PASSWORD = 'Correct-horse-7';

export type Body = Record<string, unknown>;

/** Makes a call of the security center, named like `POST contact`, as somebody does. */
export async function askAs(
  world: TestWorld,
  { caller, ip = '127.0.0.1' }: { readonly caller: Caller | null; readonly ip?: string },
  [call, body = {}]: readonly [string, Body?],
) {
  const [method, path] = call.split(' ');
  const route = routes.find(
    ({ endpoint }) => endpoint.method === method && endpoint.path === `/wps/member/${path}`,
  );
  if (!route) throw new Error(`there is no ${call}`);
  const facts = { caller, origin: origin({ ip }) };
  const reply = await answer(route, { ...world, wording: (code) => code }, asked(body, facts));
  const { message, value } = reply.body as Envelope<Body>;
  return { status: reply.status, message, value: value as Record<string, never> };
}

type NewPerson = {
  readonly account: string;
  readonly profile?: Omit<ProfilePatch, 'updated_at'>;
  readonly hasPassword?: boolean;
};

/** A member and their way to call. */
export async function givenPerson(world: TestWorld, given: NewPerson) {
  const { account, profile = {}, hasPassword = true } = given;
  const memberId: MemberId = await world.db.transaction().execute(async (tx) => {
    const { id } = await createMember(world, tx, { account, currency: 'THB' });
    await saveProfile(tx, id, { ...profile, updated_at: world.clock.now() });
    if (hasPassword) {
      await setPassword(world, tx, { memberId: id, kind: 'login', password: PASSWORD });
    }
    return id;
  });
  const caller = { role: 'member', memberId } as const;
  return {
    memberId,
    caller,
    ask: (call: string, body: Body = {}) => askAs(world, { caller }, [call, body]),
  };
}

/** What was sent to a target, newest first. */
export async function sentTo(world: TestWorld, target: string) {
  const rows = await world.db
    .selectFrom('delivery_message')
    .select(['channel', 'template', 'language', 'facts'])
    .where('target', '=', target)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ facts, ...row }) => ({ ...row, facts: facts as Record<string, string> }));
}

export async function codeTo(world: TestWorld, target: string): Promise<string> {
  const sent = await sentTo(world, target);
  return sent.find(({ template }) => template === 'code')?.facts['code'] ?? '';
}
