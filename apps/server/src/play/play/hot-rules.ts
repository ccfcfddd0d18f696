import { VENDOR_ERRORS, type VendorErrorCode } from '@baize/contract/vendor-errors';
import { dayOf } from '@baize/std/day';
import type { AccountId } from '@baize/std/id';
import { type Minor, negate } from '@baize/std/money';
import { type Clock, Refusal } from '../../base/kernel/index.ts';
import type { HotRules, MemberAccounts, Sheet } from '../../books/ledger/index.ts';
import { writeDays } from '../../books/limits/index.ts';
import { checkShut, type Shut } from '../switches/index.ts';
import { writeAdjusted } from './allowance-queries.ts';
import type { CeilingsOf } from './ceilings.ts';
import { type Command, type CommandKind, isStake } from './command.ts';
import { decide } from './decide.ts';
import type { Outcome, Player, Situation } from './decision.ts';
import {
  apply,
  findAdjusted,
  findBet,
  findClock,
  findPaidByGrant,
  findResult,
  findRound,
  isBuried,
  listChanged,
  listFreeRounds,
  listGauges,
  listOthers,
  type PlayFacts,
} from './facts.ts';
import { writeFreeBets, writeFreeRounds } from './free-queries.ts';
import { endsRound, isForNothing, isFreeAdjustment } from './names.ts';
import { keepFacts, PlayerMemory } from './player-memory.ts';
import { EMPTY, type Pockets } from './pockets.ts';
import { checkRounds, writeChangedBets, writeNewBets, writeRounds } from './queries.ts';
import { readFacts } from './read-facts.ts';
import { writeResults } from './result-queries.ts';

/** What goes back over the wire, to the byte. */
export type Answer = { readonly status: number; readonly body: string };

export type Render = (outcome: Outcome) => Answer;

export type PlayRequest = {
  readonly command: Command;
  readonly key: string;
  readonly content: string;
  readonly accounts: MemberAccounts;
  /** The vendor's clearing account: the other side of all that is staked and won. */
  readonly clearing: AccountId;
  readonly render: Render;
};

/** "Not now" or "not by us alone": an answer that must not bind the next attempt. */
export class Unstored extends Error {
  readonly code: VendorErrorCode;
  readonly answer: Answer;

  constructor(code: VendorErrorCode, answer: Answer) {
    super(code);
    this.name = 'Unstored';
    this.code = code;
    this.answer = answer;
  }
}

export const keyOf = (vendor: string, kind: CommandKind, txId: string): string =>
  `${vendor}:${kind}:${txId}`;

/** What the brand has settled: whose midnight ends a day, and what a vendor may pay. */
export type HouseRules = { readonly zone: string; readonly ceilings: CeilingsOf };

/** How play is decided and written by the ledger's hot path. */
export const hotRules = (
  clock: Clock,
  { zone, ceilings }: HouseRules,
  players = new PlayerMemory(),
): HotRules<PlayRequest, Answer, PlayFacts> => ({
  keyOf: ({ key }) => key,
  contentOf: ({ content }) => content,
  laneOf: ({ command }) => command.memberId,
  accountsOf: ({ accounts, clearing }) => [accounts.cash, accounts.bonus, clearing],
  otherKeysOf: ({ command }) => resultKeysOf(command),
  readFacts: (ask, requests, inDoubt) => {
    const commandsInDoubt = new Set([...inDoubt].map(({ command }) => command));
    return readFacts(ask, commandsOf(requests), {
      today: dayOf(clock.now(), zone),
      memory: players,
      isInDoubt: (command) => commandsInDoubt.has(command),
    });
  },
  memory: {
    isNew: ({ command }) => isStake(command),
    isRefused: ({ refused }, { command }) => refused.has(command),
    keep: (facts, requests) => keepFacts(facts, commandsOf(requests), players),
    forget: (requests) => {
      for (const { command } of requests) players.forget(command.memberId);
    },
  },
  checksOf: ({ passing, shut }) => [
    ...(passing.length > 0 ? [checkRounds(passing)] : []),
    ...(shut ? [checkShut(shut)] : []),
  ],
  decide: (sheet, request, facts) => decideRequest(sheet, request, { facts, ceilings }),
  writesOf: (facts) => {
    const bets = listChanged(facts.bets);
    // One moment for the batch: every bet that changed has changed at it.
    const at = bets[0]?.value.changedAt ?? clock.now();
    const rounds = listChanged(facts.rounds);
    const results = listChanged(facts.results);
    const adjusted = listChanged(facts.adjusted);
    const freeRounds = listChanged(facts.freeRounds);
    const freeBets = listChanged(facts.freeBets);
    const newBets = bets.filter(({ version }) => version === 1);
    const changedBets = bets.filter(({ version }) => version > 1);
    return [
      ...(newBets.length > 0 ? [writeNewBets(newBets, { at, today: facts.today })] : []),
      ...(changedBets.length > 0 ? [writeChangedBets(changedBets, { at })] : []),
      ...(rounds.length > 0 ? [writeRounds(rounds)] : []),
      ...(facts.days.size > 0 ? [writeDays([...facts.days.values()])] : []),
      ...(results.length > 0 ? [writeResults(results)] : []),
      ...(adjusted.length > 0 ? [writeAdjusted(adjusted)] : []),
      ...(freeRounds.length > 0 ? [writeFreeRounds(freeRounds)] : []),
      ...(freeBets.length > 0 ? [writeFreeBets(freeBets)] : []),
    ];
  },
  onRepeat: (stored, { command, content, render }, facts) => {
    if (stored.content !== content) throw new Refusal('repeated_differently');
    if (isTakenBack(facts, command)) {
      const code = 'settled_differently';
      throw new Unstored(code, render({ ok: false, code, balance: null, details: {} }));
    }
    return readAnswer(stored.answer);
  },
  isLasting: ({ command }) => !mayReturn(command),
  encode: ({ status, body }) => `${status} ${body}`,
  decode: readAnswer,
});

