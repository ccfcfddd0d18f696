import { reopenMember, stopMember } from '@baize/contract/member-stop';
import * as contract from '@baize/contract/stop-desk';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadBrand } from '../../base/brand/index.ts';
import { NO_BONUSES } from '../../cashier/bonuses/index.ts';
import type { Play } from '../../play/play/index.ts';
import { askAs, memberOf } from '../../testing/deposits.ts';
import { callerOf, type GivenOperator, givenOperator } from '../../testing/operator.ts';
import { commandOf, givenMember, openPlay, perform, usePlay } from '../../testing/play.ts';
import { stopsRoutes } from './index.ts';

const t = usePlay();
const { brand } = loadBrand('mekhala');
let risk: GivenOperator;
let elsewhere: ReturnType<typeof openPlay>;

beforeAll(async () => {
  risk = await givenOperator(t.world, 'risk');
  elsewhere = openPlay(t.world);
  await t.world.db
    .insertInto('catalog_vendor')
    .values({ code: 'ACME', names: '{"EN":"Acme"}', position: 1, provider: 'acme' })
    .execute();
  await t.world.db
    .insertInto('catalog_vendor_type')
    .values({ vendor: 'ACME', game_type: 'RNG', position: 1 })
    .execute();
  for (const [node_id, code] of [
    [990_001, 'tigers'],
    [990_002, 'dragons'],
  ] as const) {
    await t.world.db
      .insertInto('catalog_game')
      .values({
        node_id,
        code,
        vendor: 'ACME',
        game_type: 'RNG',
        names: `{"EN":"${code}"}`,
        cover: code,
        position: node_id,
        released_on: '2026-01-01',
        is_open: true,
        has_trial: false,
      })
      .execute();
  }
});
afterAll(() => elsewhere.close());

const operate = (...call: [Parameters<ReturnType<typeof callerOf>>[1], Record<string, unknown>]) =>
  callerOf(t.world, stopsRoutes({ brand }))(risk.caller, ...call);
const shut = (kind: contract.StopKind, target: string) =>
  operate(contract.setStop, { kind, target, reason: 'a wrong pay table' });
const open = (stopId: string) => operate(contract.liftStop, { stopId, reason: 'mended' });

let made = 0;
const bet = (play: Play, memberId: MemberId, game = 'tigers') =>
  perform(
    play,
    commandOf('bet', { txId: `stop-${(made += 1)}`, memberId, game, amount: minor(1n) }),
  );

test.each([
  ['play', '', 'tigers'],
  ['vendor', 'ACME', 'tigers'],
  ['game', '990001', 'tigers'],
] as const)(
  'a stop of a %s holds in every process, and its lifting too',
  async (kind, target, game) => {
    const memberId = await givenMember(t.world, { cash: 100n });
    const both = [t.play, elsewhere.play];
    // Each process remembers the player and that nothing is shut.
    for (const play of both) expect(await bet(play, memberId, game)).toMatchObject({ ok: true });
    const running = { txId: `stop-run-${kind}`, memberId, amount: minor(1n) };
    await perform(t.play, commandOf('bet', running));
    const { value } = await shut(kind, target);
    for (const play of both) {
      expect(await bet(play, memberId, game)).toMatchObject({ ok: false, code: 'vendor_closed' });
    }
    const won = { txId: `stop-won-${kind}`, memberId, betId: running.txId, amount: minor(5n) };
    expect(await perform(t.play, commandOf('settle', won))).toMatchObject({ ok: true, moved: '5' });
    expect(await open(value['stopId'] ?? '')).toMatchObject({ message: null });
    for (const play of both) expect(await bet(play, memberId, game)).toMatchObject({ ok: true });
  },
);

test('a stop of a game leaves the other games of its vendor open', async () => {
  const memberId = await givenMember(t.world, { cash: 100n });
  const { value } = await shut('game', '990001');
  expect(await bet(t.play, memberId, 'dragons')).toMatchObject({ ok: true });
  expect(await bet(t.play, memberId, 'tigers')).toMatchObject({ code: 'vendor_closed' });
  await open(value['stopId'] ?? '');
});

