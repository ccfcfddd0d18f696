import { createHash } from 'node:crypto';
import * as contract from '@baize/contract/raffle';
import type { MemberId } from '@baize/std/id';
import { proofTextOf } from '@baize/std/list-proof';
import { minor } from '@baize/std/money';
import { DAY_MS, HOUR_MS, later } from '@baize/std/time';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { loadBrand } from '../../base/brand/index.ts';
import { changeStatus } from '../../people/members/index.ts';
import { callsOf, givenPlayer, givenTrial } from '../../testing/rewards.ts';
import { useWorld } from '../../testing/world.ts';
import { payReward } from '../claims/claim-reward.ts';
import { offerReward, sealLuck } from '../claims/index.ts';
import { createRaffle } from './create-raffle.ts';
import { giveTickets, payTickets } from './give-tickets.ts';
import { rafflesJobs } from './jobs.ts';
import type { RaffleId } from './raffle.ts';
import { rafflesRoutes } from './routes.ts';

const t = useWorld();
const { brand } = loadBrand('mekhala');
const language = 'EN';
let count = 0;
let routes: ReturnType<typeof rafflesRoutes> | null = null;
const ask = (...call: Parameters<ReturnType<typeof callsOf>>) =>
  callsOf(t.world, (routes ??= rafflesRoutes()))(...call);

type Deck = { slots?: number; prizes?: number; opensInMs?: number };

/** A raffle of prizes of 5.00 each. */
function givenRaffle({ slots = 20, prizes = 3, opensInMs = 0 }: Deck = {}): Promise<RaffleId> {
  count += 1;
  const opensAt = later(t.world.clock.now(), opensInMs);
  return t.world.db.transaction().execute((tx) =>
    createRaffle(t.world, tx, {
      code: `test-${count}`,
      names: { EN: 'Lantern raffle' },
      currency: 'THB',
      slots,
      prizes: [{ names: { EN: 'Five baht' }, kind: 'cash', amount: minor(500n), count: prizes }],
      opensAt,
      closesAt: later(opensAt, DAY_MS),
    }),
  );
}

const give = (
  raffleId: RaffleId,
  memberId: MemberId,
  tickets: number,
  sourceKey = `given ${(count += 1)}`,
) =>
  t.world.db
    .transaction()
    .execute((tx) => giveTickets(t.world, tx, { raffleId, memberId, count: tickets, sourceKey }));
const draw = (memberId: MemberId, raffleId: string, requestKey = `draw key ${(count += 1)}`) =>
  ask(contract.drawRaffle, memberId, { language, raffleId, requestKey });
type Listed = {
  raffleId: string;
  tickets: number;
  prizesLeft: number;
  slotsLeft: number;
  state: string;
};
const read = async (memberId: MemberId, raffleId: RaffleId): Promise<Listed> => {
  const { value } = await ask(contract.listRaffles, memberId, { language });
  const found = (value['raffles'] as Listed[]).find((each) => each.raffleId === raffleId);
  if (!found) throw new Error('the raffle is listed');
  return found;
};
const proofOf = async (memberId: MemberId, raffleId: RaffleId) =>
  (await ask(contract.readRaffleProof, memberId, { raffleId })).value as {
    digest: string;
    proof: { seed: string; deck: number[] } | null;
  };
const rewardsOf = async (raffleId: RaffleId) =>
  t.world.db
    .selectFrom('claims_reward')
    .select(['member_id', 'amount', 'source_key'])
    .where('programme', '=', 'raffle')
    .where('source_key', 'like', `${raffleId}:%`)
    .execute();

/** The deck as it is after 3,990 draws of which eight won; the next ten win once more. */
async function givenLateDeck(raffleId: RaffleId, memberId: MemberId): Promise<void> {
  const wins = [
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    8,
    3_995,
    ...Array.from({ length: 14 }, (_, at) => 5_000 + at),
  ];
  const { db } = t.world;
  const places = Array.from({ length: 10_000 }, (_, at) => at + 1);
  const list = places.map((place) => (wins.includes(place) ? '1' : '0'));
  const secret = sealLuck(db, { of: 'raffles_raffle.secret', row: raffleId }, { seed: '', list });
  const change = { drawn: 3_990, hits: 8, secret };
  await db.updateTable('raffles_raffle').set(change).where('id', '=', raffleId).execute();
  await sql`insert into raffles_slot (raffle_id, place, prize, member_id, request_key, drawn_at)
    select ${raffleId}, place, prize::int, ${memberId}, place::text, ${t.world.clock.now()}
    from unnest(${list.slice(0, 3_990)}::text[]) with ordinality as slot (prize, place)`.execute(
    db,
  );
}

