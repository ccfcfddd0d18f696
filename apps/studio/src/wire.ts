import type { RoomEvent, RoomState } from '@baize/engines/rooms/room';

/**
 * What the studio's server and its pages say to each other. Money is a string of the currency's
 * smallest unit.
 */
export type WireRound = {
  readonly roundId: string;
  readonly game: string;
  /**
   * `open`: the wallet has not said yet. `running`: the stake is taken and the player decides.
   * `refused`: no stake was taken. `void`: given back.
   */
  readonly status: 'open' | 'running' | 'settled' | 'refused' | 'void';
  readonly choice: unknown;
  /** What the player did in it, in order. */
  readonly moves: readonly unknown[];
  /** The types of the moves that are allowed now; null when there is nothing to decide. */
  readonly next: readonly string[] | null;
  /** Of one chip, where a choice costs several. */
  readonly stake: string;
  /** All that was taken for it: every chip, every hand that was doubled. */
  readonly staked: string;
  /** What was bet beside it and not played, and went back; null where all was played. */
  readonly returned: string | null;
  /** What happened, in order; none before the wallet has taken the stake. */
  readonly events: readonly unknown[] | null;
  /** Of a round that is over; with what a pot paid. */
  readonly payout: string | null;
  /** What a pot paid in it. */
  readonly pot: string | null;
  /** The grant that paid for it, a free round or bet; null: the player did. */
  readonly grantId: string | null;
  /** What the player had after it. */
  readonly balance: string | null;
  /** Why the wallet refused it. */
  readonly refusal: string | null;
  readonly nonce: number;
  /** The round of a shared table it is a bet in; null in games of one player. */
  readonly roomRoundId: string | null;
  readonly playedAt: string;
};

export type WireSeed = {
  readonly commitment: string;
  readonly clientSeed: string;
  /** How many rounds were drawn from it. */
  readonly rounds: number;
};

export type WireSession = {
  readonly game: string;
  readonly mode: 'money' | 'trial';
  readonly currency: { readonly code: string; readonly scale: number; readonly symbol: string };
  readonly limits: {
    readonly min: string;
    readonly max: string;
    readonly step: string;
    readonly usual: string;
  };
  /** Whether the brand lets rounds play by themselves. */
  readonly autoplay: boolean;
  /** Whether the brand lets free spins be bought. */
  readonly featureBuy: boolean;
  /** Null while the wallet does not say. */
  readonly balance: string | null;
  /** What rounds are drawn from; null until the player's page has sent a first client seed. */
  readonly seed: WireSeed | null;
  /** The seed that the next client seed goes with, shown before that is chosen. */
  readonly nextCommitment: string;
  /** Of this game, the newest first: one that is not over is among them. */
  readonly rounds: readonly WireRound[];
  /** What is in the pot of this game, where it has one. */
  readonly pot: string | null;
  /** Free rounds and free bets that can be played here now, those that end first first. */
  readonly grants: readonly WireGrant[];
  /** The largest a round of this game has paid for money, in millionths of what was staked; '0': none yet. */
  readonly mostPaidPpm: string;
};

/** Free rounds, or a free bet, that the platform has granted. */
export type WireGrant = {
  readonly grantId: string;
  /** `bet`: one bet; it pays its payout less the stake. */
  readonly kind: 'rounds' | 'bet';
  readonly stake: string;
  readonly left: number;
  /** What its rounds have won so far. */
  readonly won: string;
  readonly expiresAt: string;
  /** `bonus`: wins are given as a bonus when the last round is over. */
  readonly paysTo: 'cash' | 'bonus';
  /** How often that bonus must be bet. */
  readonly turnoverTimes: number | null;
};

/** All that is needed to draw a round again; the server seed once it is no longer in use. */
export type WireProof = {
  readonly round: WireRound;
  readonly game: string;
  readonly version: number;
  readonly payoutPpm: string;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly serverSeed: string | null;
  readonly currency: WireSession['currency'];
  /** A stake is a whole number of these; each of them is a chance at a pot. */
  readonly step: string;
  /** The bet's place in the digest of a shared round; null in games of one player. */
  readonly ticket: WireTicket | null;
};

/** A bet as the line that was counted, and the digests that lead from it to the root of all bets. */
export type WireTicket = {
  readonly leaf: string;
  readonly index: number;
  readonly size: number;
  readonly path: readonly string[];
};

export type WireSeedChange = {
  readonly seed: WireSeed;
  /** The pair that ended with it; null at the first. */
  readonly revealed: (WireSeed & { readonly serverSeed: string }) | null;
  readonly nextCommitment: string;
};

/** A shared table as everybody sees it. Times are milliseconds of the server's clock. */
export type WireRoom = Omit<RoomState, 'seq'> & {
  readonly now: number;
  readonly seq: number;
  readonly present: number;
  /** How many players have chips on each place. */
  readonly tally: Readonly<Record<string, number>>;
};

/** What a side of the pool would pay per 100 if bets closed now, by currency; null: nobody backs it. */
export type WirePools = Readonly<
  Record<string, { readonly meron: number | null; readonly wala: number | null }>
>;

/** What a socket of a shared table says. */
export type WireFrame =
  | (WireRoom & { readonly type: 'snapshot'; readonly own: readonly WireRound[] })
  | {
      readonly type: 'resumed';
      readonly now: number;
      readonly present: number;
      readonly own: readonly WireRound[];
    }
  | {
      readonly type: 'event';
      readonly seq: number;
      readonly now: number;
      readonly event: RoomEvent;
    }
  | { readonly type: 'presence'; readonly count: number }
  | {
      readonly type: 'tally';
      readonly spots: Readonly<Record<string, number>>;
      readonly pools?: WirePools;
    }
  | { readonly type: 'own'; readonly bets: readonly WireRound[] };

export type WireReply<Value> =
  | { readonly success: true; readonly message: null; readonly value: Value }
  | {
      readonly success: false;
      readonly message: string;
      readonly value: Readonly<Record<string, unknown>>;
    };
