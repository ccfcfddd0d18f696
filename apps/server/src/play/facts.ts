import { add, ZERO } from '@baize/std/money';
import type { Ask } from '../ledger/index.ts';
import {
  askGauges,
  askVersions,
  count,
  type DayChange,
  type Gauge,
  type Usage,
} from '../limits/index.ts';
import { askMembers } from '../members/index.ts';
import type { Bet, Result, Round } from './bet.ts';
import { betOf, type Command, isStake } from './command.ts';
import type { Change, Player, Token } from './decision.ts';
import * as queries from './queries.ts';
import {
  askBetsOfResults,
  askResults,
  askRoundsOfResults,
  type ResultName,
} from './result-queries.ts';

type Kept<Thing> = queries.Versioned<Thing> & { readonly isChanged?: true };

/**
 * What a batch knows beside balances, as the decisions so far have left it. Versions are those that
 * were read; what is written must still find them.
 */
export type Facts = {
  readonly today: string;
  readonly members: ReadonlyMap<string, Player>;
  readonly tokens: ReadonlyMap<string, Token>;
  readonly gauges: Map<string, readonly Gauge[]>;
  readonly versions: ReadonlyMap<string, bigint>;
  readonly bets: Map<string, Kept<Bet>>;
  readonly rounds: Map<string, Kept<Round>>;
  readonly results: Map<string, Kept<Result>>;
  readonly days: Map<string, DayChange>;
};

const betName = ({ vendor, kind, ref }: queries.BetName) => `${vendor} ${kind} ${ref}`;
const resultName = ({ vendor, ref }: ResultName) => `${vendor} ${ref}`;
const roundName = ({ vendor, roundId, memberId }: queries.RoundName) =>
  `${vendor} ${memberId} ${roundId}`;

/**
 * Reads it all at once; the questions travel together, each answered as of its turn. Versions come
 * first: what they guard is then never older than they are.
 */
export async function readFacts(
  ask: Ask,
  commands: readonly Command[],
  today: string,
): Promise<Facts> {
  const stakes = commands.filter(isStake);
  const players = unique(commands.filter(mayStake).map(({ memberId }) => memberId));
  const about = commands.filter((command) => 'betId' in command).flatMap(namesOfBet);
  const rounds = commands.flatMap(namesOfRound);
  const ending = commands.filter(mayEndRound);
  const hashes = unique(stakes.flatMap(({ tokenHash }) => tokenHash ?? []));
  const [versions, members, tokens, gauges, bets, found, running, undone] = await Promise.all([
    askVersions(ask, players, today),
    // All of them: what a result counts for is told by the player's currency.
    askMembers(ask, unique(commands.map(({ memberId }) => memberId))),
    hashes.length > 0 ? queries.askTokens(ask, hashes) : new Map<string, Token>(),
    askGauges(ask, players, today),
    queries.askBets(ask, [...commands.flatMap(namesOfBet), ...commands.flatMap(namesOfGrave)]),
    rounds.length + about.length > 0 ? queries.askRounds(ask, rounds, about) : [],
    // All rounds of the batch: the bet whose result ends a round may be in it, unwritten yet.
    ending.length > 0 ? queries.askRunning(ask, rounds, ending.flatMap(namesOfBet)) : [],
    askUndone(ask, commands.flatMap(namesOfResult)),
  ]);
  return {
    today,
    members: new Map(members.map((row) => [row.id, row])),
    tokens,
    gauges: Map.groupBy(gauges, (row) => row.member_id),
    versions: new Map(versions.map((row) => [row.member_id, row.version])),
    bets: new Map([...bets, ...running, ...undone.bets].map((bet) => [betName(bet.value), bet])),
    rounds: new Map([...found, ...undone.rounds].map((round) => [roundName(round.value), round])),
    results: new Map(undone.results.map((result) => [resultName(result.value), result])),
    days: new Map(),
  };
}

/** Results that may be taken back, with the bets and the rounds they belong to. */
async function askUndone(ask: Ask, names: readonly ResultName[]) {
  if (names.length === 0) return { results: [], bets: [], rounds: [] };
  const [results, bets, rounds] = await Promise.all([
    askResults(ask, names),
    askBetsOfResults(ask, names),
    askRoundsOfResults(ask, names),
  ]);
  return { results, bets, rounds };
}

/** A stake that is made larger is one more stake. */
const mayStake = (command: Command): boolean =>
  isStake(command) || (command.kind === 'adjust' && 'stakeTo' in command.change);

const unique = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];

function namesOfBet(command: Command): readonly queries.BetName[] {
  const name = betOf(command);
  return name ? [{ vendor: command.vendor.code, ...name }] : [];
}

/** Where the rollback of a result that had not come was remembered. */
function namesOfGrave(command: Command): readonly queries.BetName[] {
  if (command.kind !== 'settle' || !command.sharesIds) return [];
  return [{ vendor: command.vendor.code, kind: 'bet', ref: command.txId }];
}

