import { expect, test } from 'vitest';
import type { WireGrant, WireRound } from '../wire.ts';
import { changeBy, wonBy } from './free-play.ts';

const round = (payout: string) => ({ payout, staked: '1000' }) as WireRound;
const grant = (kind: WireGrant['kind'], paysTo: WireGrant['paysTo'] = 'cash') =>
  ({ kind, paysTo }) as WireGrant;

test.each([
  ['rounds', '400', 400n],
  ['bet', '400', 0n],
  ['bet', '1000', 0n],
  ['bet', '2500', 1_500n],
] as const)('of a grant of %s a payout of %s wins %d', (kind, payout, won) => {
  expect(wonBy(round(payout), grant(kind))).toBe(won);
});

test('a free round takes nothing from the balance, and brings it what goes to cash', () => {
  expect(changeBy(round('400'), null)).toEqual({ paid: 400n, taken: 1_000n });
  expect(changeBy(round('400'), grant('rounds'))).toEqual({ paid: 400n, taken: 0n });
  expect(changeBy(round('400'), grant('rounds', 'bonus'))).toEqual({ paid: 0n, taken: 0n });
});
