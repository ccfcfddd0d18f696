import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { HOUR_MS, MINUTE_MS } from '@baize/std/time';
import { expect, test } from 'vitest';
import { openMemberAccounts, trialCurrency } from '../../books/ledger/index.ts';
import { commandOf, givenMember, perform, usePlay, VENDOR } from '../../testing/play.ts';
import { expireTokens, hashToken, issuePlayToken, openPlaySession } from './index.ts';
import { endGames } from './jobs.ts';

const t = usePlay();

const launchOf = (memberId: MemberId, sessionId?: string) =>
  t.world.db.transaction().execute((tx) =>
    issuePlayToken(t.world, tx, {
      memberId,
      vendor: 'acme',
      game: 'tigers',
      currency: 'THB',
      sessionId,
    }),
  );

const open = (launchToken: string, requestId = 'r1', vendor = 'acme') =>
  openPlaySession(t.world, { vendor, launchToken, requestId });

async function givenSession() {
  const memberId = await givenMember(t.world, { cash: 1_000n });
  const session = await open(await launchOf(memberId));
  if (typeof session === 'string') throw new Error(session);
  return { memberId, tokenHash: hashToken(session.token) };
}

let counted = 0;
const betWith = (memberId: MemberId, tokenHash: string, vendor: typeof VENDOR = VENDOR) =>
  commandOf('bet', {
    txId: `t-${(counted += 1)}`,
    memberId,
    tokenHash,
    amount: minor(10n),
    vendor,
  });

test('a launch token opens one session; asked again by the same request, the same one', async () => {
  const launch = await launchOf(await givenMember(t.world, {}));
  const first = await open(launch);
  expect(first).toMatchObject({ game: 'tigers', currency: 'THB' });
  expect(await open(launch)).toEqual(first);
  expect(await open(launch, 'r2')).toBe('token_used');
});

test('a launch token of another vendor, an unknown one and an old one open nothing', async () => {
  const launch = await launchOf(await givenMember(t.world, {}));
  expect(await open(launch, 'r1', 'other')).toBe('token_unknown');
  expect(await open('nonsense')).toBe('token_unknown');
  t.world.clock.advance(MINUTE_MS);
  expect(await open(launch)).toBe('token_expired');
});

test('MONEY-08 a bet needs a live token of its player and vendor', async () => {
  const { memberId, tokenHash } = await givenSession();
  expect(await perform(t.play, betWith(memberId, tokenHash))).toMatchObject({ ok: true });
  expect(await perform(t.play, betWith(memberId, 'nonsense'))).toMatchObject({
    code: 'token_unknown',
  });
  const other = await givenMember(t.world, { cash: 1_000n });
  expect(await perform(t.play, betWith(other, tokenHash))).toMatchObject({
    code: 'token_unknown',
  });
  await t.world.db
    .transaction()
    .execute((tx) => expireTokens(tx, memberId, { at: t.world.clock.now() }));
  expect(await perform(t.play, betWith(memberId, tokenHash))).toMatchObject({
    code: 'token_expired',
  });
});

test('MONEY-08 AUTH-14 the games of a login take no bets once it has ended, those of another do', async () => {
  const memberId = await givenMember(t.world, { cash: 1_000n });
  const logins = [t.world.newId('ses'), t.world.newId('ses')] as const;
  const [ended, other] = await Promise.all(
    logins.map(async (sessionId) => {
      const session = await open(await launchOf(memberId, sessionId), sessionId);
      if (typeof session === 'string') throw new Error(session);
      return hashToken(session.token);
    }),
  );
  const bet = (tokenHash = '') => perform(t.play, betWith(memberId, tokenHash));
  expect(await bet(ended)).toMatchObject({ ok: true });
  await endGames.run(t.world, { memberId, sessionId: logins[0] });
  expect(await bet(ended)).toMatchObject({ code: 'token_expired' });
  expect(await bet(other)).toMatchObject({ ok: true });
});

test('MONEY-08 a token is good for its currency and its game alone', async () => {
  const { memberId, tokenHash } = await givenSession();
  const currency = trialCurrency('THB');
  await t.world.db.transaction().execute((tx) => openMemberAccounts(tx, memberId, currency));
  const bet = (rest: object) => perform(t.play, { ...betWith(memberId, tokenHash), ...rest });
  expect(await bet({ currency })).toMatchObject({ code: 'currency_wrong' });
  expect(await bet({ game: 'dragons' })).toMatchObject({ code: 'token_unknown' });
  expect(await bet({ game: null })).toMatchObject({ ok: true });
});

test('MONEY-18 a settle and a rollback arrive long after the token has expired', async () => {
  const { memberId, tokenHash } = await givenSession();
  const [one, two] = [betWith(memberId, tokenHash), betWith(memberId, tokenHash)];
  await perform(t.play, one);
  await perform(t.play, two);
  t.world.clock.advance(13 * HOUR_MS);
  expect(await perform(t.play, betWith(memberId, tokenHash))).toMatchObject({
    code: 'token_expired',
  });
  const settle = commandOf('settle', {
    txId: 'late-win',
    memberId,
    betId: one.txId,
    amount: minor(30n),
  });
  expect(await perform(t.play, settle)).toMatchObject({ ok: true, balance: '1010' });
  const rollback = commandOf('rollback', { txId: 'late-back', memberId, betId: two.txId });
  expect(await perform(t.play, rollback)).toMatchObject({ ok: true, balance: '1020' });
});
