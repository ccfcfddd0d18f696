import * as contract from '@baize/contract/deletion';
import { uploadIdentityPicture } from '@baize/contract/identity';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { DAY_MS } from '@baize/std/time';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { loadBrand } from '../../base/brand/index.ts';
import { KEPT_TABLES } from '../../base/db/index.ts';
import { trialBalance, verifyLedger } from '../../books/ledger/index.ts';
import { deliveryJobs } from '../../people/delivery/index.ts';
import { excludeMember, lookForExcluded } from '../../people/exclusions/index.ts';
import { identityRoutes } from '../../people/identity/index.ts';
import { insertBankAccount, insertConsents, saveProfile } from '../../people/members/index.ts';
import { writeMessage } from '../../people/messages/index.ts';
import { openSession } from '../../people/sessions/index.ts';
import { keepPicture } from '../../people/uploads/index.ts';
import { givenMember, PASSWORD } from '../../testing/login.ts';
import { giveMoney } from '../../testing/money.ts';
import { callerOf, givenOperator } from '../../testing/operator.ts';
import { commandOf, perform, usePlay } from '../../testing/play.ts';
import { callsOf, givenPlayer } from '../../testing/rewards.ts';
import { askAs, codeTo } from '../../testing/security.ts';
import { pngOf } from '../../testing/uploads.ts';
import { givenPaidBefore } from '../../testing/withdrawals.ts';
import { origin } from '../../testing/world.ts';
import { deletionsJobs, deletionsRoutes } from './index.ts';

const t = usePlay();
const { brand } = loadBrand('mekhala');
const routes = deletionsRoutes({ brand });
const WAIT_MS = brand.privacy.deletionWaitDays * DAY_MS;

const ask = (memberId: MemberId) =>
  callsOf(t.world, routes)(contract.askDeletion, memberId, {
    factor: { way: 'password', proof: PASSWORD },
  });
const read = async (memberId: MemberId) =>
  (await callsOf(t.world, routes)(contract.readDeletion, memberId)).value;
const tend = () => deletionsJobs[0]?.run(t.world, {} as never);
const later = async (ms: number) => {
  t.world.clock.advance(ms);
  await tend();
};

const PERSON = { name: 'Kanda Rungrueang', email: 'kanda@example.com', number: '7766554433' };

/** Somebody who left a trace wherever a person can. */
async function givenPerson(facts = PERSON): Promise<MemberId> {
  const { world } = t;
  const now = world.clock.now();
  const { id: memberId } = await givenMember(world, {
    profile: {
      full_name: facts.name,
      birthday: '1991-04-05',
      id_number: facts.number,
      email: facts.email,
    },
  });
  const content = (await pngOf(40, 40)).toString('base64');
  await keepPicture(world, { memberId, content });
  const document = (await pngOf(900, 600)).toString('base64');
  await callsOf(world, identityRoutes({ brand }))(uploadIdentityPicture, memberId, {
    side: 'front',
    content: document,
  });
  expect(await countRows('identity_picture', memberId)).toBe(1);
  await world.db.transaction().execute(async (tx) => {
    await saveProfile(tx, memberId, { address: 'Soi 11', line: 'kanda-line', updated_at: now });
    await insertBankAccount(tx, {
      id: `bank-${facts.number}-${memberId}`,
      member_id: memberId,
      bank_name: 'Siam',
      account_number: facts.number,
      account_name: facts.name,
      created_at: now,
      removed_at: null,
    });
    const member = await getRow(memberId);
    await openSession(world, tx, {
      brand,
      member,
      method: 'username',
      origin: origin({ device: `device-of-${facts.number}` }),
    });
    await writeMessage(world, tx, { memberId, news: { kind: 'bank_name_used' } });
    const consent = { kind: 'terms', version: '1', given_at: now, ip: '203.0.113.9' } as const;
    await insertConsents(tx, [{ member_id: memberId, ...consent }]);
  });
  return memberId;
}

const getRow = (memberId: MemberId) =>
  t.world.db
    .selectFrom('members_member')
    .selectAll()
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();

/** The tables in which a text stands anywhere. */
async function tablesWith(text: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name::text as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(t.world.db);
  const found: string[] = [];
  for (const { name } of rows) {
    const hits = await sql`select from ${sql.table(name)} r
      where position(${text} in to_jsonb(r)::text) > 0 limit 1`.execute(t.world.db);
    if (hits.rows.length > 0) found.push(name);
  }
  return found.toSorted();
}

/** Who has a proven address proves by a code that is sent there. */
async function askByCode(memberId: MemberId, address: string): Promise<void> {
  const caller = { role: 'member', memberId } as const;
  await askAs(t.world, { caller }, ['POST security/code', { way: 'email' }]);
  const factor = { way: 'email', proof: await codeTo(t.world, address) };
  const { message } = await callsOf(t.world, routes)(contract.askDeletion, memberId, { factor });
  expect(message).toBe(null);
}

