import type { WireRound } from '../../wire.ts';

/**
 * What has come of the rounds that were decided since the page opened. One that was under way then and
 * is decided now counts: its stake may be from before, but its end is this session's.
 */
export function createSessionNet(
  atStart: readonly WireRound[],
  changeOf: (round: WireRound) => bigint,
) {
  const over = atStart.filter(({ status }) => status === 'settled');
  const before = new Set(over.map(({ roundId }) => roundId));
  const counted = new Map<string, bigint>();
  return (rounds: readonly WireRound[]): bigint => {
    for (const round of rounds) {
      const { roundId, status } = round;
      if (status === 'settled' && !before.has(roundId)) counted.set(roundId, changeOf(round));
    }
    return [...counted.values()].reduce((all, one) => all + one, 0n);
  };
}