function namesOfRound(command: Command): readonly queries.RoundName[] {
  if (!('roundId' in command) || command.roundId === null || command.kind === 'payout') return [];
  const { vendor, roundId, memberId } = command;
  return [{ vendor: vendor.code, roundId, memberId }];
}

/** The result that a rollback may name, where it may name one. */
function namesOfResult(command: Command): readonly ResultName[] {
  if (command.kind !== 'rollback' || command.of !== 'transaction') return [];
  return [{ vendor: command.vendor.code, ref: command.betId }];
}

const mayEndRound = (command: Command): boolean =>
  command.vendor.roundRule === 'gamewise' && endsRound(command);

export const endsRound = (command: Command): boolean =>
  command.kind === 'end-round' ||
  (command.kind === 'settle' && command.endsRound) ||
  (command.kind === 'bet-and-settle' && command.closesRound === true);

export function findBet(facts: Facts, command: Command): Bet | null {
  const [name] = namesOfBet(command);
  return (name && facts.bets.get(betName(name))?.value) ?? null;
}

/** The result a rollback names and its bet, unless it is a bet that it names. */
export function findResult(facts: Facts, command: Command) {
  const [name] = namesOfResult(command);
  const value = name && facts.results.get(resultName(name))?.value;
  if (!value) return null;
  const named: queries.BetName = { vendor: value.vendor, kind: 'bet', ref: value.betRef };
  const bet = facts.bets.get(betName(named))?.value;
  return bet ? { value, bet } : null;
}

/** The rollback of this result came before it. */
export const isBuried = (facts: Facts, command: Command): boolean =>
  namesOfGrave(command).some((name) => facts.bets.get(betName(name))?.value.status === 'void');

/** The round a command names, or the one its bet belongs to. Rounds count bets alone. */
export function findRound(facts: Facts, command: Command, bet: Bet | null): Round | null {
  if (bet && bet.kind !== 'bet') return null;
  const { vendor, memberId } = command;
  const roundId = ('roundId' in command ? command.roundId : null) ?? bet?.roundId;
  if (!roundId) return null;
  return facts.rounds.get(roundName({ vendor: vendor.code, roundId, memberId }))?.value ?? null;
}

/** Other bets of the round that still run. */
export function listOthers(facts: Facts, round: Round | null, except: Bet | null): readonly Bet[] {
  if (!round) return [];
  return [...facts.bets.values()]
    .map(({ value }) => value)
    .filter(
      (bet) =>
        bet.roundId === round.roundId &&
        bet.vendor === round.vendor &&
        bet.memberId === round.memberId &&
        bet.kind === 'bet' &&
        bet.status === 'running' &&
        bet !== except,
    );
}

/** Takes in what was decided. */
export function apply(facts: Facts, command: Command, change: Change): void {
  for (const bet of change.bets) keep(facts.bets, betName(bet), bet);
  if (change.round) keep(facts.rounds, roundName(change.round), change.round);
  if (change.result) keep(facts.results, resultName(change.result), change.result);
  if (change.usage) tally(facts, command, change.usage);
}

/** Limits are set in the player's own currency, and trial money does not count. */
const isCounted = ({ members }: Facts, { memberId, currency }: Command): boolean =>
  members.get(memberId)?.currency === currency;

export const listGauges = (facts: Facts, command: Command): readonly Gauge[] =>
  isCounted(facts, command) ? (facts.gauges.get(command.memberId) ?? []) : [];

function tally(facts: Facts, command: Command, asked: Usage) {
  const { memberId } = command;
  const isOwn = isCounted(facts, command);
  const takes = isStake(command) || asked.staked > 0n;
  if (!isOwn && !takes) return;
  // What does not count is guarded still: a player who is blocked places no bet of any kind.
  const usage = isOwn ? asked : { day: asked.day, staked: ZERO, lost: ZERO };
  const name = `${memberId} ${usage.day}`;
  const before = facts.days.get(name);
  const isGuarded = takes || before?.guard != null;
  facts.days.set(name, {
    memberId,
    day: usage.day,
    staked: before ? add(before.staked, usage.staked) : usage.staked,
    lost: before ? add(before.lost, usage.lost) : usage.lost,
    guard: isGuarded ? (facts.versions.get(memberId) ?? 0n) : null,
  });
  const gauges = facts.gauges.get(memberId);
  if (gauges) facts.gauges.set(memberId, count(gauges, usage));
}

function keep<Thing>(known: Map<string, Kept<Thing>>, name: string, value: Thing) {
  known.set(name, { value, version: known.get(name)?.version ?? 0, isChanged: true });
}

/** What has changed, with the version it is to have. */
export const listChanged = <Thing>(
  known: ReadonlyMap<string, Kept<Thing>>,
): readonly queries.Versioned<Thing>[] =>
  [...known.values()]
    .filter(({ isChanged }) => isChanged)
    .map(({ value, version }) => ({ value, version: version + 1 }));
