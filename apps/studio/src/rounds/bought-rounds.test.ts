import { expect, test } from 'vitest';
import { payoutOf, seatMember, usePlatform } from '../testing/platform.ts';

const p = usePlatform({ hasFeatureBuy: true });

test('GAME-23 REW-07 a bought round takes its whole price as its stake and pays its free spins, in stakes', async () => {
  const seat = await seatMember(p, 100_000n, 'baba-yaga');
  expect(seat.session).toMatchObject({ featureBuy: true });
  const { value: round } = await seat.roll('1000', { choice: { buy: true } });
  expect(round).toMatchObject({
    status: 'settled',
    stake: '1000',
    staked: '25000',
    choice: { buy: true },
  });
  const events = round.events as readonly { readonly type: string }[];
  expect(events.filter(({ type }) => type === 'free-spin')).toHaveLength(8);
  // Four scatters pay ten stakes before the first free spin.
  expect(payoutOf(round)).toBeGreaterThanOrEqual(10_000n);
  expect(await p.cashOf(seat.memberId)).toBe(75_000n + payoutOf(round));
});

test('GAME-23 a price above the limit of a round is refused, and so is one of another game', async () => {
  const seat = await seatMember(p, 10_000_000n, 'baba-yaga');
  const { max } = seat.session.limits;
  expect(await seat.roll(max, { choice: { buy: true } })).toMatchObject({
    message: 'stake_invalid',
  });
  const other = await seatMember(p, 100_000n, 'lotus-pond');
  expect(await other.roll('1000', { choice: { buy: true } })).toMatchObject({
    message: 'choice_invalid',
  });
  expect(await p.cashOf(other.memberId)).toBe(100_000n);
});
