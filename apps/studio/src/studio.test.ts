import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { verifyRound } from '@baize/engines/core/fairness';
import { type Choice, type Event, overUnder } from '@baize/engines/games/over-under/engine';
import { ppm } from '@baize/std/money';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import {
  ask,
  CHOICE,
  launchTokenOf,
  newKey,
  seatMember,
  seatTrial,
  usePlatform,
} from './testing/platform.ts';
import type { WireRound } from './wire.ts';

const p = usePlatform();

afterEach(() => p.line.cut(() => 'through'));

/** Asks until it is so; the outbox takes its turn every second. */
async function until<Value>(read: () => Promise<Value>, isSo: (value: Value) => boolean) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const value = await read();
    if (isSo(value)) return value;
    await pause(100);
  }
  throw new Error('it never became so');
}

const payoutOf = ({ payout }: WireRound) => BigInt(payout ?? 0);

test('a round takes its stake from the wallet and pays its result into it', async () => {
  const seat = await seatMember(p, 100_000n);
  expect(seat.session).toMatchObject({ mode: 'money', balance: '100000', rounds: [] });
  let expected = 100_000n;
  for (let count = 0; count < 8; count++) {
    const { value: round } = await seat.roll('1000');
    const [event] = round.events as readonly Event[];
    const isWin = (event?.roll ?? 0) < CHOICE.target;
    expect(round).toMatchObject({ status: 'settled', payout: isWin ? '1960' : '0', nonce: count });
    expected += payoutOf(round) - 1_000n;
    expect(round.balance).toBe(`${expected}`);
  }
  expect(await p.cashOf(seat.memberId)).toBe(expected);
  expect((await seat.again()).value).toMatchObject({ balance: `${expected}` });
});

test('GAME-16 a launch token is good once; only the page that began can ask again', async () => {
  const seat = await seatMember(p, 1_000n);
  const again = await ask<{ token: string }>(p.url, '/api/sessions', { body: seat.launch });
  expect(again.status).toBe(200);
  const stolen = { ...seat.launch, requestId: 'another-page' };
  const refused = await ask(p.url, '/api/sessions', { body: stolen });
  expect(refused).toMatchObject({
    status: 403,
    message: 'launch_refused',
    value: { reason: 'token_used' },
  });
  const made = { ...seat.launch, launchToken: 'a-token-that-nobody-issued' };
  expect(await ask(p.url, '/api/sessions', { body: made })).toMatchObject({ status: 403 });
});

test('an answer that is lost is asked for again, and the stake is taken once', async () => {
  const seat = await seatMember(p, 10_000n);
  let lost = 0;
  p.line.cut((call) => (call === 'bet-and-settle' && lost++ === 0 ? 'unanswered' : 'through'));
  const { value: round } = await seat.roll('1000');
  expect(lost).toBe(2);
  expect(round.status).toBe('settled');
  expect(await p.cashOf(seat.memberId)).toBe(9_000n + payoutOf(round));
});

test('a launch whose answer is lost opens one session all the same', async () => {
  let lost = 0;
  p.line.cut((call) => (call === 'authenticate' && lost++ === 0 ? 'unanswered' : 'through'));
  expect((await seatMember(p, 500n)).session).toMatchObject({ balance: '500' });
});

test('while the wallet is away nothing is shown, nothing else begins, and it is said', async () => {
  const seat = await seatMember(p, 10_000n);
  p.line.cut(() => 'unsent');
  const { value: open } = await seat.roll('1000');
  expect(open).toMatchObject({ status: 'open', events: null, payout: null, balance: null });
  expect(await seat.roll('1000')).toMatchObject({ status: 409, message: 'round_open' });
  expect(await seat.rotate('mine')).toMatchObject({ status: 409, message: 'round_open' });
  expect((await seat.again()).value).toMatchObject({ balance: null, rounds: [{ status: 'open' }] });
  expect(await p.cashOf(seat.memberId)).toBe(10_000n);

  p.line.cut(() => 'through');
  const later = await p.startLater(11_000);
  try {
    const { value: proof } = await until(
      () => seat.round(open.roundId),
      ({ value }) => value.round.status !== 'open',
    );
    expect(proof.round.status).toBe('settled');
    expect(await p.cashOf(seat.memberId)).toBe(9_000n + payoutOf(proof.round));
    expect((await seat.roll('1000')).value.status).toBe('settled');
  } finally {
    await later.stop();
  }
});