const mailsTo = async (address: string): Promise<readonly string[]> => {
  const rows = await t.world.db
    .selectFrom('delivery_message')
    .select('template')
    .where('target', '=', address)
    .where('template', '<>', 'code')
    .orderBy('created_at')
    .execute();
  return rows.map(({ template }) => template);
};

const countRows = async (
  table: 'sessions_session' | 'uploads_picture' | 'identity_picture',
  memberId: MemberId,
) => (await t.world.db.selectFrom(table).where('member_id', '=', memberId).execute()).length;

test('CARE-10 after the brand’s days the person is gone from every row, and the ledger stands with its sums', async () => {
  const memberId = await givenPerson();
  const { account } = await getRow(memberId);
  await giveMoney(t.world, memberId, { amount: 5_000n, reason: 'gift' });
  const bet = { memberId, txId: 'bet-of-kanda', amount: minor(5_000n) };
  expect(await perform(t.play, commandOf('bet', bet))).toMatchObject({ ok: true });
  expect((await ask(memberId)).value).toMatchObject({ obstacles: ['open_bets'] });
  const lost = { memberId, txId: 'end-of-kanda', betId: bet.txId, amount: minor(0n) };
  expect(await perform(t.play, commandOf('settle', lost))).toMatchObject({ ok: true });

  expect((await ask(memberId)).value).toMatchObject({ obstacles: [], waitDays: 14 });
  const before = await trialBalance(t.world.db);
  await later(WAIT_MS - 1_000);
  expect(await tablesWith(PERSON.name)).toEqual(['members_bank_account', 'members_profile']);
  expect(await read(memberId)).toMatchObject({ request: {} });
  await later(1_000);

  for (const text of [PERSON.name, PERSON.email, account, 'kanda-line', 'Soi 11', '203.0.113.9']) {
    expect(await tablesWith(text), text).toEqual([]);
  }
  expect(await getRow(memberId)).toMatchObject({ nickname: 'deleted', status: 'closed' });
  for (const table of ['sessions_session', 'uploads_picture', 'identity_picture'] as const) {
    expect(await countRows(table, memberId), table).toBe(0);
  }
  expect(await trialBalance(t.world.db)).toEqual(before);
  expect((await verifyLedger(t.world.db)).breaks).toEqual([]);
  expect(await tablesWith(memberId)).toEqual(
    expect.arrayContaining(['ledger_account', 'play_bet', 'deletions_request']),
  );
});

test('CARE-10 it is taken back while it waits, without the proof that asking takes', async () => {
  const { id: memberId } = await givenMember(t.world);
  const bare = await callsOf(t.world, routes)(contract.askDeletion, memberId, {});
  expect(bare.message).toBe('verification_first');
  const wrong = { factor: { way: 'password', proof: 'not-the-password' } };
  const refused = await callsOf(t.world, routes)(contract.askDeletion, memberId, wrong);
  expect(refused.message).toBe('factor_wrong');
  await ask(memberId);
  const cancel = () => callsOf(t.world, routes)(contract.cancelDeletion, memberId);
  expect((await cancel()).value).toMatchObject({ request: null });
  expect((await cancel()).message).toBe('not_found');
  await later(WAIT_MS);
  expect(await getRow(memberId)).toMatchObject({ status: 'active' });
});

/** Each leaves something to be settled. */
const OBSTACLES: Readonly<Record<string, (memberId: MemberId) => Promise<unknown>>> = {
  money: (memberId) => giveMoney(t.world, memberId, { amount: 100n, reason: 'left over' }),
  break: (memberId) => exclude(memberId),
  case: (memberId) =>
    t.world.db
      .insertInto('feedback_case')
      .values({
        id: t.world.newId('fbk'),
        reference: `F-${memberId.slice(-8)}`,
        kind: 'complaint',
        member_id: memberId,
        language: 'EN',
        created_at: t.world.clock.now(),
        asked_at: t.world.clock.now(),
        answer_by: t.world.clock.now(),
      })
      .execute(),
  payment: (memberId) => givenClaim(memberId),
  team: (memberId) => givenPlayer(t.world, { uplineId: memberId }),
  debt: (memberId) =>
    t.world.db
      .insertInto('receivables_debt')
      .values({
        vendor: 'acme',
        bet_ref: memberId,
        member_id: memberId,
        currency: 'THB',
        owed: minor(100n),
        collected: minor(0n),
        created_at: t.world.clock.now(),
        changed_at: t.world.clock.now(),
      })
      .execute(),
};

/** A withdrawal that was paid, and that the member says has not come. */
async function givenClaim(memberId: MemberId): Promise<void> {
  const { world } = t;
  const bankAccountId = world.newId('bka');
  await world.db.transaction().execute((tx) =>
    insertBankAccount(tx, {
      id: bankAccountId,
      member_id: memberId,
      bank_name: 'Siam',
      account_number: '1234567890',
      account_name: PERSON.name,
      created_at: world.clock.now(),
      removed_at: null,
    }),
  );
  await givenPaidBefore(world, { memberId, bankAccountId });
  await world.db
    .updateTable('withdrawals_order')
    .set({ status: 'notReceived', outcome: null })
    .where('member_id', '=', memberId)
    .execute();
}

