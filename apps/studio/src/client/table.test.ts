import { beforeAll, expect, test } from 'vitest';
import type { WireRound } from '../wire.ts';
import { type Call, CallError } from './api.ts';
import { moneyOf } from './money.ts';
import { createTable, type TableSession } from './table.ts';
import { speak } from './words.ts';

// A page that no site shows in a frame is its own parent.
beforeAll(() => {
  Object.assign(globalThis, { window: { parent: null } });
  Object.assign(window, { parent: window });
});

const session: TableSession = {
  game: 'limbo',
  mode: 'trial',
  currency: { code: 'FUN', scale: 2, symbol: '' },
  limits: { min: '100', max: '500000', step: '100', usual: '1000' },
  featureBuy: false,
  autoplay: false,
  balance: '100000',
  seed: { commitment: '', clientSeed: '', rounds: 0 },
  nextCommitment: '',
  rounds: [],
  pot: null,
  grants: [],
  mostPaidPpm: '0',
};

const round: WireRound = {
  roundId: 'rnd_1',
  game: 'limbo',
  status: 'settled',
  choice: {},
  moves: [],
  next: null,
  stake: '1000',
  staked: '1000',
  returned: null,
  events: [],
  payout: '2500',
  pot: null,
  grantId: null,
  balance: '101500',
  refusal: null,
  nonce: 0,
  roomRoundId: null,
  playedAt: '2026-01-01T00:00:00.000Z',
};

/** What the balance is while each answer is shown, and what it is in the end. */
async function balancesOf(answers: readonly Partial<WireRound>[]) {
  const left = answers.map((answer) => ({ ...round, ...answer }));
  const call: Call = async <Value>() => left.shift() as Value;
  const table = createTable({
    token: 'token-of-test',
    call,
    session,
    say: speak('EN'),
    money: moneyOf(session.currency, 'en'),
  });
  const seen: string[] = [];
  const show = () => void seen.push(String(table.read().balance));
  await table.play({}, show);
  while (table.read().running) await table.move({}, show);
  return [...seen, String(table.read().balance)];
}

test.each([
  ['a win', [{}], ['99000', '101500']],
  ['a loss', [{ payout: '0', balance: '99000' }], ['99000', '99000']],
  [
    'a hand that is doubled',
    [
      { status: 'running', payout: null, balance: '99000' },
      { staked: '2000', payout: '4000', balance: '102000' },
    ],
    ['99000', '98000', '102000'],
  ],
  ['a stake that is refused', [{ status: 'refused', payout: null, balance: '100000' }], ['100000']],
] as const)(
  'GAME-18 the balance falls when the stake is taken, and rises when %s was seen',
  async (_, answers, balances) => {
    expect(await balancesOf(answers)).toEqual(balances);
  },
);

/** The figure under the balance while the wallet is asked, and when it has answered. */
async function shownOf(answer: Partial<WireRound> | Error, stakes = 1, balance = session.balance) {
  const asking = Promise.withResolvers<WireRound>();
  const call = () => asking.promise;
  const table = createTable({
    token: 'token-of-test',
    call: call as Call,
    session: { ...session, balance },
    say: speak('EN'),
    money: moneyOf(session.currency, 'en'),
    stakesOf: () => stakes,
  });
  const shown = () => `${(table.read().balance ?? 0n) - table.read().staking}`;
  const played = table.play({}, () => {});
  const asked = shown();
  if (answer instanceof Error) asking.reject(answer);
  else asking.resolve({ ...round, ...answer });
  await played;
  return [asked, shown()];
}

test('GAME-23 the stake leaves the balance when the round begins, before the wallet answers', async () => {
  expect(await shownOf({ payout: '0', balance: '99000' })).toEqual(['99000', '99000']);
  expect(await shownOf({ payout: '0', balance: '93000' }, 7)).toEqual(['93000', '93000']);
});

test('GAME-23 a stake that is refused or not taken is back in the balance', async () => {
  const refused = { status: 'refused', payout: null, balance: null } as const;
  expect(await shownOf(refused)).toEqual(['99000', '100000']);
  expect(await shownOf(new CallError('stake_invalid'))).toEqual(['99000', '100000']);
  // More than there is never leaves: it is refused.
  expect(await shownOf(refused, 1, '500')).toEqual(['500', '500']);
});
