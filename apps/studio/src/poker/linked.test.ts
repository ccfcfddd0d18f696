import { POKER_GAME } from '@baize/engines/families/poker-titles';
import type { MemberId } from '@baize/std/id';
import { until } from '@baize/vendor-kit/testing/until';
import { expect, test } from 'vitest';
import type { Tx } from '../../../server/src/base/db/index.ts';
import { insertBankAccount } from '../../../server/src/people/members/index.ts';
import { rememberDevice } from '../../../server/src/people/sessions/remember-device.ts';
import { onTables } from '../testing/on-tables.ts';
import { ask, newKey, seatMember, usePlatform } from '../testing/platform.ts';
import type { WirePokerStay, WirePokerTable } from './wire.ts';

const p = usePlatform();

const inTx = <Value>(work: (tx: Tx) => Promise<Value>) => p.world.db.transaction().execute(work);

const LINKS: Readonly<Record<string, (memberId: MemberId) => Promise<unknown>>> = {
  device: (memberId) =>
    inTx((tx) => rememberDevice(p.world, tx, { memberId, device: 'one-and-the-same' })),
  'bank account': (memberId) =>
    inTx((tx) =>
      insertBankAccount(tx, {
        id: `bank-${memberId}`,
        member_id: memberId,
        bank_name: 'Siam',
        account_number: '1112223334',
        account_name: 'Ploy',
        created_at: p.world.clock.now(),
        removed_at: null,
      }),
    ),
};

const newPlayer = () => seatMember(p, 1_000_000n, POKER_GAME);

type Sitting = {
  readonly token: string;
  readonly code: string;
  readonly place: number;
  readonly buyIn?: string;
};

const sit = async ({ token, code, place, buyIn = '40000' }: Sitting) =>
  (
    await ask<WirePokerStay>(p.url, `/api/poker/tables/${code}/seat`, {
      token,
      body: { place, buyIn, requestKey: newKey(), clientSeed: `seed-${place}` },
    })
  ).value;

test.each([
  ['device', 'ayutthaya'],
  ['bank account', 'sukhothai'],
])('ROOM-14 two of one %s are not seated together at a cash table', async (link, code) => {
  const [first, second, stranger] = [await newPlayer(), await newPlayer(), await newPlayer()];
  for (const { memberId } of [first, second]) await LINKS[link]?.(memberId);
  expect(await sit({ ...first, code, place: 0 })).toMatchObject({ status: 'seated' });
  expect(await sit({ ...second, code, place: 1 })).toMatchObject({
    status: 'refused',
    refusal: 'linked_player',
  });
  expect(await p.cashOf(second.memberId)).toBe(1_000_000n);
  expect(await sit({ ...stranger, code, place: 2 })).toMatchObject({ status: 'seated' });
  // At another table, where the other does not sit, there is a seat.
  const elsewhere = { code: 'chao-phraya', place: link === 'device' ? 0 : 1, buyIn: '8000' };
  expect(await sit({ ...second, ...elsewhere })).toMatchObject({ status: 'seated' });
});

test('ROOM-14 of two who come at once at most one sits, and who does not keeps the buy-in', async () => {
  const both = [await newPlayer(), await newPlayer()];
  for (const { memberId } of both) await LINKS['device']?.(memberId);
  const stays = await Promise.all(
    both.map((player, place) => sit({ ...player, code: 'lanna', place, buyIn: '200000' })),
  );
  expect(stays.filter(({ status }) => status === 'seated').length).toBeLessThan(2);
  for (const [at, { status }] of stays.entries()) {
    const { memberId } = both[at] ?? {};
    const kept = status === 'seated' ? 800_000n : 1_000_000n;
    expect(memberId && (await p.cashOf(memberId))).toBe(kept);
  }
});

const openCases = (sign: string) =>
  p.world.db
    .selectFrom('cases_case')
    .select(['kind', 'code', 'reference', 'member_id', 'is_open'])
    .where('code', '=', sign)
    .execute();

/** Hands of an earlier evening in which one gave chips away to the other. */
const givenDumps = (player: string, other: string) =>
  onTables(
    p.options().databaseUrl,
    `insert into poker_hand (table_code, number, commitment, root, house_seed, player_seeds, events,
        opened, played_at)
      select 'siam', n, repeat('a', 64), repeat('b', 64), 'sealed:v1:x', '[]', '[]', '[]', now()
      from generate_series(9001, 9002) as n;
    insert into poker_sign (table_code, number, sign, player, other)
      select 'siam', n, 'chip_dumping', '${player}', '${other}' from generate_series(9001, 9002) as n`,
  );

test('ROOM-14 who gives chips away for the third time opens a case with the pair', async () => {
  const seatAt = async (place: number) => {
    const member = await seatMember(p, 3_000_000n, POKER_GAME);
    const seat = { token: member.token, code: 'siam', place, buyIn: '2000000' };
    expect(await sit(seat)).toMatchObject({ status: 'seated' });
    return { ...member, place };
  };
  const [a, b] = [await seatAt(0), await seatAt(3)];
  const at = '/api/poker/tables/siam';
  const look = async () => (await ask<WirePokerTable>(p.url, at, { token: a.token })).value;
  const { hand } = await until(look, (table) => table.hand?.turn != null);
  const giver = hand?.turn?.place === a.place ? a : b;
  const taker = giver === a ? b : a;
  await givenDumps(giver.memberId, taker.memberId);
  const moves = [
    [giver, { type: 'raise', to: 400_000 }],
    [taker, { type: 'raise', to: 900_000 }],
    [giver, { type: 'fold' }],
  ] as const;
  for (const [{ token }, move] of moves) {
    const turn = (await look()).hand?.turn?.number ?? 0;
    const body = { hand: hand?.number ?? 0, turn, move };
    expect((await ask(p.url, `${at}/moves`, { token, body })).message).toBeNull();
  }
  const found = await until(
    () => openCases('chip_dumping'),
    (rows) => rows.length > 0,
  );
  const reference = `${giver.memberId}:${taker.memberId}`;
  expect(found).toMatchObject([{ reference, member_id: giver.memberId, is_open: true }]);
});

test('ROOM-14 a pair that plays softly is a case of the operators, once', async () => {
  const sign = 'soft_play';
  const [one, other] = [await newPlayer(), await newPlayer()];
  await onTables(
    p.options().databaseUrl,
    `insert into poker_suspicion (id, sign, player, other, created_at, ask_at)
        values ('sus-${sign}', '${sign}', '${one.memberId}', '${other.memberId}', now(), now())`,
  );
  const cases = await until(
    () => openCases(sign),
    (rows) => rows.length > 0,
  );
  expect(cases).toEqual([
    {
      kind: 'alert',
      code: sign,
      reference: `${one.memberId}:${other.memberId}`,
      member_id: one.memberId,
      is_open: true,
    },
  ]);
});
