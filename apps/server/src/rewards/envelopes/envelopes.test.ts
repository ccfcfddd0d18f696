import { createHash } from 'node:crypto';
import type { RainTerms } from '@baize/contract/envelope-rules';
import * as contract from '@baize/contract/red-envelope';
import type { MemberId } from '@baize/std/id';
import { proofTextOf } from '@baize/std/list-proof';
import { minor } from '@baize/std/money';
import { DAY_MS, HOUR_MS, later, MINUTE_MS } from '@baize/std/time';
import { afterEach, expect, test } from 'vitest';
import { loadBrand, seedContent } from '../../base/brand/index.ts';
import {
  escrowAccount,
  getBalance,
  houseAccount,
  listUnbalanced,
} from '../../books/ledger/index.ts';
import { excludeMember } from '../../people/exclusions/index.ts';
import { changeStatus } from '../../people/members/index.ts';
import { callsOf, eventsOf, givenPlayer, givenTrial } from '../../testing/rewards.ts';
import { cashOf, giveMoney, givenSender, recordOf, SECRET } from '../../testing/transfers.ts';
import { useWorld } from '../../testing/world.ts';
import type { EnvelopeId } from './envelope.ts';
import { envelopesJobs } from './jobs.ts';
import { envelopesRoutes } from './routes.ts';
import { sendRain } from './send-rain.ts';

const t = useWorld();
const { brand, content } = loadBrand('mekhala');
const gifts = {
  ...brand.envelopes.gifts,
  min: '1000',
  max: '50000',
  perDay: '80000',
  least: '100',
};
const rules = { ...brand, envelopes: { gifts } };

afterEach(async () => expect(await listUnbalanced(t.world.db)).toEqual([]));

let routes: ReturnType<typeof envelopesRoutes> | null = null;
const ask = (...call: Parameters<ReturnType<typeof callsOf>>) =>
  callsOf(t.world, (routes ??= envelopesRoutes(rules)))(...call);

const language = 'EN';
let count = 0;

/** An envelope of the brand; its id. */
async function givenRain(facts: { total?: string; packets?: number; opensInMs?: number } = {}) {
  const { total = '10000', packets = 5, opensInMs = 0 } = facts;
  count += 1;
  const key = `test ${count}`;
  await sendRain(t.world, {
    brand,
    rain: {
      names: { EN: 'Gold rain', TH: 'ฝนทอง' },
      total,
      packets,
      least: '100',
      split: 'random',
    },
    opensAt: later(t.world.clock.now(), opensInMs),
    key,
  });
  const { id } = await t.world.db
    .selectFrom('envelopes_envelope')
    .select('id')
    .where('request_key', '=', key)
    .executeTakeFirstOrThrow();
  return id as EnvelopeId;
}

const open = (memberId: MemberId, envelopeId: string) =>
  ask(contract.openEnvelope, memberId, { envelopeId });
const read = async (memberId: MemberId, envelopeId: string) =>
  (await ask(contract.readEnvelope, memberId, { envelopeId, language })).value as {
    envelope: Record<string, unknown> & { digest: string; left: number; state: string };
    openings: { account: string; amount: string; isBest: boolean }[];
    refunded: string;
    proof: { seed: string; packets: string[] } | null;
  };
const list = async (memberId: MemberId) =>
  (await ask(contract.listEnvelopes, memberId, { language })).value as Record<string, unknown[]>;
const send = (memberId: MemberId, facts: object = {}) => {
  count += 1;
  return ask(contract.sendEnvelope, memberId, {
    language,
    requestKey: `gift key ${count}`,
    total: '10000',
    packets: 4,
    split: 'random',
    paymentPassword: SECRET,
    ...facts,
  });
};
const tend = async () => {
  for (const job of envelopesJobs(rules)) await job.run(t.world, {} as never);
};
const escrowOf = async (id: string) =>
  getBalance(t.world.db, await escrowAccount(t.world.db, id as EnvelopeId, 'THB'));
const players = (number: number) =>
  Promise.all(Array.from({ length: number }, () => givenPlayer(t.world)));
const paidOf = async (members: readonly MemberId[]) => {
  const amounts = await Promise.all(members.map((member) => cashOf(t.world, member)));
  return amounts.reduce((all, amount) => all + amount, 0n);
};

