import type { VendorErrorCode } from '@baize/contract/vendor-errors';
import type { MemberId } from '@baize/std/id';
import { type Minor, minor } from '@baize/std/money';
import type { Command } from './command.ts';
import type { Outcome } from './decision.ts';
import type { Answer } from './hot-rules.ts';
import type { Play } from './play.ts';
import type { BetStatus } from './state-machine.ts';

/** A stake of a member at a module of the platform. */
export type ModuleBet = {
  /** The module's own id of the bet, unique for ever. Asked again with it, it is one bet. */
  readonly betId: string;
  readonly memberId: MemberId;
  readonly currency: string;
  readonly amount: Minor;
  /** The code of its game in the catalogue. */
  readonly game: string;
  /** The draw or match it is on; bets of one member on one draw end together. */
  readonly roundId: string | null;
};

/** A bet that was made before, by whom and in what. */
export type ModuleBetName = Pick<ModuleBet, 'betId' | 'memberId' | 'currency'>;

/** How a module of the platform moves members' money: by the commands that vendors use. */
export type ModuleWallet = {
  bet(bet: ModuleBet): Promise<Outcome>;
  /** Ends a bet with what it pays, zero for a lost one. */
  settle(bet: ModuleBetName, payout: Minor): Promise<Outcome>;
  /** Takes a bet back, running or settled: each pocket gets what was taken from it. */
  void(bet: ModuleBetName): Promise<Outcome>;
};

/**
 * Gives a module of the platform a wallet under a name of its own, with no call over the network.
 * Every command has an id made from the bet's, so a job may repeat it: it gets the first answer.
 * The module has checked who asks; limits, self-exclusion and the member's state are checked here.
 */
export function moduleWallet(play: Play, code: string): ModuleWallet {
  const vendor = { code, isOpen: true, roundRule: 'mixed' } as const;
  const perform = async (command: Command): Promise<Outcome> =>
    readOutcome(await play.perform(command, renderOutcome));
  const about = (command: string, { betId, memberId, currency }: ModuleBetName) =>
    ({ vendor, txId: `${betId}:${command}`, betId, memberId, currency, eventAt: null }) as const;
  const voidSettled = (bet: ModuleBetName) =>
    perform({ kind: 'void-settled', ...about('void', bet) });
  return {
    bet: ({ betId, ...bet }) =>
      perform({ kind: 'bet', vendor, txId: betId, ...bet, eventAt: null, tokenHash: null }),
    settle: (bet, amount) =>
      perform({
        kind: 'settle',
        ...about('settle', bet),
        amount,
        isFinal: true,
        endsRound: false,
      }),
    void: async (bet) => {
      const undone = await perform({ kind: 'rollback', of: 'bet', ...about('void', bet) });
      return !undone.ok && undone.code === 'bet_settled' ? voidSettled(bet) : undone;
    },
  };
}

/** The answer is stored as text with the money, and a repeated command reads it again. */
const renderOutcome = (outcome: Outcome): Answer => ({
  status: outcome.ok ? 200 : 409,
  body: JSON.stringify(outcome, (_key, value: unknown) =>
    typeof value === 'bigint' ? `${value}` : value,
  ),
});

type OutcomeText =
  | {
      readonly ok: true;
      readonly balance: string;
      readonly moved: string;
      status: BetStatus | null;
    }
  | {
      readonly ok: false;
      readonly balance: string | null;
      code: VendorErrorCode;
      details: Details;
    };

type Details = Readonly<Record<string, string>>;

function readOutcome({ body }: Answer): Outcome {
  const text = JSON.parse(body) as OutcomeText;
  if (text.ok) return { ...text, balance: amountOf(text.balance), moved: amountOf(text.moved) };
  return { ...text, balance: text.balance === null ? null : amountOf(text.balance) };
}

const amountOf = (text: string): Minor => minor(BigInt(text));