test('of bets sent while all play is shut, none is committed after the stop', async () => {
  const members: MemberId[] = [];
  for (let i = 0; i < 6; i++) members.push(await givenMember(t.world, { cash: 1_000n }));
  const countBets = async () => {
    const { count } = await t.world.db
      .selectFrom('play_bet')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .where('member_id', 'in', members)
      .executeTakeFirstOrThrow();
    return count;
  };
  const over = new AbortController();
  const play = async (memberId: MemberId, place: number) => {
    const wallet = place % 2 === 0 ? t.play : elsewhere.play;
    while (!over.signal.aborted) await bet(wallet, memberId);
  };
  const playing = members.map(play);
  await Promise.all(members.map((memberId) => bet(t.play, memberId)));
  const { value } = await shut('play', '');
  const atStop = await countBets();
  await Promise.all(members.map((memberId) => bet(elsewhere.play, memberId)));
  over.abort();
  await Promise.all(playing);
  expect(await countBets()).toBe(atStop);
  await open(value['stopId'] ?? '');
});

test('DESK-04 a stop is set once and lifted once, each with its reason in the audit log', async () => {
  const twice = await Promise.all([shut('vendor', 'ACME'), shut('vendor', 'ACME')]);
  const told = new Set(twice.map(({ message }) => message));
  expect(told).toEqual(new Set(['already_decided', null]));
  const first = (action: string) => ({
    message: 'already_decided',
    value: { action, operator: risk.name },
  });
  expect(await shut('vendor', 'ACME')).toMatchObject(first('stop.set'));
  const stopId = twice.flatMap(({ value }) => value?.['stopId'] ?? [])[0] ?? '';
  const listed = await operate(contract.listStops, {});
  const [newest] = listed.value['stops'] as unknown as contract.Stop[];
  expect(newest).toMatchObject({ stopId, name: 'Acme', reason: 'a wrong pay table', lifted: null });
  expect(await open(stopId)).toMatchObject({ message: null });
  expect(await open(stopId)).toMatchObject(first('stop.lifted'));
  const memberId = await givenMember(t.world);
  const reason = 'a stolen phone';
  await operate(stopMember, { memberId, reason });
  expect(await operate(stopMember, { memberId, reason })).toMatchObject(first('member.stopped'));
  await operate(reopenMember, { memberId, reason });
  expect(await operate(reopenMember, { memberId, reason })).toMatchObject(first('member.reopened'));
  const lines = await t.world.db
    .selectFrom('operators_audit')
    .select(['action', 'reason'])
    .where('subject', '=', stopId)
    .orderBy('number')
    .execute();
  expect(lines).toEqual([
    { action: 'stop.set', reason: 'a wrong pay table' },
    { action: 'stop.lifted', reason: 'mended' },
  ]);
  await expect(
    t.world.db
      .deleteFrom('switches_stop')
      .where('id', '=', stopId as never)
      .execute(),
  ).rejects.toThrow('only lifted');
  expect(await shut('vendor', 'NOBODY')).toMatchObject({ message: 'not_found' });
});

test('a way to deposit that is shut is refused and says so, the others stay', async () => {
  const caller = memberOf(await givenMember(t.world));
  const options = { site: { brand }, providers: new Map(), bonuses: NO_BONUSES, publicUrl: '' };
  const ask = (call: string, wish: object) => askAs(t.world, { options, caller }, [call, wish]);
  const wish = { requestKey: 'stopped-way-1', method: 'bank', amount: '50000' };
  const { value } = await shut('method', 'bank');
  expect(await ask('POST /wps/deposit', wish)).toMatchObject({ message: 'method_stopped' });
  const desk = await ask('GET /wps/deposit/desk', {});
  expect(desk.value['methods']).toMatchObject([{ method: 'bank', isStopped: true }]);
  await open(value['stopId'] ?? '');
  expect(await ask('POST /wps/deposit', wish)).toMatchObject({ message: null });
});
