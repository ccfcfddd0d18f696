import * as contract from '@baize/contract/session';
import { CONTRACT } from '@baize/contract/table';
import type { MemberId } from '@baize/std/id';
import { MINUTE_MS, SECOND_MS } from '@baize/std/time';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { useIdentity } from '../../testing/identity.ts';
import { answered, givenMember, logIn, loginParts, sentTo } from '../../testing/login.ts';
import { newAddress } from '../../testing/newcomer.ts';
import { beginTotp, confirmTotp } from '../credentials/index.ts';
import { insertBankAccount } from '../members/index.ts';

const t = useIdentity(loginParts());

let people = 0;

/**
 * Somebody with a bank account and, if not said otherwise, a telephone and a mailbox, who has logged
 * in from home.
 */
async function givenSomebody({ isReachable = true } = {}) {
  people += 1;
  const now = t.world.clock.now();
  const mobile = `+6689${String(1_000_000 + people)}`;
  const email = `somebody${people}@example.com`;
  const verified = isReachable ? now : null;
  const member = await givenMember(t.world, {
    profile: { mobile, mobile_verified_at: verified, email, email_verified_at: verified },
  });
  const memberId = member.id;
  await t.world.db.transaction().execute(async (tx) => {
    await insertBankAccount(tx, {
      id: t.world.newId('bka'),
      member_id: memberId,
      bank_name: 'KBank',
      account_number: '1234567890',
      account_name: 'Ploy Srisai',
      created_at: now,
      removed_at: null,
    });
  });
  answered(await logIn(t, { username: member.account }));
  t.world.clock.advance(SECOND_MS);
  return { ...member, mobile, email, secret: '', recoveryCode: '' };
}

/** The same with an authenticator. */
async function givenCareful() {
  const somebody = await givenSomebody();
  const memberId = somebody.id;
  const made = await t.world.db.transaction().execute(async (tx) => {
    const { secret } = await beginTotp(t.world, tx, { memberId, issuer: 'Mekhala', label: 'x' });
    const [recoveryCode = ''] = await confirmTotp(t.world, tx, { memberId, code: codeOf(secret) });
    return { secret, recoveryCode };
  });
  t.world.clock.advance(MINUTE_MS);
  return { ...somebody, ...made };
}

const codeOf = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: t.world.clock.now().getTime(),
  });

const comeFromAfar = async (username: string) => {
  const ip = newAddress();
  return { ip, ...answered(await logIn(t, { username }, { ip })) };
};
const isUsable = async (token: string) => {
  const { message } = await t.call(contract.makeHandover, {}, { token });
  return message ?? 'yes';
};
const prove = (token: string, ip: string, wire: { way: string; proof: string }) =>
  t.call(contract.proveFactor, wire, { token, ip });

test('AUTH-11 from a new address the session waits for one of the ways the account has', async () => {
  const { account } = await givenSomebody();
  const { token, pending, factor } = await comeFromAfar(account);
  expect(pending).toBe('factor');
  expect(factor?.ways).toEqual([
    { way: 'mobile', target: expect.stringMatching(/^\+66•••\d{4}$/) },
    { way: 'email', target: expect.stringContaining('•••') },
  ]);
  expect(await isUsable(token)).toBe('verification_first');
});

test('AUTH-11 an authenticator stands alone: nothing weaker goes around it', async () => {
  const { account } = await givenCareful();
  const { token, ip, factor } = await comeFromAfar(account);
  expect(factor?.ways).toEqual([{ way: 'totp', target: null }]);
  for (const way of ['mobile', 'email', 'bankName']) {
    const reply = await prove(token, ip, { way, proof: 'Ploy Srisai' });
    expect(reply).toMatchObject({ message: 'factor_unknown' });
  }
  expect(await isUsable(token)).toBe('verification_first');
});

type Somebody = Awaited<ReturnType<typeof givenSomebody>>;
type Proofs = (somebody: Somebody, token: string) => Promise<string>;

const sentCode =
  (way: 'mobile' | 'email'): Proofs =>
  async (somebody, token) => {
    const reply = await t.call(contract.sendFactorCode, { way }, { token, ip: newAddress() });
    expect(reply).toMatchObject({ value: { expiredMinutes: 1 } });
    return (await sentTo(t.world, somebody[way]))?.facts.code ?? '';
  };