test('a round that the wallet never heard of in ten minutes is void, whatever it paid', async () => {
  const seat = await seatMember(p, 10_000n);
  p.line.cut((call) => (call === 'bet-and-settle' ? 'unsent' : 'through'));
  const { value: open } = await seat.roll('1000');
  const client = new pg.Client({ connectionString: p.options().databaseUrl });
  await client.connect();
  await client.query(
    `update studio.round set created_at = created_at - interval '11 minutes' where id = $1`,
    [open.roundId],
  );
  await client.end();
  const later = await p.startLater(11_000);
  try {
    const { value: proof } = await until(
      () => seat.round(open.roundId),
      ({ value }) => value.round.status !== 'open',
    );
    expect(proof.round).toMatchObject({ status: 'void', events: null, payout: null });
    expect(await p.cashOf(seat.memberId)).toBe(10_000n);
  } finally {
    await later.stop();
  }
});

test('a studio that is killed while the wallet answers goes on where it stood', async () => {
  const seat = await seatMember(p, 10_000n);
  const { wallet, databaseUrl } = p.options();
  const keyFile = path.join(await mkdtemp(path.join(tmpdir(), 'baize-studio-')), 'key.json');
  await writeFile(keyFile, JSON.stringify(wallet), { mode: 0o600 });
  const port = 20_000 + (process.pid % 20_000);
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      STUDIO_PORT: String(port),
      WALLET_URL: wallet.url,
      STUDIO_KEY_FILE: keyFile,
      STUDIO_SITES: 'http://localhost:8080',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  p.line.cut((call) => (call === 'bet-and-settle' ? 'held' : 'through'));
  const requestKey = newKey();
  const body = { requestKey, stake: '1000', choice: CHOICE };
  const asked = ask(`http://localhost:${port}`, '/api/rounds', { token: seat.token, body });
  await Promise.all([
    asked.catch(() => {}),
    until(
      async () => p.line.calls.at(-1),
      (call) => call === 'bet-and-settle',
    ).then(async () => {
      await pause(200);
      child.kill('SIGKILL');
    }),
  ]);
  p.line.cut(() => 'through');
  const later = await p.startLater(11_000);
  try {
    const [round] = (
      await until(
        () => seat.again(),
        ({ value }) => value.rounds[0]?.status === 'settled',
      )
    ).value.rounds;
    expect(await p.cashOf(seat.memberId)).toBe(9_000n + payoutOf(round as WireRound));
    // The page sends what it never heard of again, and hears what happened then.
    const { value: again } = await seat.roll('1000', { requestKey });
    expect(again).toEqual(round);
  } finally {
    await later.stop();
  }
});

test('a double click is one bet, and one key is one round ever after', async () => {
  const seat = await seatMember(p, 10_000n);
  const requestKey = newKey();
  const clicks = await Promise.all(
    Array.from({ length: 6 }, () => seat.roll('1000', { requestKey })),
  );
  const settled = clicks.filter(({ status }) => status === 200).map(({ value }) => value.roundId);
  expect(new Set(settled).size).toBe(1);
  const { value: round } = await seat.roll('1000', { requestKey });
  expect(await p.cashOf(seat.memberId)).toBe(9_000n + payoutOf(round));
  expect(await seat.roll('2000', { requestKey })).toMatchObject({
    status: 409,
    message: 'repeated_differently',
  });
});

test('two tabs that roll at once play two rounds, one after the other, or are told to wait', async () => {
  const seat = await seatMember(p, 10_000n);
  const rolls = await Promise.all(Array.from({ length: 6 }, () => seat.roll('1000')));
  const played = rolls.filter(({ status }) => status === 200);
  expect(played.length).toBeGreaterThan(0);
  expect(rolls.every(({ status, message }) => status === 200 || message === 'round_open')).toBe(
    true,
  );
  const paid = played.reduce((sum, { value }) => sum + payoutOf(value), 0n);
  expect(await p.cashOf(seat.memberId)).toBe(10_000n - 1_000n * BigInt(played.length) + paid);
});

test.each([
  '-100',
  '0',
  '0.001',
  '1e3',
  '00100',
  ' 100',
  '99',
  '150',
  '500100',
  '1000000000000000000',
  '',
])('a stake of %j is refused and nothing moves', async (stake) => {
  const seat = await seatMember(p, 10_000_000n);
  const { status, message } = await seat.roll(stake);
  expect({ status, message }).toEqual({
    status: 400,
    message: /^[1-9]\d{0,17}$/.test(stake) ? 'stake_invalid' : 'request_invalid',
  });
  expect(await p.cashOf(seat.memberId)).toBe(10_000_000n);
});

test.each([
  { choice: { side: 'over', target: 10_000 } },
  { choice: null },
  { choice: { side: 'under', target: 5_000.5 } },
])('a choice of $choice is refused', async ({ choice }) => {
  const seat = await seatMember(p, 1_000n);
  expect(await seat.roll('100', { choice })).toMatchObject({
    status: 400,
    message: 'choice_invalid',
  });
});

