import { type Minor, minor } from '@baize/std/money';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { commandOf, givenMember, perform, pocketsOf, usePlay } from '../../testing/play.ts';
import { contentOf } from './content.ts';
import { type CommandKind, type CommandOf, movementKey } from './index.ts';

const t = usePlay();

let counted = 0;

async function given({ cash }: { cash: bigint }) {
  const memberId = await givenMember(t.world, { cash });
  const ask = <K extends CommandKind>(kind: K, rest: Partial<CommandOf<K>>) =>
    perform(t.play, commandOf(kind, { txId: `v-${(counted += 1)}`, memberId, ...rest }));
  return { memberId, ask, pockets: () => pocketsOf(t.world, memberId) };
}

const of = (units: bigint): Minor => minor(units);

const alertOf = (txId: string) =>
  t.world.db
    .selectFrom('play_alert')
    .selectAll()
    .where('tx_id', '=', txId)
    .executeTakeFirstOrThrow();

test('MONEY-18 a win of several that comes after the last one is paid', async () => {
  const player = await given({ cash: 1_000n });
  await player.ask('bet', { txId: 'b19', roundId: 'late', amount: of(100n) });
  await player.ask('settle', { betId: 'b19', amount: of(10n), endsRound: true });
  const late = { txId: 'w19', betId: 'b19', amount: of(500n), isFinal: false };
  const paid = await player.ask('settle', late);
  expect(paid).toEqual({ ok: true, balance: '1410', moved: '500', status: 'settled' });
  expect(await player.ask('settle', late)).toEqual(paid);
});

test('MONEY-18 another last result of a settled bet is for people to look at', async () => {
  const player = await given({ cash: 1_000n });
  await player.ask('bet', { txId: 'b20', amount: of(100n) });
  await player.ask('settle', { betId: 'b20', amount: of(0n) });
  const win = { txId: 'w20', betId: 'b20', amount: of(500n) };
  expect(await player.ask('settle', win)).toMatchObject({ code: 'settled_differently' });
  expect(await alertOf('w20')).toMatchObject({ code: 'settled_differently', command: 'settle' });
  await player.ask('unsettle', { betId: 'b20' });
  expect(await player.ask('settle', win)).toMatchObject({ ok: true, balance: '1400' });
});

test('MONEY-18 an unsettle before its settle waits for it: later, the same call is taken', async () => {
  const player = await given({ cash: 1_000n });
  await player.ask('bet', { txId: 'b21', amount: of(100n) });
  const unsettle = { txId: 'u21', betId: 'b21' };
  expect(await player.ask('unsettle', unsettle)).toMatchObject({ code: 'bet_not_settled' });
  await player.ask('settle', { betId: 'b21', amount: of(500n) });
  expect(await player.ask('unsettle', unsettle)).toMatchObject({ ok: true, balance: '900' });
});

test('MONEY-18 the rollback of a result takes back what it paid, once, and the bet runs again', async () => {
  const player = await given({ cash: 1_000n });
  const win = { txId: 'w22', betId: 'b22', amount: of(500n), sharesIds: true } as const;
  await player.ask('bet', { txId: 'b22', roundId: 'r22', amount: of(100n) });
  await player.ask('settle', win);
  const rollback = { txId: 'r22', betId: 'w22', of: 'transaction' } as const;
  const undone = await player.ask('rollback', rollback);
  expect(undone).toEqual({ ok: true, balance: '900', moved: '-500', status: 'running' });
  expect(await player.ask('rollback', rollback)).toEqual(undone);
  const again = await player.ask('rollback', { ...rollback, txId: 'r22-2' });
  expect(again).toMatchObject({ ok: true, moved: '0' });
  expect(await player.pockets()).toEqual({ cash: 900n, bonus: 0n });
  expect(await player.ask('settle', { betId: 'b22', amount: of(70n) })).toMatchObject({
    ok: true,
    balance: '970',
    status: 'settled',
  });
});

test('MONEY-18 of several results one is taken back, and the others stand', async () => {
  const player = await given({ cash: 1_000n });
  await player.ask('bet', { txId: 'b25', amount: of(100n) });
  const part = { betId: 'b25', isFinal: false, sharesIds: true } as const;
  await player.ask('settle', { ...part, txId: 'w25', amount: of(30n) });
  await player.ask('settle', { ...part, txId: 'w26', amount: of(40n), isFinal: true });
  const undone = await player.ask('rollback', { betId: 'w25', of: 'transaction' });
  expect(undone).toEqual({ ok: true, balance: '940', moved: '-30', status: 'settled' });
});

test('MONEY-18 won money that was spent cannot be taken back, and people are told', async () => {
  const player = await given({ cash: 100n });
  await player.ask('bet', { txId: 'b27', amount: of(100n) });
  await player.ask('settle', { txId: 'w27', betId: 'b27', amount: of(500n), sharesIds: true });
  await player.ask('tip', { txId: 'spend27', amount: of(450n) });
  const rollback = { txId: 'r27', betId: 'w27', of: 'transaction' } as const;
  expect(await player.ask('rollback', rollback)).toMatchObject({ code: 'funds_spent' });
  expect(await alertOf('r27')).toMatchObject({ code: 'funds_spent', command: 'rollback' });
});