test('MEM-09 REW-23 the first who come are paid, one packet each, and a repeat gets the first answer', async () => {
  const envelope = await givenRain();
  const members = await players(8);
  const replies = await Promise.all(
    members.flatMap((member) => [open(member, envelope), open(member, envelope)]),
  );
  const outcomes = replies.map(({ value }) => value['outcome']);
  expect(outcomes.filter((outcome) => outcome === 'opened')).toHaveLength(10);
  expect(await paidOf(members)).toBe(10_000n);
  expect(await escrowOf(envelope)).toBe(0n);
  const details = await read(members[0] as MemberId, envelope);
  expect(details.envelope).toMatchObject({ state: 'finished', left: 0 });
  expect(details.openings).toHaveLength(5);
  expect(details.openings.filter(({ isBest }) => isBest)).toHaveLength(1);
  expect(details.openings[0]?.account).toContain('***');
  for (const [index, member] of members.entries()) {
    expect((await open(member, envelope)).value).toEqual(replies[index * 2]?.value);
  }
  expect((await recordOf(t.world, members[0] as MemberId)).length).toBeLessThanOrEqual(1);
});

test('REW-16 the digest stands before the first claim, and seed and list after the last', async () => {
  const envelope = await givenRain({ packets: 3, total: '9000' });
  const members = await players(3);
  const before = await read(members[0] as MemberId, envelope);
  expect(before.proof).toBeNull();
  for (const member of members) await open(member, envelope);
  const after = await read(members[0] as MemberId, envelope);
  const proof = after.proof ?? { seed: '', packets: [] };
  const digestOf = (packets: readonly string[]) =>
    createHash('sha256').update(proofTextOf(proof.seed, packets)).digest('hex');
  expect(digestOf(proof.packets)).toBe(before.envelope.digest);
  const [first = '', second = '', third = ''] = proof.packets;
  const changed = [String(BigInt(first) + 1n), String(BigInt(second) - 1n), third];
  expect(digestOf(changed)).not.toBe(before.envelope.digest);
  expect(after.openings.map(({ amount }) => amount)).toEqual(proof.packets.toReversed());
});

test('REW-23 what nobody opened goes back once after 24 hours, and the escrow ends at zero', async () => {
  const sender = await givenSender(t.world, { cash: 20_000n });
  const gift = await send(sender.id);
  const envelope = String(gift.value['envelopeId']);
  expect(await cashOf(t.world, sender.id)).toBe(10_000n);
  expect((await open(sender.id, envelope)).message).toBe('envelope_own');
  const [friend] = await players(1);
  const got = BigInt(String((await open(friend as MemberId, envelope)).value['amount']));
  t.world.clock.advance(DAY_MS - 1);
  await tend();
  expect((await read(sender.id, envelope)).envelope.state).toBe('open');
  t.world.clock.advance(1);
  const [late] = await players(1);
  expect((await open(late as MemberId, envelope)).value).toEqual({
    outcome: 'empty',
    amount: null,
  });
  await Promise.all([tend(), tend(), tend()]);
  await tend();
  expect(await cashOf(t.world, sender.id)).toBe(20_000n - got);
  expect(await escrowOf(envelope)).toBe(0n);
  expect((await open(late as MemberId, envelope)).value['outcome']).toBe('empty');
  expect((await open(friend as MemberId, envelope)).value['amount']).toBe(String(got));
  const details = await read(sender.id, envelope);
  expect([details.envelope.state, details.refunded]).toEqual(['expired', String(10_000n - got)]);
  const types = (await recordOf(t.world, sender.id)).map(({ type }) => type);
  expect(types.slice(0, 2)).toEqual(['envelope_returned', 'envelope_sent']);
});

test('nobody opens before the announced moment, and the page is told what rains', async () => {
  const envelope = await givenRain({ opensInMs: MINUTE_MS });
  const [member] = (await players(1)) as [MemberId];
  expect(await list(member)).toMatchObject({
    announced: [{ envelopeId: envelope, name: 'Gold rain' }],
  });
  t.world.clock.advance(MINUTE_MS - 1);
  expect((await open(member, envelope)).message).toBe('envelope_not_open');
  t.world.clock.advance(1);
  expect((await open(member, envelope)).value['outcome']).toBe('opened');
  const shown = await list(member);
  expect(shown['announced']).toEqual([]);
  expect(shown['mine']).toMatchObject([{ envelopeId: envelope }]);
});