const exclude = (memberId: MemberId) =>
  t.world.db.transaction().execute((tx) =>
    excludeMember(t.world, tx, {
      memberId,
      wanted: { kind: 'exclusion', months: 6 },
      sessionId: null,
    }),
  );

test.each(Object.keys(OBSTACLES))(
  'CARE-10 with %s open it is refused, and the member reads why',
  async (obstacle) => {
    const { id: memberId } = await givenMember(t.world);
    await OBSTACLES[obstacle]?.(memberId);
    expect(await ask(memberId)).toMatchObject({
      message: 'deletion_refused',
      value: { obstacles: [obstacle] },
    });
    expect(await read(memberId)).toMatchObject({ request: null, obstacles: [obstacle] });
  },
);

test('CARE-10 money that came while it waited refuses it on its day, and the member is told', async () => {
  const { id: memberId } = await givenMember(t.world);
  await ask(memberId);
  await giveMoney(t.world, memberId, { amount: 100n, reason: 'late' });
  await later(WAIT_MS);
  expect(await getRow(memberId)).toMatchObject({ status: 'active' });
  expect(await tablesWith('deletion_refused')).toEqual(['messages_message']);
  const { caller } = await givenOperator(t.world, 'support');
  const list = async (view: string) =>
    (await callerOf(t.world, routes)(caller, contract.listDeletions, { view })).value;
  const { deletions } = (await list('ended')) as unknown as { deletions: contract.DeletionRow[] };
  expect(deletions.find((row) => row.memberId === memberId)).toMatchObject({
    state: 'refused',
    obstacles: ['money'],
  });
  await ask(memberId);
  expect(await list('open')).toEqual({ deletions: [] });
});

test('CARE-10 asked for, refused and done, a proven address is written to, and the last word is not kept', async () => {
  const address = 'somsri@example.com';
  const { id: memberId } = await givenMember(t.world, {
    profile: { email: address, email_verified_at: t.world.clock.now() },
  });
  const asking = () => askByCode(memberId, address);
  await asking();
  expect(await mailsTo(address)).toEqual(['deletion_asked']);
  await giveMoney(t.world, memberId, { amount: 100n, reason: 'late' });
  await later(WAIT_MS);
  expect(await mailsTo(address)).toEqual(['deletion_asked', 'deletion_refused']);
  const spent = { memberId, txId: 'bet-of-somsri', amount: minor(100n) };
  await perform(t.play, commandOf('bet', spent));
  const lost = { memberId, txId: 'end-of-somsri', betId: spent.txId, amount: minor(0n) };
  await perform(t.play, commandOf('settle', lost));
  await asking();
  await later(WAIT_MS);
  expect(await mailsTo(address)).toEqual(['deletion_done']);
  const [job] = deliveryJobs({
    brand,
    providers: { sms: null, mail: null },
    publicUrl: 'https://play.mekhala.test',
  });
  const { id } = await t.world.db
    .selectFrom('delivery_message')
    .select('id')
    .where('target', '=', address)
    .executeTakeFirstOrThrow();
  await job?.run(t.world, { id } as never);
  expect(await tablesWith(address)).toEqual([]);
});

test('CARE-10 who excluded themselves while it waited stays known by digests until the exclusion ends', async () => {
  const facts = { name: 'Malee Boonmee', email: 'malee@example.com', number: '5544332211' };
  const gone = await givenPerson(facts);
  await ask(gone);
  await exclude(gone);
  await later(WAIT_MS);
  for (const text of [facts.name, facts.number]) expect(await tablesWith(text), text).toEqual([]);
  const back = await givenPerson(facts);
  await t.world.db.transaction().execute((tx) => lookForExcluded(t.world, tx, back));
  const matches = await t.world.db
    .selectFrom('exclusions_match')
    .select(['sign', 'excluded_id'])
    .where('member_id', '=', back)
    .orderBy('sign')
    .execute();
  expect(matches).toEqual(
    ['bank_account', 'device', 'document', 'name_and_birthday'].map((sign) => ({
      sign,
      excluded_id: gone,
    })),
  );
  await expect(t.world.db.deleteFrom('exclusions_mark').execute()).rejects.toThrow(/stays until/);
});

test('CARE-10 every table with rows of members is emptied of the person, or named with the reason why not', async () => {
  const { rows } = await sql<{ name: string; source: string }>`
    select table_name::text as name, (select prosrc from pg_proc
      where proname = 'deletions_forget_member') as source
    from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'member_id'
    group by 1 order by 1`.execute(t.world.db);
  const emptied = rows
    .filter(({ name, source }) => source.includes(`delete from ${name} `))
    .map(({ name }) => name);
  const others = rows.map(({ name }) => name).filter((name) => !emptied.includes(name));
  expect(others).toEqual(Object.keys(KEPT_TABLES).toSorted());
  expect(emptied.length).toBeGreaterThan(12);
});