test('a page that sends its own outcome is not heard', async () => {
  const seat = await seatMember(p, 1_000n);
  const choice = { ...CHOICE, roll: 0, isWin: true, payout: '999999' };
  const { value: round } = await seat.roll('100', { choice });
  expect(round.choice).toEqual(CHOICE);
});

test('without enough money the wallet refuses, nothing is shown, and the next round is free', async () => {
  const seat = await seatMember(p, 150n);
  const { value: refused } = await seat.roll('200');
  expect(refused).toMatchObject({
    status: 'refused',
    refusal: 'insufficient_funds',
    events: null,
    payout: null,
    balance: '150',
  });
  expect((await seat.roll('100')).value.status).toBe('settled');
});

test('a session is needed, and it opens one’s own rounds alone', async () => {
  const [mine, other] = [await seatMember(p, 1_000n), await seatMember(p, 1_000n)];
  const { value: round } = await mine.roll('100');
  expect(await other.round(round.roundId)).toMatchObject({ status: 404 });
  expect(await ask(p.url, '/api/session', { token: 'x'.repeat(43) })).toMatchObject({
    status: 401,
    message: 'session_unknown',
  });
  expect(await ask(p.url, '/api/session')).toMatchObject({ status: 401 });
});

test('a launch for another game, and a game that is none, are refused', async () => {
  const seat = await seatMember(p, 1_000n);
  const launchToken = await launchTokenOf(p, seat.memberId);
  const body = { ...seat.launch, game: 'no-such-game', launchToken };
  expect(await ask(p.url, '/api/sessions', { body })).toMatchObject({
    status: 404,
    message: 'game_unknown',
  });
});

test('GAME-14 a trial plays with play money and asks no wallet', async () => {
  const before = p.line.calls.length;
  const seat = await seatTrial(p);
  expect(seat.session).toMatchObject({
    mode: 'trial',
    balance: '1000000',
    currency: { code: 'FUN' },
  });
  const { value: round } = await seat.roll('500000');
  expect(round).toMatchObject({
    status: 'settled',
    balance: `${500_000n + payoutOf(round)}`,
  });
  await seat.roll('500000');
  await seat.roll('500000');
  const { value: filled } = await seat.at('/api/purse', { body: {} });
  expect(BigInt((filled as { balance: string }).balance)).toBeGreaterThanOrEqual(1_000_000n);
  expect(p.line.calls.length).toBe(before);
});

test('a member’s purse cannot be filled, and a trial stakes no more than it has', async () => {
  const member = await seatMember(p, 100n);
  expect(await member.at('/api/purse', { body: {} })).toMatchObject({ message: 'not_a_trial' });
  const trial = await seatTrial(p);
  const outcomes: (string | null)[] = [];
  for (let count = 0; count < 40; count++) {
    const choice = { side: 'under', target: 100 };
    outcomes.push((await trial.roll('500000', { choice })).message);
    if (outcomes.at(-1) === 'insufficient_funds') break;
  }
  expect(outcomes).toContain('insufficient_funds');
});

test('GAME-18 a round is proven by the seed that is shown when another takes its place', async () => {
  const seat = await seatMember(p, 10_000n);
  const { commitment } = seat.session.seed;
  const { value: round } = await seat.roll('100');
  expect((await seat.round(round.roundId)).value).toMatchObject({ commitment, serverSeed: null });
  const { value: rotation } = await seat.rotate('my-own-luck');
  expect(rotation.seed).toMatchObject({ clientSeed: 'my-own-luck', rounds: 0 });
  expect(rotation.seed.commitment).not.toBe(commitment);
  const { value: proof } = await seat.round(round.roundId);
  expect(proof.serverSeed).toBe(rotation.revealed.serverSeed);
  const verdict = verifyRound({
    engine: overUnder,
    choice: proof.round.choice as Choice,
    seeds: {
      serverSeed: proof.serverSeed ?? '',
      clientSeed: proof.clientSeed,
      nonce: proof.round.nonce,
    },
    commitment,
    round: {
      events: proof.round.events as readonly Event[],
      payout: ppm(BigInt(proof.payoutPpm)),
    },
  });
  expect(verdict).toEqual({ isSeedKept: true, isRoundSame: true });
  expect((await seat.roll('100')).value.nonce).toBe(0);
});

test('history goes back page by page, the newest first', async () => {
  const seat = await seatTrial(p);
  for (let count = 0; count < 22; count++) await seat.roll('100');
  const { value: first } = await seat.at('/api/rounds');
  const newest = first as readonly WireRound[];
  const { value: rest } = await seat.at(`/api/rounds?before=${newest.at(-1)?.roundId}`);
  const nonces = [...newest, ...(rest as readonly WireRound[])].map(({ nonce }) => nonce);
  expect(nonces).toEqual(Array.from({ length: 22 }, (_, place) => 21 - place));
});