test('MEM-09 trial, blocked, closed and excluded accounts open nothing, and an unknown envelope is none', async () => {
  const envelope = await givenRain();
  const trial = await givenTrial(t.world);
  const [member] = (await players(1)) as [MemberId];
  const change = (status: 'active' | 'blocked' | 'closed') =>
    t.world.db
      .transaction()
      .execute((tx) => changeStatus(t.world, tx, { memberId: member, status }));
  expect((await open(trial, envelope)).message).toBe('account_closed');
  for (const status of ['blocked', 'closed'] as const) {
    await change(status);
    expect((await open(member, envelope)).message).toBe('account_closed');
  }
  const [excluded] = (await players(1)) as [MemberId];
  const wanted = { kind: 'exclusion', months: 6 } as const;
  await t.world.db
    .transaction()
    .execute((tx) => excludeMember(t.world, tx, { memberId: excluded, wanted, sessionId: null }));
  expect((await open(excluded, envelope)).message).toBe('account_closed');
  await change('active');
  expect((await open(member, t.world.newId('env'))).message).toBe('not_found');
  expect((await open(member, 'env_1')).message).toBe('invalid_input');
  expect((await read(member, envelope)).envelope.left).toBe(5);
  expect((await open(member, envelope)).value['outcome']).toBe('opened');
});

test('claims, the last packet and the end at the same moment never pay more than there is', async () => {
  for (let turn = 0; turn < 5; turn++) {
    const envelope = await givenRain({ packets: 3, total: '3000' });
    const members = await players(4);
    t.world.clock.advance(DAY_MS - 1);
    const claims = members.map((member) => open(member, envelope));
    t.world.clock.advance(1);
    await Promise.all([...claims, tend()]);
    await tend();
    const details = await read(members[0] as MemberId, envelope);
    expect(details.envelope.state).not.toBe('open');
    expect((await paidOf(members)) + BigInt(details.refunded)).toBe(3_000n);
    expect(await escrowOf(envelope)).toBe(0n);
  }
});

test('a gift is cash of a member, within the limits, once a key', async () => {
  const sender = await givenSender(t.world, { cash: 200_000n });
  for (const [facts, code] of [
    [{ total: '999' }, 'amount_too_small'],
    [{ total: '50001' }, 'amount_too_large'],
    [{ total: '1000', packets: 11 }, 'envelope_too_thin'],
    [{ packets: 101, total: '50000' }, 'envelope_too_thin'],
    [{ packets: 0 }, 'invalid_input'],
    [{ total: '-5' }, 'invalid_input'],
    [{ paymentPassword: 'wrong' }, 'password_wrong'],
    [{ wish: 'ก'.repeat(81) }, 'invalid_input'],
  ] as const) {
    expect((await send(sender.id, facts)).message, JSON.stringify(facts)).toBe(code);
  }
  expect(await cashOf(t.world, sender.id)).toBe(200_000n);
  const once = { requestKey: 'the same key', total: '50000', wish: ' Good luck ' };
  const replies = await Promise.all(Array.from({ length: 6 }, () => send(sender.id, once)));
  expect(new Set(replies.map(({ value }) => value['envelopeId'])).size).toBe(1);
  expect((await send(sender.id, { ...once, packets: 5 })).message).toBe('repeated_differently');
  expect((await send(sender.id, { total: '30001' })).message).toBe('amount_too_large');
  expect((await send(sender.id, { total: '30000' })).message).toBeNull();
  expect(await cashOf(t.world, sender.id)).toBe(120_000n);
  t.world.clock.advance(DAY_MS);
  expect((await send(sender.id, { total: '30000' })).message).toBeNull();
  expect((await list(sender.id))['mine']).toHaveLength(3);
});

test('a deposit that was not played cannot leave in an envelope, nor money that is not there', async () => {
  const sender = await givenSender(t.world);
  await t.world.db.transaction().execute(async (tx) => {
    const memberId = sender.id;
    await giveMoney(t.world, tx, { memberId, amount: 9_000n, reason: 'deposit_credited' });
    await giveMoney(t.world, tx, { memberId, amount: 1_000n });
  });
  expect((await send(sender.id, { total: '10001' })).message).toBe('insufficient_funds');
  expect((await send(sender.id, { total: '1001' })).message).toBe('amount_locked');
  expect((await send(sender.id, { total: '1000' })).message).toBeNull();
  expect(await cashOf(t.world, sender.id)).toBe(9_000n);
});

test('where the brand allows no gifts none is sent', async () => {
  const sender = await givenSender(t.world, { cash: 20_000n });
  const off = { ...rules, envelopes: { gifts: { ...gifts, isOn: false } } };
  const call = callsOf(t.world, envelopesRoutes(off));
  const body = {
    language,
    requestKey: 'gift key 0',
    total: '10000',
    packets: 2,
    split: 'equal',
    paymentPassword: SECRET,
  };
  expect((await call(contract.sendEnvelope, sender.id, body)).message).toBe('feature_off');
});

