import { type Case, same } from '../case.ts';
import type { Kit, Movement } from '../kit.ts';

/** A bet of 100, and what calls about it come to: the balance after each, from before the bet. */
async function playBet(kit: Kit, steps: readonly (readonly [string, Movement])[]) {
  const before = await kit.balance();
  const betId = kit.newId();
  await kit.move('bet', { txId: betId, amount: '100' });
  const seen: unknown[] = [];
  for (const [name, body] of steps) {
    const reply = await kit.move(name, { betId, ...body });
    const { balance, status } = reply.value;
    seen.push(reply.ok ? [String(BigInt(String(balance)) - before), status] : reply.message);
  }
  return seen;
}

const life = (
  id: string,
  title: string,
  steps: readonly (readonly [call: string, body: Movement, expected: unknown])[],
): Case => ({
  id,
  title,
  run: async (kit) => {
    const seen = await playBet(
      kit,
      steps.map(([name, body]) => [name, body] as const),
    );
    return [
      same(
        steps.map(([, , expected]) => expected),
        seen,
      ),
    ];
  },
});

export const RESULTS: readonly Case[] = [
  life('settle', 'a settle pays', [['settle', { amount: '250' }, ['150', 'settled']]]),
  life('settle-zero', 'a lost bet is settled with zero', [
    ['settle', { amount: '0' }, ['-100', 'settled']],
  ]),
  life('settle-twice', 'a second settle under another id pays nothing', [
    ['settle', { amount: '250' }, ['150', 'settled']],
    ['settle', { amount: '250' }, 'already_settled'],
  ]),
  life('settle-differently', 'a second result of another amount pays nothing and is shown', [
    ['settle', { amount: '0' }, ['-100', 'settled']],
    ['settle', { amount: '250' }, 'settled_differently'],
  ]),
  life('settle-late', 'one win of several is paid even after the last', [
    ['settle', { amount: '30' }, ['-70', 'settled']],
    ['settle', { amount: '50', isFinal: false }, ['-20', 'settled']],
  ]),
  life('settle-in-parts', 'several wins of one bet are paid until the last', [
    ['settle', { amount: '50', isFinal: false }, ['-50', 'running']],
    ['settle', { amount: '30' }, ['-20', 'settled']],
  ]),
  {
    id: 'settle-repeated',
    title: 'a settle sent twice pays once and gets the same bytes',
    run: async (kit) => {
      const betId = kit.newId();
      await kit.move('bet', { txId: betId, amount: '100' });
      const win = { txId: kit.newId(), betId, amount: '250' };
      const first = await kit.move('settle', win);
      const before = await kit.balance();
      const again = await kit.move('settle', win);
      return [same(first.text, again.text), same(before, await kit.balance())];
    },
  },
  {
    id: 'settle-first',
    title: 'a settle before its bet is asked for again, and then taken',
    run: async (kit) => {
      const betId = kit.newId();
      const win = { txId: kit.newId(), betId, amount: '250' };
      const early = await kit.move('settle', win);
      await kit.move('bet', { txId: betId, amount: '100' });
      const late = await kit.move('settle', win);
      return [
        same('bet_unknown', early.message),
        same('retry-later', early.value['class']),
        same(true, late.ok),
      ];
    },
  },
  {
    id: 'unsettle-first',
    title: 'an unsettle before its settle is asked for again, and then taken',
    run: async (kit) => {
      const betId = kit.newId();
      await kit.move('bet', { txId: betId, amount: '100' });
      const before = await kit.balance();
      const unsettle = { txId: kit.newId(), betId };
      const early = await kit.move('unsettle', unsettle);
      await kit.move('settle', { betId, amount: '250' });
      const late = await kit.move('unsettle', unsettle);
      return [
        same('bet_not_settled', early.message),
        same('retry-later', early.value['class']),
        same(true, late.ok),
        same(before, await kit.balance()),
      ];
    },
  },
  life('unsettle', 'a result is taken back and another one given', [
    ['settle', { amount: '250' }, ['150', 'settled']],
    ['unsettle', {}, ['-100', 'running']],
    ['unsettle', {}, 'bet_not_settled'],
    ['settle', { amount: '90' }, ['-10', 'settled']],
  ]),
  life('resettle', 'a result is replaced, up and down', [
    ['settle', { amount: '250' }, ['150', 'settled']],
    ['resettle', { amount: '300' }, ['200', 'settled']],
    ['resettle', { amount: '40' }, ['-60', 'settled']],
  ]),
  life('void-settled', 'a settled bet is undone with its result', [
    ['settle', { amount: '250' }, ['150', 'settled']],
    ['void-settled', {}, ['0', 'void']],
    ['void-settled', {}, ['0', 'void']],
    ['settle', { amount: '1' }, 'bet_void'],
  ]),
  life('return-stake', 'a stake is returned in part, then whole', [
    ['return-stake', { amount: '40' }, ['-60', 'running']],
    ['return-stake', { amount: '61' }, 'stake_exceeded'],
    ['return-stake', {}, ['0', 'void']],
  ]),
  life('adjust', 'what a bet paid is adjusted, up and down', [
    ['settle', { amount: '100' }, ['0', 'settled']],
    ['adjust', { by: '25' }, ['25', 'settled']],
    ['adjust', { by: '-30' }, ['-5', 'settled']],
  ]),
  life('adjust-stake', 'a running stake is made larger and smaller', [
    ['adjust', { stakeTo: '150' }, ['-150', 'running']],
    ['adjust', { stakeTo: '80' }, ['-80', 'running']],
    ['rollback', {}, ['0', 'void']],
  ]),
  life('rollback', 'a rollback returns the stake, once', [
    ['rollback', {}, ['0', 'void']],
    ['rollback', {}, ['0', 'void']],
    ['settle', { amount: '250' }, 'bet_void'],
  ]),
  life('rollback-after-settle', 'a rollback after the settlement is refused', [
    ['settle', { amount: '250' }, ['150', 'settled']],
    ['rollback', {}, 'bet_settled'],
  ]),
  {
    id: 'rollback-repeated',
    title: 'a rollback sent twice returns once and gets the same bytes',
    run: async (kit) => {
      const betId = kit.newId();
      await kit.move('bet', { txId: betId, amount: '100' });
      const back = { txId: kit.newId(), betId };
      const first = await kit.move('rollback', back);
      const before = await kit.balance();
      const again = await kit.move('rollback', back);
      return [same(first.text, again.text), same(before, await kit.balance())];
    },
  },
  ...['bet', 'bet-and-settle'].map(
    (name): Case => ({
      id: `rollback-before-${name}`,
      title: `a rollback before its ${name} is taken and ends the late one`,
      run: async (kit) => {
        const before = await kit.balance();
        const betId = kit.newId();
        const first = await kit.move('rollback', { betId });
        const late = await kit.move(name, { txId: betId, amount: '100', payout: '900' });
        return [
          same(true, first.ok),
          same('bet_void', late.message),
          same(before, await kit.balance()),
        ];
      },
    }),
  ),
];
