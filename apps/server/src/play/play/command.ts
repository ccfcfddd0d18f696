import { unreachable } from '@baize/std/assert';
import type { MemberId } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';

/** How the rounds of a vendor end: `gamewise` ends what still runs as lost, `mixed` waits for it. */
export type RoundRule = 'mixed' | 'gamewise';

/** What a decision needs to know of the vendor that asks. */
export type VendorFacts = {
  readonly code: string;
  readonly isOpen: boolean;
  readonly roundRule: RoundRule;
};

type CommandBase = {
  readonly vendor: VendorFacts;
  /** The vendor's id of this movement: unique for ever among commands of its kind. */
  readonly txId: string;
  readonly memberId: MemberId;
  readonly currency: string;
  /** When it happened at the vendor; null means now. */
  readonly eventAt: Instant | null;
};

/** What commands of a running game carry beside the rest. */
type InGame = {
  readonly game: string | null;
  readonly roundId: string | null;
  /** The hash of the play token; null where a dialect has no token on this call. */
  readonly tokenHash: string | null;
};

/** A bet may be paid for by a grant of free rounds instead of the wallet. */
type ByGrant = { readonly grantId?: string };

/** What decides a bet, where its vendor says so: the draw, the match, the round of a table. */
type OnEvent = { readonly event?: string };

/** For commands that change an earlier bet, tip or wallet-out: the txId of that one. */
type OfBet = { readonly betId: string };

export type PayoutReason = 'promo' | 'jackpot' | 'free-spin';

/** Every command there is. A vendor's dialect turns its requests into these. */
export type Command =
  | (CommandBase & InGame & ByGrant & OnEvent & { readonly kind: 'bet'; readonly amount: Minor })
  | (CommandBase &
      InGame &
      ByGrant &
      OnEvent & {
        readonly kind: 'bet-and-settle';
        readonly amount: Minor;
        readonly payout: Minor;
        /** What the balance had to be at least, for games that send many small bets as one. */
        readonly minBalance: Minor | null;
        readonly endsRound: boolean;
        /** The round is over for all its bets, also where earlier calls have opened it. */
        readonly closesRound?: true;
      })
  | (CommandBase & InGame & { readonly kind: 'tip'; readonly amount: Minor })
  | (CommandBase & InGame & { readonly kind: 'wallet-out'; readonly amount: Minor | 'all' })
  | (CommandBase &
      OfBet & {
        readonly kind: 'settle';
        readonly amount: Minor;
        /** The part of the stake that was not played: it goes back with the result. */
        readonly returned?: Minor;
        /** False for one win of several: the bet keeps running. */
        readonly isFinal: boolean;
        readonly endsRound: boolean;
        /** The vendor cancels results by their ids as it does bets, so a cancel may come first. */
        readonly sharesIds?: true;
        /** The vendor may use the id again after the result was taken back. */
        readonly reusesIds?: true;
      })
  | (CommandBase & OfBet & { readonly kind: 'wallet-in'; readonly amount: Minor })
  | (CommandBase &
      OfBet & {
        readonly kind: 'rollback';
        /** `transaction`: a bet or a result, by an id that is unique among both. */
        readonly of: 'bet' | 'wallet' | 'transaction';
      })
  | (CommandBase & OfBet & { readonly kind: 'unsettle' })
  | (CommandBase & OfBet & { readonly kind: 'void-settled' })
  | (CommandBase & OfBet & { readonly kind: 'cancel-tip' })
  | (CommandBase & OfBet & { readonly kind: 'resettle'; readonly amount: Minor })
  | (CommandBase & OfBet & { readonly kind: 'return-stake'; readonly amount: Minor | 'all' })
  | (CommandBase & {
      readonly kind: 'adjust';
      readonly betId: string | null;
      /** `by` adds to (or takes from) the payout; `stakeTo` makes a running stake that large. */
      readonly change: { readonly by: Minor } | { readonly stakeTo: Minor };
    })
  | (CommandBase & {
      readonly kind: 'payout';
      readonly reason: PayoutReason;
      readonly amount: Minor;
      readonly roundId: string | null;
    })
  | (CommandBase & { readonly kind: 'end-round'; readonly roundId: string });

export type CommandKind = Command['kind'];
export type CommandOf<K extends CommandKind> = Extract<Command, { kind: K }>;

/** Commands that take money for a game: they alone look at tokens, limits and blocks. */
export type Stake = CommandOf<'bet' | 'bet-and-settle' | 'tip' | 'wallet-out'>;

const STAKES: ReadonlySet<CommandKind> = new Set(['bet', 'bet-and-settle', 'tip', 'wallet-out']);

export const isStake = (command: Command): command is Stake => STAKES.has(command.kind);

/** A vendor may use one id for a bet, a tip and a wallet session: they are told apart by kind. */
export type BetKind = 'bet' | 'tip' | 'wallet';

/** The bet that a command places or changes, by the vendor's id for it; null when there is none. */
export function betOf(command: Command): { kind: BetKind; ref: string } | null {
  switch (command.kind) {
    case 'bet':
    case 'bet-and-settle':
      return { kind: 'bet', ref: command.txId };
    case 'tip':
      return { kind: 'tip', ref: command.txId };
    case 'wallet-out':
      return { kind: 'wallet', ref: command.txId };
    case 'cancel-tip':
      return { kind: 'tip', ref: command.betId };
    case 'wallet-in':
      return { kind: 'wallet', ref: command.betId };
    case 'rollback':
      return { kind: command.of === 'wallet' ? 'wallet' : 'bet', ref: command.betId };
    case 'adjust':
      return command.betId === null ? null : { kind: 'bet', ref: command.betId };
    case 'payout':
    case 'end-round':
      return null;
    case 'settle':
    case 'unsettle':
    case 'resettle':
    case 'void-settled':
    case 'return-stake':
      return { kind: 'bet', ref: command.betId };
    default:
      return unreachable(command);
  }
}