const WAYS: readonly (readonly [string, Proofs, string, string])[] = [
  ['mobile', sentCode('mobile'), '00', 'code_invalid'],
  ['email', sentCode('email'), '00', 'code_invalid'],
  ['bankName', async () => '  ploy  SRISAI ', 'Somchai', 'factor_wrong'],
  ['totp', async ({ secret }) => codeOf(secret), '00', 'code_invalid'],
  ['totp', async ({ recoveryCode }) => recoveryCode, 'AAAA-AAAA-AAAA', 'code_invalid'],
];

test.each(WAYS)(
  'AUTH-11 by %s: the right proof opens, a wrong one does not, then the address is known',
  async (way, proofOf, wrong, refusal) => {
    const isReachable = way !== 'bankName';
    const somebody = await (way === 'totp' ? givenCareful() : givenSomebody({ isReachable }));
    const { token, ip } = await comeFromAfar(somebody.account);
    const proof = await proofOf(somebody, token);
    expect(await prove(token, ip, { way, proof: wrong })).toMatchObject({ message: refusal });
    expect(await isUsable(token)).toBe('verification_first');

    // The e-mail about it is a later one than the code, which the clock alone can tell.
    t.world.clock.advance(1);
    const proven = answered(await prove(token, ip, { way, proof }));
    expect(proven).toMatchObject({ pending: null, factor: null, firstTimeLogin: false });
    expect(await isUsable(proven.token)).toBe('yes');
    const email = isReachable ? { template: 'new_login' } : undefined;
    expect(await sentTo(t.world, somebody.email)).toEqual(email && expect.objectContaining(email));

    t.world.clock.advance(SECOND_MS);
    expect(await isUsable(token)).toBe('not_signed_in');
    const again = answered(await logIn(t, { username: somebody.account }, { ip }));
    expect(again.pending).toBeNull();
  },
);

test('AUTH-11 a proof is good once, also when it is given twice at the same moment', async () => {
  const { account, secret } = await givenCareful();
  const { token, ip } = await comeFromAfar(account);
  const proof = codeOf(secret);
  const replies = await Promise.all([1, 2, 3].map(() => prove(token, ip, { way: 'totp', proof })));
  expect(replies.filter(({ success }) => success)).toHaveLength(1);
  const other = await comeFromAfar(account);
  const reply = await prove(other.token, other.ip, { way: 'totp', proof });
  expect(reply).toMatchObject({ message: 'code_invalid' });
});

const messagesOf = async (memberId: MemberId) => {
  const rows = await t.world.db
    .selectFrom('messages_message')
    .select('news')
    .where('member_id', '=', memberId)
    .execute();
  return rows.map(({ news }) => news);
};

test('DOOR-16 the name of a bank account is offered to who has nothing else, and to nobody else', async () => {
  const { account } = await givenSomebody({ isReachable: false });
  expect((await comeFromAfar(account)).factor?.ways).toEqual([{ way: 'bankName', target: null }]);
  const reachable = await givenSomebody();
  const { token, ip } = await comeFromAfar(reachable.account);
  const reply = await prove(token, ip, { way: 'bankName', proof: 'Ploy Srisai' });
  expect(reply).toMatchObject({ message: 'factor_unknown' });
});

test('DOOR-16 three guesses at the name are looked at, and each tells the member', async () => {
  const { id, account } = await givenSomebody({ isReachable: false });
  const { token } = await comeFromAfar(account);
  const guess = (proof: string) => prove(token, newAddress(), { way: 'bankName', proof });
  await Promise.all(['One', 'Two', 'Three'].map(guess));
  expect(await guess('Ploy Srisai')).toMatchObject({ message: 'login_locked' });
  const used = { kind: 'bank_name_used' };
  expect(await messagesOf(id)).toEqual([used, used, used]);
});

test('DOOR-22 of a hundred codes at once no more than five are looked at', async () => {
  const { account, secret } = await givenCareful();
  const { token } = await comeFromAfar(account);
  const right = codeOf(secret);
  const wrong = right === '000000' ? '111111' : '000000';
  const replies = await Promise.all(
    Array.from({ length: 100 }, (_, n) =>
      prove(token, newAddress(), { way: 'totp', proof: n === 60 ? right : wrong }),
    ),
  );
  const looked = replies.filter(({ message }) => message !== 'login_locked');
  expect(looked).toHaveLength(5);
});

