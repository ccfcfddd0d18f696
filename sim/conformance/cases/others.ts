import { type Case, same } from '../case.ts';
import type { Kit } from '../kit.ts';

/** What a case moves in all. */
async function net(kit: Kit, play: () => Promise<unknown>): Promise<bigint> {
  const before = await kit.balance();
  await play();
  return (await kit.balance()) - before;
}

export const OTHERS: readonly Case[] = [
  {
    id: 'bet-and-settle',
    title: 'bet and result in one call move their difference, once',
    run: async (kit) => {
      const shot = { txId: kit.newId(), amount: '100', payout: '130' };
      const before = await kit.balance();
      const first = await kit.move('bet-and-settle', shot);
      const again = await kit.move('bet-and-settle', shot);
      return [
        same('30', first.value['moved']),
        same(first.text, again.text),
        same(before + 30n, await kit.balance()),
      ];
    },
  },
  {
    id: 'stake-of-zero',
    title: 'a stake of zero is refused where no free round was granted, whatever it pays',
    run: async (kit) => {
      const before = await kit.balance();
      const shot = { txId: kit.newId(), amount: '0', payout: '130' };
      const answer = await kit.move('bet-and-settle', shot);
      return [same('free_round_unknown', answer.message), same(before, await kit.balance())];
    },
  },
  {
    id: 'unknown-grant',
    title: 'a bet by a grant that the player does not have is refused, and nothing is taken',
    run: async (kit) => {
      const before = await kit.balance();
      const shot = { txId: kit.newId(), amount: '100', payout: '130', grantId: 'fre_of_nobody' };
      const answer = await kit.move('bet-and-settle', shot);
      return [same('free_round_unknown', answer.message), same(before, await kit.balance())];
    },
  },
  {
    id: 'min-balance',
    title: 'a string of shots is taken if and only if its dearest moment was covered',
    run: async (kit) => {
      const balance = await kit.balance();
      const shots = { amount: String(balance + 50n), payout: String(balance + 49n) };
      const beyond = await kit.move('bet-and-settle', {
        ...shots,
        minBalance: String(balance + 1n),
      });
      const within = await kit.move('bet-and-settle', { ...shots, minBalance: String(balance) });
      return [
        same('insufficient_funds', beyond.message),
        same('-1', within.value['moved']),
        same(balance - 1n, await kit.balance()),
      ];
    },
  },
  {
    id: 'rollback-bet-and-settle',
    title: 'one rollback takes back a bet that came with its result',
    run: async (kit) => {
      const txId = kit.newId();
      const moved = await net(kit, async () => {
        await kit.move('bet-and-settle', { txId, amount: '100', payout: '130' });
        await kit.move('rollback', { betId: txId });
      });
      return [same(0n, moved)];
    },
  },
  {
    id: 'payout',
    title: 'a promotion, a jackpot and free spins are paid, each once',
    run: async (kit) => {
      const payouts = ['promo', 'jackpot', 'free-spin'].map((reason) => ({
        txId: kit.newId(),
        reason,
        amount: '10',
      }));
      const moved = await net(kit, async () => {
        for (const payout of [...payouts, ...payouts]) await kit.move('payout', payout);
      });
      return [same(30n, moved)];
    },
  },
  {
    id: 'tip',
    title: 'a tip is given and taken back; one cancelled first never arrives',
    run: async (kit) => {
      const [tip, late] = [kit.newId(), kit.newId()];
      const given = await kit.move('tip', { txId: tip, amount: '10' });
      const back = await kit.move('cancel-tip', { betId: tip });
      await kit.move('cancel-tip', { betId: late });
      const refused = await kit.move('tip', { txId: late, amount: '10' });
      return [
        same(
          ['-10', '10', 'bet_void'],
          [given.value['moved'], back.value['moved'], refused.message],
        ),
      ];
    },
  },
  {
    id: 'wallet',
    title: 'a sum goes to a table and comes back once',
    run: async (kit) => {
      const betId = kit.newId();
      const moved = await net(kit, async () => {
        await kit.move('wallet-out', { txId: betId, amount: '500' });
        await kit.move('wallet-in', { betId, amount: '650' });
        await kit.move('wallet-in', { betId, amount: '650' });
      });
      return [same(150n, moved)];
    },
  },
  {
    id: 'wallet-all',
    title: 'all of it goes to a table and comes back',
    run: async (kit) => {
      const before = await kit.balance();
      const betId = kit.newId();
      const out = await kit.move('wallet-out', { txId: betId });
      const taken = String(-BigInt(String(out.value['moved'])));
      await kit.move('wallet-in', { betId, amount: taken });
      return [same(true, BigInt(taken) > 0n), same(before, await kit.balance())];
    },
  },
  {
    id: 'wallet-rollback',
    title: 'a wallet-out cancelled first never leaves',
    run: async (kit) => {
      const betId = kit.newId();
      const first = await kit.move('rollback', { betId, of: 'wallet' });
      const late = await kit.move('wallet-out', { txId: betId, amount: '500' });
      return [same([true, 'bet_void'], [first.ok, late.message])];
    },
  },
  {
    id: 'end-round',
    title: 'a round that has ended takes no bet and lets its results in',
    run: async (kit) => {
      const [roundId, betId] = [kit.newId(), kit.newId()];
      await kit.move('bet', { txId: betId, roundId, amount: '10' });
      const end = await kit.move('end-round', { roundId });
      const late = await kit.move('bet', { roundId, amount: '10' });
      const settle = await kit.move('settle', { betId, amount: '0' });
      const later = await kit.move('bet', { roundId, amount: '10' });
      return [
        same(true, end.ok),
        same('round_closed', late.message),
        // Where a game ends as a whole, the end has settled what still ran.
        same(true, settle.ok || settle.message === 'already_settled'),
        same('round_closed', later.message),
      ];
    },
  },
  {
    id: 'end-round-unknown',
    title: 'the end of a round nobody has bet in is asked for again',
    run: async (kit) => {
      const { message, value } = await kit.move('end-round', { roundId: kit.newId() });
      return [same(['round_unknown', 'retry-later'], [message, value['class']])];
    },
  },
  {
    id: 'status',
    title: 'the status of a movement is what it was answered, or that it is unknown',
    run: async (kit) => {
      const txId = kit.newId();
      const unknown = await kit.call('status', { call: 'bet', txId });
      const bet = await kit.move('bet', { txId, amount: '10' });
      const known = await kit.call('status', { call: 'bet', txId });
      return [
        same({ isKnown: false, answer: null }, unknown.value),
        same({ isKnown: true, answer: JSON.parse(bet.text) as unknown }, known.value),
      ];
    },
  },
];
