import type { RewardKind, RewardProgramme } from '@baize/contract/reward';
import type { Id } from '@baize/std/id';
import type { Row, Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';

export type RewardId = Id<'rwd'>;

/** A reward as it is kept. */
export type RewardRow = Omit<Row<'claims_reward'>, 'names' | 'terms'> & {
  /** What it is for, by language. */
  readonly names: Readonly<Record<string, string>>;
  /** What its payer needs, as it was when the reward was offered. */
  readonly terms: Readonly<Record<string, unknown>>;
};

/** Gives what a reward promises, in the transaction that marks it as claimed. */
export type RewardPayer = (
  world: Pick<World, 'clock' | 'newId'>,
  tx: Tx,
  reward: RewardRow,
) => Promise<void>;

/** What a programme does in the transaction that pays one of its rewards. */
export type RewardFollower = (
  world: Pick<World, 'clock' | 'newId'>,
  tx: Tx,
  reward: RewardRow,
) => Promise<void>;

export type RewardFollowers = Readonly<Partial<Record<RewardProgramme, RewardFollower>>>;

/** One payer a kind; the modules that have a kind bring its payer, and `compose.ts` lists them. */
export type RewardPayers = Readonly<Partial<Record<RewardKind, RewardPayer>>>;
