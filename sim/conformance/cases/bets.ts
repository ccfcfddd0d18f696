import { type Case, same } from '../case.ts';

const AMOUNTS: readonly (readonly [id: string, amount: unknown])[] = [
  ['minus-five', '-5'],
  ['minus-five-as-number', -5],
  ['letters', 'abc'],
  ['null', null],
  ['zero', '0'],
  ['fraction', '0.001'],
  ['exponent', '1e3'],
  ['huge', '9'.repeat(30)],
  ['list', [5]],
];

const amountCases = AMOUNTS.map(
  ([id, amount]): Case => ({
    id: `amount-${id}`,
    title: `a stake of ${JSON.stringify(amount)} is refused and moves nothing`,
    run: async (kit) => {
      const before = await kit.balance();
      const reply = await kit.move('bet', { amount });
      return [same('amount_invalid', reply.message), same(before, await kit.balance())];
    },
  }),
);

export const BETS: readonly Case[] = [
  {
    id: 'launch-once',
    title: 'a launch token opens one session: the same request gets it again, another does not',
    run: async ({ call, launch, player }) => {
      const again = await call('authenticate', launch);
      const other = await call('authenticate', { ...launch, requestId: 'another-request' });
      return [same(player.token, again.value['token']), same('token_used', other.message)];
    },
  },
  {
    id: 'bet',
    title: 'a bet takes its stake and tells the balance it left',
    run: async (kit) => {
      const before = await kit.balance();
      const { value } = await kit.move('bet', { amount: '100' });
      const left = String(before - 100n);
      return [
        same({ balance: left, moved: '-100', status: 'running' }, pick(value)),
        same(left, String(await kit.balance())),
      ];
    },
  },
  {
    id: 'bet-repeated',
    title: 'a bet sent twice moves once and gets the same bytes',
    run: async (kit) => {
      const bet = { txId: kit.newId(), amount: '100' };
      const first = await kit.move('bet', bet);
      await kit.move('bet', { amount: '7' });
      const before = await kit.balance();
      const again = await kit.move('bet', bet);
      return [same(first.text, again.text), same(before, await kit.balance())];
    },
  },
  {
    id: 'bet-repeated-at-once',
    title: 'a bet sent twenty times at once moves once and gets the same bytes',
    run: async (kit) => {
      const before = await kit.balance();
      const bet = { txId: kit.newId(), amount: '100' };
      const replies = await Promise.all(Array.from({ length: 20 }, () => kit.move('bet', bet)));
      return [
        same(1, new Set(replies.map(({ text }) => text)).size),
        same(true, replies[0]?.ok),
        same(before - 100n, await kit.balance()),
      ];
    },
  },
  {
    id: 'bet-conflict',
    title: 'the same id with another amount is a conflict for people to look at',
    run: async (kit) => {
      const txId = kit.newId();
      await kit.move('bet', { txId, amount: '100' });
      const before = await kit.balance();
      const { message, value } = await kit.move('bet', { txId, amount: '101' });
      return [
        same('repeated_differently', message),
        same('needs-operator', value['class']),
        same(before, await kit.balance()),
      ];
    },
  },
  {
    id: 'bet-too-large',
    title: 'more than the balance is refused with the true balance',
    run: async (kit) => {
      const before = await kit.balance();
      const { message, value } = await kit.move('bet', { amount: String(before + 1n) });
      return [same('insufficient_funds', message), same(String(before), value['balance'])];
    },
  },
  {
    id: 'bet-parallel',
    title: 'twenty bets of more than half the balance at once: one is taken',
    run: async (kit) => {
      const before = await kit.balance();
      const amount = String(before / 2n + 1n);
      const bets = Array.from({ length: 20 }, () => ({ txId: kit.newId(), amount }));
      const replies = await Promise.all(bets.map((bet) => kit.move('bet', bet)));
      await Promise.all(bets.map(({ txId }) => kit.move('rollback', { betId: txId })));
      return [same(1, replies.filter(({ ok }) => ok).length), same(before, await kit.balance())];
    },
  },
  {
    id: 'token-unknown',
    title: 'a bet with an unknown token is refused',
    run: async (kit) => {
      const reply = await kit.move('bet', { amount: '1', token: 'nobody' });
      return [same('token_unknown', reply.message)];
    },
  },
  {
    id: 'token-expired',
    title: 'a bet with an ended session is refused; results and cancels still arrive',
    skip: ({ expiredToken }) => (expiredToken === null ? 'no --expired-token was given' : null),
    run: async (kit) => {
      const [won, gone] = [kit.newId(), kit.newId()];
      await kit.move('bet', { txId: won, amount: '100' });
      await kit.move('bet', { txId: gone, amount: '100' });
      const token = kit.expiredToken;
      const bet = await kit.move('bet', { amount: '1', token });
      const settle = await kit.move('settle', { betId: won, amount: '150', token });
      const rollback = await kit.move('rollback', { betId: gone, token });
      return [same('token_expired', bet.message), same(true, settle.ok), same(true, rollback.ok)];
    },
  },
  {
    id: 'member-unknown',
    title: 'a player that does not exist is told apart',
    run: async (kit) => {
      const memberId = `mem_${'0'.repeat(26)}`;
      const reply = await kit.move('bet', { amount: '1', memberId });
      return [same('member_unknown', reply.message)];
    },
  },
  ...amountCases,
];

function pick({ balance, moved, status }: Readonly<Record<string, unknown>>) {
  return { balance, moved, status };
}