test('DOOR-24 a login that waits is told the ways on offer, and nothing else of the account', async () => {
  const { account, id, mobile, email } = await givenSomebody();
  const { token, ...told } = await comeFromAfar(account);
  expect(told).toEqual({
    ip: expect.anything(),
    firstTimeLogin: false,
    passwordExpired: false,
    pending: 'factor',
    passwordReason: null,
    factor: {
      ways: [
        { way: 'mobile', target: `+66•••${mobile.slice(-4)}` },
        { way: 'email', target: expect.stringContaining('•••') },
      ],
    },
    lastLogin: null,
  });
  for (const known of [id, account, mobile.slice(3), email, 'Ploy', '1234567890', '7890']) {
    expect(JSON.stringify(told), known).not.toContain(known);
  }
  // What it may ask for is to end the waiting; `platform-tests/roles.test.ts` asks for the rest.
  const open = Object.entries(CONTRACT).filter(
    ([, { access, whilePending }]) => access !== 'guest' && whilePending?.includes('factor'),
  );
  expect(open.map(([name]) => name).toSorted()).toEqual([
    'logout',
    'proveFactor',
    'sendFactorCode',
  ]);
  expect(await isUsable(token)).toBe('verification_first');
});

test('AUTH-11 a way the account does not have is none', async () => {
  const now = t.world.clock.now();
  const profile = { email: 'only@example.com', email_verified_at: now };
  const { account } = await givenMember(t.world, { profile });
  answered(await logIn(t, { username: account }));
  const { token, ip, factor } = await comeFromAfar(account);
  expect(factor?.ways.map(({ way }) => way)).toEqual(['email']);
  for (const way of ['mobile', 'bankName', 'totp']) {
    const reply = await prove(token, ip, { way, proof: '123456' });
    expect(reply).toMatchObject({ message: 'factor_unknown' });
  }
  const sms = await t.call(contract.sendFactorCode, { way: 'mobile' }, { token });
  expect(sms).toMatchObject({ message: 'factor_unknown' });
});

test('AUTH-11 an account without any way comes in, and its first address is known silently', async () => {
  const { account } = await givenMember(t.world);
  expect((await comeFromAfar(account)).pending).toBeNull();
  expect((await comeFromAfar(account)).pending).toBeNull();
});

test('AUTH-11 addresses of one IPv6 home are one address', async () => {
  const { account: username } = await givenSomebody({ isReachable: false });
  const ip = '2001:db8:7:1::5';
  const first = answered(await logIn(t, { username }, { ip }));
  answered(await prove(first.token, ip, { way: 'bankName', proof: 'Ploy Srisai' }));
  const other = answered(await logIn(t, { username }, { ip: '2001:db8:7:1:aaaa::9' }));
  expect(other.pending).toBeNull();
  const afar = answered(await logIn(t, { username }, { ip: '2001:db8:7:2::5' }));
  expect(afar.pending).toBe('factor');
});

test('AUTH-04 AUTH-11 a default password is still to be changed after the factor', async () => {
  const { account, id } = await givenSomebody({ isReachable: false });
  await t.world.db
    .updateTable('credentials_password')
    .set({ is_default: true })
    .where('member_id', '=', id)
    .execute();
  const { token, ip } = await comeFromAfar(account);
  const next = answered(await prove(token, ip, { way: 'bankName', proof: 'Ploy Srisai' }));
  expect(next).toMatchObject({ pending: 'password', passwordReason: 'default' });
  expect(await isUsable(next.token)).toBe('password_change_required');
});

test('a session that lacks nothing proves nothing', async () => {
  const { account: username } = await givenSomebody({ isReachable: false });
  const ip = newAddress();
  const { token } = answered(await logIn(t, { username }, { ip }));
  const { token: usable } = answered(
    await prove(token, ip, { way: 'bankName', proof: 'Ploy Srisai' }),
  );
  const reply = await prove(usable, ip, { way: 'bankName', proof: 'Ploy Srisai' });
  expect(reply).toMatchObject({ message: 'factor_unknown' });
});
