/**
 * What a game returns, as its rules state it and its tests check it. Shares are decimals as text, as
 * many digits as are certain.
 */
export type ParSheet = {
  /** Every case counted, or so many rounds drawn. */
  readonly how: 'counted' | 'simulated';
  /** All cases of the game, or the rounds that were drawn. */
  readonly rounds: string;
  /** What comes back of all stakes, with the best play where a player decides. */
  readonly return: string;
  /** Least and most among the choices of a game, or the 99 % interval of a simulation. */
  readonly between?: readonly string[];
  /** The share of rounds that pay anything; this and the next, of the choice a page offers first. */
  readonly hitRate: string;
  /** The standard deviation of what a round pays for a stake of one. */
  readonly deviation: string;
  /** The most a round can pay, in stakes. */
  readonly maxWin: string;
};