test('MONEY-18 the rollback of a result of which too little is known is for people', async () => {
  const player = await given({ cash: 1_000n });
  await player.ask('bet', { txId: 'b28', amount: of(100n) });
  await player.ask('settle', { txId: 'w28', betId: 'b28', amount: of(500n) });
  const rollback = { txId: 'r28', betId: 'w28', of: 'transaction' } as const;
  expect(await player.ask('rollback', rollback)).toMatchObject({ code: 'result_not_bet' });
  expect(await alertOf('r28')).toMatchObject({ code: 'result_not_bet', command: 'rollback' });
  expect(await player.pockets()).toEqual({ cash: 1_400n, bonus: 0n });
});

test('MONEY-18 a result and its rollback in one breath leave what was there before', async () => {
  const player = await given({ cash: 1_000n });
  await player.ask('bet', { txId: 'b29', amount: of(100n) });
  const [paid, undone] = await Promise.all([
    player.ask('settle', { txId: 'w29', betId: 'b29', amount: of(500n), sharesIds: true }),
    player.ask('rollback', { betId: 'w29', of: 'transaction' }),
  ]);
  expect([paid, undone]).toMatchObject([{ balance: '1400' }, { balance: '900' }]);
});

test('MONEY-18 a result is taken back only for the player it was paid to', async () => {
  const [player, other] = [await given({ cash: 1_000n }), await given({ cash: 1_000n })];
  await player.ask('bet', { txId: 'b30', amount: of(100n) });
  await player.ask('settle', { txId: 'w30', betId: 'b30', amount: of(500n), sharesIds: true });
  const stolen = await other.ask('rollback', { betId: 'w30', of: 'transaction' });
  expect(stolen).toMatchObject({ code: 'bet_of_another' });
});

test('MONEY-15 the id of a result that was taken back, used again, is for people', async () => {
  const player = await given({ cash: 1_000n });
  const win = { txId: 'w31', betId: 'b31', amount: of(500n), reusesIds: true } as const;
  await player.ask('bet', { txId: 'b31', amount: of(100n) });
  const paid = await player.ask('settle', win);
  expect(await player.ask('settle', win)).toEqual(paid);
  await player.ask('unsettle', { betId: 'b31' });
  expect(await player.ask('settle', win)).toMatchObject({ code: 'settled_differently' });
  expect(await alertOf('w31')).toMatchObject({ code: 'settled_differently', command: 'settle' });
  await player.ask('settle', { ...win, txId: 'w32' });
  expect(await player.ask('settle', win)).toEqual(paid);
  expect(await player.pockets()).toEqual({ cash: 1_400n, bonus: 0n });
});

test('MONEY-18 the rollback of a result before it is accepted and kills the late result', async () => {
  const player = await given({ cash: 1_000n });
  await player.ask('bet', { txId: 'b23', amount: of(100n) });
  expect(await player.ask('rollback', { betId: 'w23', of: 'transaction' })).toMatchObject({
    ok: true,
  });
  const win = { txId: 'w23', betId: 'b23', amount: of(500n), sharesIds: true } as const;
  expect(await player.ask('settle', win)).toMatchObject({ code: 'bet_void', balance: '900' });
});

/** How many wait for the table of bets. */
const countWaiting = async () => {
  const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_locks
    where relation = 'play_bet'::regclass and not granted`.execute(t.world.db);
  return rows[0]?.waiting;
};

test('MONEY-15 a result that another process is just writing has one answer and no alert', async () => {
  const { memberId, ask } = await given({ cash: 1_000n });
  await ask('bet', { txId: 'b24', amount: of(100n) });
  const facts = { txId: 'w24', betId: 'b24', memberId, amount: of(500n) };
  const settle = commandOf('settle', facts);
  const told = { ok: true, balance: '1400', moved: '500', status: 'settled' };
  const reply = await t.world.db.transaction().execute(async (tx) => {
    await sql`lock table play_bet in access exclusive mode`.execute(tx);
    const asked = perform(t.play, settle);
    await expect.poll(countWaiting).toBe(1);
    await tx.updateTable('play_bet').set({ status: 'settled' }).where('ref', '=', 'b24').execute();
    await tx
      .insertInto('ledger_request')
      .values({
        key: movementKey('acme', 'settle', 'w24'),
        content: contentOf(settle),
        answer: `200 ${JSON.stringify(told)}`,
        created_at: t.world.clock.now(),
        first_transfer: null,
        transfer_count: 0,
      })
      .execute();
    // In an object, so that it is waited for after the commit.
    return { asked };
  });
  expect(await reply.asked).toEqual(told);
});
