import type { RankTerms } from '@baize/contract/rank-terms';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { loadBrand, seedContent } from '../base/brand/index.ts';
import { raiseRanksByBets, ranksJobs } from '../rewards/ranks/index.ts';
import { commandOf, countBets, perform, type usePlay } from './play.ts';

const loaded = loadBrand('mekhala');
export const RANKED_BRAND = loaded.brand;

/** A rank of a test; what the test is about is said, the rest is usual. */
export const rankOfTest = (
  level: number,
  facts: Partial<RankTerms> & Pick<RankTerms, 'threshold' | 'keep'>,
): RankTerms => ({
  id: `rank-${level}`,
  level,
  emblem: level,
  names: { TH: `ระดับ ${level}`, EN: `Rank ${level}` },
  upgrade: null,
  periodic: null,
  benefits: { TH: [], EN: [] },
  hostNote: null,
  ...facts,
});

/** The worked example of the rules: 100,000 and 500,000, bonuses 500 and 2,000. */
export const TWO_RANKS: readonly RankTerms[] = [
  rankOfTest(1, {
    threshold: '100000',
    keep: '10000',
    upgrade: { amount: '500', names: { TH: 'ถึงระดับ 1', EN: 'Reached 1' } },
  }),
  rankOfTest(2, {
    threshold: '500000',
    keep: '50000',
    upgrade: { amount: '2000', names: { TH: 'ถึงระดับ 2', EN: 'Reached 2' } },
    hostNote: { TH: 'สวัสดี', EN: 'Hello' },
  }),
];

let made = 0;

/** Bets, counted with ranks behind them, and the jobs of ranks. */
export function ranksOf(t: ReturnType<typeof usePlay>) {
  const followers = [raiseRanksByBets(RANKED_BRAND)];
  return {
    /** What the brand's folder says of its ranks; as long as nobody publishes, it is in force. */
    seed: (ranks: readonly RankTerms[]) =>
      seedContent(t.world, { ...loaded, content: { ...loaded.content, ranks: [...ranks] } }),
    play: async (memberId: MemberId, stake: bigint): Promise<string> => {
      made += 1;
      const txId = `rank-bet-${made}`;
      const facts = { txId, memberId, amount: minor(stake), payout: minor(0n) };
      await perform(t.play, commandOf('bet-and-settle', facts));
      return txId;
    },
    count: () => countBets(t.world, followers),
    tend: async () => {
      for (const job of ranksJobs(RANKED_BRAND)) await job.run(t.world, {} as never);
    },
  };
}