test('REW-17 PROMO-03 the odds are prizes left of slots left: after 4,000 draws with 9 hits, 14 of 6,000', async () => {
  const raffle = await givenRaffle({ slots: 10_000, prizes: 23 });
  const member = await givenPlayer(t.world);
  await give(raffle, member, 11);
  expect(await read(member, raffle)).toMatchObject({ prizesLeft: 23, slotsLeft: 10_000 });
  await givenLateDeck(raffle, member);
  await Promise.all(Array.from({ length: 10 }, () => draw(member, raffle)));
  expect(await read(member, raffle)).toMatchObject({
    prizesLeft: 14,
    slotsLeft: 6_000,
    tickets: 1,
    prizes: [{ count: 23, left: 14 }],
  });
  expect(await rewardsOf(raffle)).toHaveLength(1);
});

test('REW-17 PROMO-03 API-24 2,000 at once by two processes draw each prize once, each for one ticket', async () => {
  const raffle = await givenRaffle({ slots: 1_800, prizes: 40 });
  const members = await Promise.all(Array.from({ length: 20 }, () => givenPlayer(t.world)));
  for (const member of members) await give(raffle, member, 80);
  const others = callsOf(t.world, rafflesRoutes());
  const replies = await Promise.all(
    members.flatMap((member, index) =>
      Array.from({ length: 100 }, (_, at) => {
        const body = { language, raffleId: raffle, requestKey: `at once ${at}` };
        return (index + at) % 2
          ? ask(contract.drawRaffle, member, body)
          : others(contract.drawRaffle, member, body);
      }),
    ),
  );
  const drawn = replies.filter(({ message }) => message === null);
  const refusals = new Set(replies.map(({ message }) => message ?? 'drawn'));
  const places = new Set(drawn.map(({ value }) => (value['draw'] as { place: number }).place));
  expect(places.size).toBe(drawn.length);
  expect([...refusals].toSorted()).toEqual(
    drawn.length === 1_600
      ? ['drawn', 'raffle_no_ticket']
      : expect.arrayContaining(['drawn', 'raffle_over']),
  );
  const won = drawn.filter(({ value }) => (value['draw'] as { prize: unknown }).prize !== null);
  const rewards = await rewardsOf(raffle);
  expect(rewards).toHaveLength(won.length);
  expect(new Set(rewards.map(({ source_key }) => source_key)).size).toBe(won.length);
  const { prizesLeft, slotsLeft } = await read(members[0] as MemberId, raffle);
  expect([prizesLeft, slotsLeft]).toEqual([40 - won.length, 1_800 - drawn.length]);
});

test('API-24 a draw asked again is the same draw and costs nothing more', async () => {
  const raffle = await givenRaffle();
  const member = await givenPlayer(t.world);
  await give(raffle, member, 2);
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => draw(member, raffle, 'one key 1')),
  );
  expect(new Set(replies.map(({ value }) => JSON.stringify(value['draw']))).size).toBe(1);
  routes = null;
  expect((await draw(member, raffle, 'one key 1')).value['draw']).toEqual(
    replies[0]?.value['draw'],
  );
  expect((await read(member, raffle)).tickets).toBe(1);
});

