import { minor } from '@baize/std/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commandOf, givenMember, perform, pocketsOf, usePlay } from '../../testing/play.ts';

const t = usePlay();
let count = 0;

const adjust = (
  memberId: Awaited<ReturnType<typeof givenMember>>,
  by: bigint,
  betId: string | null,
) =>
  perform(
    t.play,
    commandOf('adjust', { txId: `adj-${count++}`, betId, memberId, change: { by: minor(by) } }),
  );

test.each([
  ['first taken, then given', [-100n, 100n]],
  ['first given, then taken', [100n, -100n]],
  ['in parts', [-30n, -70n, 50n, 50n]],
  ['given beyond what was taken, and taken again', [-50n, 100n, -50n]],
  ['more than the bonus, and back', [-250n, 250n]],
])(
  'DOOR-12 adjustments that add up to nothing leave bonus and cash as they were: %s',
  async (_, steps) => {
    const given = { cash: 100n, bonus: 200n };
    const memberId = await givenMember(t.world, given);
    for (const by of steps) expect(await adjust(memberId, by, null)).toMatchObject({ ok: true });
    expect(await pocketsOf(t.world, memberId)).toEqual(given);
  },
);

test('DOOR-12 an adjustment of −100 then +100 on a balance of bonus alone makes no cash', async () => {
  const memberId = await givenMember(t.world, { bonus: 500n });
  await adjust(memberId, -100n, null);
  expect(await pocketsOf(t.world, memberId)).toEqual({ cash: 0n, bonus: 400n });
  await adjust(memberId, 100n, null);
  expect(await pocketsOf(t.world, memberId)).toEqual({ cash: 0n, bonus: 500n });
});

test('DOOR-12 any adjustments that add up to nothing, of a bet or of none, move nothing', async () => {
  const steps = fc.array(fc.bigInt(-120n, 120n), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(steps, fc.bigInt(1n, 99n), fc.boolean(), async (wished, cash, isOfBet) => {
      const memberId = await givenMember(t.world, { cash: 500n, bonus: 100n - cash });
      const betId = `bet-${count++}`;
      const bet = commandOf('bet-and-settle', {
        txId: betId,
        memberId,
        amount: minor(100n),
        payout: minor(77n),
      });
      await perform(t.play, bet);
      const before = await pocketsOf(t.world, memberId);
      let net = 0n;
      for (const by of [...wished, null]) {
        const step = by ?? 0n - net;
        if (step === 0n) continue;
        const { ok } = await adjust(memberId, step, isOfBet ? betId : null);
        if (ok) net += step;
      }
      if (net === 0n) expect(await pocketsOf(t.world, memberId)).toEqual(before);
    }),
    { numRuns: 40 },
  );
});