/** The brand's rain, small, as an operator edited it. */
const raining = (facts: Partial<RainTerms> = {}): readonly RainTerms[] =>
  content.rain.map((each) => ({ ...each, total: '5000', packets: 10, least: '100', ...facts }));

test('it rains once at each announced time of the brand, with the money set aside', async () => {
  await seedContent(t.world, { brand, content: { ...content, rain: [...raining()] } });
  const house = await houseAccount(t.world.db, { purpose: 'promotion', currency: 'THB' });
  const before = await getBalance(t.world.db, house);
  const run = async () => {
    for (const job of envelopesJobs(brand)) await job.run(t.world, {} as never);
  };
  await Promise.all([run(), run()]);
  await run();
  const rows = await t.world.db
    .selectFrom('envelopes_envelope')
    .select(['opens_at', 'total'])
    .where('request_key', 'like', 'rain %')
    .orderBy('opens_at')
    .execute();
  expect(rows).toHaveLength(2);
  expect((await getBalance(t.world.db, house)) < minor(before)).toBe(true);
  const hours = rows.map(({ opens_at }) =>
    new Date(opens_at.getTime() + 7 * HOUR_MS).getUTCHours(),
  );
  expect(hours.toSorted((a, b) => a - b)).toEqual([12, 20]);
});

test('MEM-09 rain that an operator stopped, or that is not of these days, is not announced', async () => {
  const announced = () =>
    t.world.db
      .selectFrom('envelopes_envelope')
      .select('id')
      .where('request_key', 'like', 'rain %')
      .execute();
  const before = await announced();
  const [first] = raining();
  if (!first) throw new Error('the brand lets it rain');
  const rain: readonly RainTerms[] = [
    { ...first, id: 'stopped-rain', isStopped: true },
    { ...first, id: 'later-rain', from: '2036-01-01' },
    { ...first, id: 'over-rain', until: '2020-01-01' },
  ];
  await seedContent(t.world, { brand, content: { ...content, rain: [...rain] } });
  for (const job of envelopesJobs(brand)) await job.run(t.world, {} as never);
  expect(await announced()).toEqual(before);
  const now = rain.map(({ id }) => ({ ...first, id }));
  await seedContent(t.world, { brand, content: { ...content, rain: now } });
  for (const job of envelopesJobs(brand)) await job.run(t.world, {} as never);
  expect(await announced()).toHaveLength(before.length + 3);
});

test('MEM-09 more than there are packets at once, by two processes: each packet is paid once', async () => {
  const envelope = await givenRain({ packets: 40, total: '100000' });
  const members = await players(60);
  const others = callsOf(t.world, envelopesRoutes(rules));
  const replies = await Promise.all(
    members.flatMap((member) => [
      open(member, envelope),
      others(contract.openEnvelope, member, { envelopeId: envelope }),
    ]),
  );
  const opened = replies.filter(({ value }) => value['outcome'] === 'opened');
  expect(opened).toHaveLength(80);
  expect(await paidOf(members)).toBe(100_000n);
  expect(await escrowOf(envelope)).toBe(0n);
  const told = await Promise.all(members.map((member) => eventsOf(t.world, member)));
  expect(told.filter((events) => events.includes('balance'))).toHaveLength(40);
});

test('DOOR-05 REW-22 the database shows nothing of packets that nobody took', async () => {
  const envelope = await givenRain({ packets: 3 });
  const [member] = await players(1);
  const rows = async () => ({
    envelopes: await t.world.db.selectFrom('envelopes_envelope').selectAll().execute(),
    packets: await t.world.db
      .selectFrom('envelopes_packet')
      .selectAll()
      .where('envelope_id', '=', envelope)
      .execute(),
  });
  expect((await rows()).packets).toEqual([]);
  for (const { secret } of (await rows()).envelopes) expect(secret).toMatch(/^sealed:v1:/);
  await open(member as MemberId, envelope);
  expect((await rows()).packets).toMatchObject([{ place: 1, member_id: member }]);
});

test('REW-22 while it is open nobody sees what others got: the last packet cannot be reckoned', async () => {
  const envelope = await givenRain({ packets: 3 });
  const [first, second, third] = (await players(3)) as [MemberId, MemberId, MemberId];
  await open(first, envelope);
  await open(second, envelope);
  const amountsFor = async (member: MemberId) =>
    (await read(member, envelope)).openings.map(({ amount }) => amount);
  expect(await amountsFor(third)).toEqual([null, null]);
  expect(await amountsFor(first)).toEqual([null, expect.any(String)]);
  await open(third, envelope);
  const shown = await amountsFor(first);
  expect(shown.reduce((all, amount) => all + BigInt(amount), 0n)).toBe(10_000n);
});