test('REW-16 the deck is sealed before the first draw, shown at the end, and a changed one fails', async () => {
  const raffle = await givenRaffle({ slots: 12, prizes: 2 });
  const member = await givenPlayer(t.world);
  await give(raffle, member, 12);
  const before = await proofOf(member, raffle);
  expect(before.proof).toBeNull();
  const drawn: number[] = [];
  while ((await read(member, raffle)).state === 'open') {
    const { value } = await draw(member, raffle);
    drawn.push((value['draw'] as { prize: unknown }).prize === null ? 0 : 1);
  }
  expect((await draw(member, raffle)).message).toBe('raffle_over');
  const { digest, proof } = await proofOf(member, raffle);
  const { seed, deck } = proof ?? { seed: '', deck: [] };
  const digestOf = (list: readonly number[]) =>
    createHash('sha256').update(proofTextOf(seed, list)).digest('hex');
  expect(digest).toBe(before.digest);
  expect(digestOf(deck)).toBe(digest);
  expect(digestOf(deck.with(0, deck[0] === 0 ? 1 : 0))).not.toBe(digest);
  expect(deck.slice(0, drawn.length)).toEqual(drawn);
  expect(deck.filter((prize) => prize > 0)).toHaveLength(2);
});

test('a ticket is for its own raffle, once for what earned it, and never taken for nothing', async () => {
  const [raffle, other] = [await givenRaffle(), await givenRaffle({ opensInMs: HOUR_MS })];
  const member = await givenPlayer(t.world);
  expect((await draw(member, raffle)).message).toBe('raffle_no_ticket');
  expect(await give(other, member, 2, 'mission 1')).toBe(true);
  expect(await give(other, member, 2, 'mission 1')).toBe(false);
  expect((await draw(member, raffle)).message).toBe('raffle_no_ticket');
  expect((await draw(member, other)).message).toBe('raffle_not_open');
  t.world.clock.advance(HOUR_MS);
  expect((await draw(member, other)).message).toBeNull();
  t.world.clock.advance(DAY_MS);
  expect((await draw(member, other)).message).toBe('raffle_over');
  for (const job of rafflesJobs(brand)) await job.run(t.world, {} as never);
  expect(await read(member, other)).toMatchObject({ state: 'ended', tickets: 1 });
  expect((await draw(member, t.world.newId('raf'))).message).toBe('not_found');
  expect((await draw(member, 'raf_1')).message).toBe('invalid_input');
});

test('API-24 who may not play gets no ticket and draws nothing', async () => {
  const raffle = await givenRaffle();
  const trial = await givenTrial(t.world);
  expect(await give(raffle, trial, 5)).toBe(false);
  expect((await draw(trial, raffle)).message).toBe('account_closed');
  const member = await givenPlayer(t.world);
  await give(raffle, member, 5);
  await t.world.db
    .transaction()
    .execute((tx) => changeStatus(t.world, tx, { memberId: member, status: 'blocked' }));
  expect((await draw(member, raffle)).message).toBe('account_closed');
});

test('tickets can be a reward of any programme', async () => {
  const raffle = await givenRaffle();
  const member = await givenPlayer(t.world);
  const rewardId = await t.world.db.transaction().execute((tx) =>
    offerReward(t.world, tx, {
      memberId: member,
      programme: 'mission',
      sourceKey: 'tickets',
      kind: 'tickets',
      amount: minor(3n),
      names: { EN: 'Three tickets' },
      terms: { raffleId: raffle },
    }),
  );
  if (!rewardId) throw new Error('it is offered');
  const claim = { rewardId, memberId: member, payers: { tickets: payTickets } };
  await payReward(t.world, claim);
  await payReward(t.world, claim);
  expect((await read(member, raffle)).tickets).toBe(3);
});

test('DOOR-05 REW-17 the database shows nothing of a deck that was not drawn', async () => {
  const raffleId = await givenRaffle({ slots: 20, prizes: 19 });
  const member = await givenPlayer(t.world);
  await give(raffleId, member, 1);
  const rows = async () => ({
    raffles: await t.world.db.selectFrom('raffles_raffle').selectAll().execute(),
    slots: await t.world.db
      .selectFrom('raffles_slot')
      .selectAll()
      .where('raffle_id', '=', raffleId)
      .execute(),
  });
  expect((await rows()).slots).toEqual([]);
  for (const { secret } of (await rows()).raffles) expect(secret).toMatch(/^sealed:v1:/);
  await draw(member, raffleId);
  expect((await rows()).slots).toMatchObject([{ place: 1, member_id: member }]);
  const clear = t.world.db.updateTable('raffles_raffle').set({ secret: '{"seed":"x"}' });
  await expect(clear.execute()).rejects.toThrow('is not sealed');
});