const commandsOf = (requests: readonly PlayRequest[]): readonly Command[] =>
  requests.map(({ command }) => command);

const mayReturn = (command: Command): boolean =>
  command.kind === 'settle' && command.reusesIds === true;

/**
 * A result whose id comes again while its bet runs again. It may be a late repeat of the first, which
 * was taken back, or a new result under the old id: to pay would be wrong for the one, to say that it
 * is paid for the other. Only people can tell.
 */
const isTakenBack = (facts: PlayFacts, command: Command): boolean =>
  mayReturn(command) && findBet(facts, command)?.status === 'running';

export const readAnswer = (text: string): Answer => ({
  status: Number(text.slice(0, 3)),
  body: text.slice(4),
});

type Known = { readonly facts: PlayFacts; readonly ceilings: CeilingsOf };

function decideRequest(sheet: Sheet, request: PlayRequest, known: Known): Answer {
  const { command, render } = request;
  const { facts } = known;
  const { outcome, change } = decide(command, situationOf(sheet, request, known));
  const answer = render(outcome);
  if (!outcome.ok) facts.refused.add(command);
  if (!outcome.ok && !isKept(outcome.code)) throw new Unstored(outcome.code, answer);
  if (change) {
    movePockets(sheet, request, change.move);
    apply(facts, command, { change, at: sheet.at });
  }
  return answer;
}

/** The result that a rollback may name, where it may name one. */
const resultKeysOf = (command: Command): readonly string[] =>
  command.kind === 'rollback' && command.of === 'transaction'
    ? [keyOf(command.vendor.code, 'settle', command.betId)]
    : [];

/** A final no is an answer like any other; the rest is asked again. */
const isKept = (code: VendorErrorCode): boolean =>
  VENDOR_ERRORS[code].class === 'final-reject' || VENDOR_ERRORS[code].class === 'already-done';

function situationOf(
  sheet: Sheet,
  { command, accounts }: PlayRequest,
  { facts, ceilings }: Known,
): Situation {
  const bet = findBet(facts, command);
  const result = findResult(facts, command);
  const round = findRound(facts, command, bet ?? result?.bet ?? null);
  const token = 'tokenHash' in command && command.tokenHash !== null ? command.tokenHash : '';
  return {
    now: sheet.at,
    today: facts.today,
    wallet: { cash: sheet.balance(accounts.cash), bonus: sheet.balance(accounts.bonus) },
    member: facts.members.get(command.memberId) ?? NOBODY,
    shut: facts.shut ?? NOTHING_SHUT,
    token: facts.tokens.get(token) ?? null,
    gauges: listGauges(facts, command),
    clock: findClock(facts, command.memberId),
    bet,
    named: {
      isResult: resultKeysOf(command).some((key) => sheet.find(key) !== undefined),
      result,
      tombstone: isBuried(facts, command),
    },
    round,
    others: endsRound(command) ? listOthers(facts, round, bet) : [],
    ceilings: ceilings(command.vendor.code),
    adjusted: isFreeAdjustment(command) ? findAdjusted(facts, command) : EMPTY,
    freeRounds: isForNothing(command) ? listFreeRounds(facts, command) : [],
    free: findPaidByGrant(facts, bet ?? result?.bet ?? null),
  };
}

/** For what takes no money: results and cancels ask nothing. */
const NOTHING_SHUT: Shut = {
  revision: 0n,
  isAll: false,
  providers: new Set(),
  games: new Set(),
  termsOn: [],
};

const NOBODY: Player = {
  isActive: false,
  currency: '',
  stakeMax: null,
  bonusUntil: null,
  excludedUntil: null,
  agreedOn: null,
};

const POCKETS = ['cash', 'bonus'] as const;

function movePockets(sheet: Sheet, { command, accounts, clearing }: PlayRequest, move: Pockets) {
  for (const pocket of POCKETS) {
    const amount: Minor = move[pocket];
    if (amount === 0n) continue;
    const account = accounts[pocket];
    const [from, to] = amount > 0n ? [clearing, account] : [account, clearing];
    const size = amount > 0n ? amount : negate(amount);
    const moved = { from, to, amount: size, reason: reasonOf(command) };
    sheet.move(command.eventAt ? { ...moved, eventAt: command.eventAt } : moved);
  }
}

/** What changes a balance and no bet is named apart: reports add it to what bets came to. */
function reasonOf(command: Command): string {
  if (command.kind === 'payout') return `play_${command.reason}`;
  return command.kind === 'adjust' && command.betId === null
    ? 'play_adjust-balance'
    : `play_${command.kind}`;
}
