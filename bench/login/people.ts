import { createHash } from 'node:crypto';
import { loadBrand } from '../../apps/server/src/base/brand/index.ts';
import type { World } from '../../apps/server/src/base/kernel/index.ts';
import { makeBotChallenge } from '../../apps/server/src/people/challenges/index.ts';
import { hashPassword, setPassword } from '../../apps/server/src/people/credentials/index.ts';
import { createMember } from '../../apps/server/src/people/members/index.ts';
import { openSession } from '../../apps/server/src/people/sessions/index.ts';

/** Members who all have one password, and the token of a session of the first. */
export async function prepareMembers(world: World, count: number) {
  const { brand } = loadBrand('mekhala');
  const hash = await hashPassword(world, 'their own and nobody else’s');
  const accounts: string[] = [];
  let token = '';
  for (let number = 0; number < count; number++) {
    const account = `bench${number}`;
    await world.db.transaction().execute(async (tx) => {
      const member = await createMember(world, tx, { account, currency: brand.currency.code });
      await setPassword(world, tx, { memberId: member.id, kind: 'login', hash });
      const session = { brand, member, method: 'username', origin: ORIGIN } as const;
      if (number === 0) token = (await openSession(world, tx, session)).token;
    });
    accounts.push(account);
  }
  return { accounts, token };
}

const ORIGIN = {
  requestId: 'bench-session',
  ip: '127.0.0.1',
  proxyRegion: null,
  language: 'EN',
  userAgent: 'bench',
};

/** The work of a browser, done before anything is timed. */
export async function proveWork(world: World): Promise<string> {
  const { maxNumber, ...challenge } = await makeBotChallenge(world);
  for (let number = 0; number < maxNumber; number++) {
    const digest = createHash('sha256').update(`${challenge.salt}${number}`).digest('hex');
    if (digest !== challenge.challenge) continue;
    return Buffer.from(JSON.stringify({ ...challenge, number })).toString('base64');
  }
  throw new Error('the work cannot be done');
}
