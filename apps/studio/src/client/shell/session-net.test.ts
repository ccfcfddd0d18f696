import { expect, test } from 'vitest';
import type { WireRound } from '../../wire.ts';
import { createSessionNet } from './session-net.ts';

const round = (roundId: string, facts: Partial<WireRound>) =>
  ({ roundId, staked: '1000', payout: null, ...facts }) as WireRound;

const changeOf = ({ staked, payout }: WireRound) => BigInt(payout ?? 0) - BigInt(staked);

test('a round that was resumed counts for this session once it is decided', () => {
  const old = round('old', { status: 'settled', payout: '9000' });
  const net = createSessionNet([round('resumed', { status: 'running' }), old], changeOf);
  expect(net([round('resumed', { status: 'running' }), old])).toBe(0n);
  const decided = round('resumed', { status: 'settled', payout: '4000' });
  expect(net([decided, old])).toBe(3_000n);
  expect(net([round('next', { status: 'settled', payout: '0' }), decided, old])).toBe(2_000n);
});
