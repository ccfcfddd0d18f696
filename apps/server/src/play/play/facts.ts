import type { Day } from '@baize/std/day';
import { add, ZERO } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import {
  afterStake,
  count,
  type DayChange,
  type Gauge,
  NO_CLOCK,
  type PlayClock,
  type Usage,
} from '../../books/limits/index.ts';
import type { Shut } from '../switches/index.ts';
import type { Adjusted, Bet, FreeBet, FreeRound, Result, Round } from './bet.ts';
import { type Command, isStake } from './command.ts';
import type { Change, PaidByGrant, Player, Token } from './decision.ts';
import {
  adjustedName,
  betName,
  mayBeFree,
  namesOfBet,
  namesOfGrave,
  namesOfResult,
  resultName,
  roundName,
} from './names.ts';
import { EMPTY, type Pockets } from './pockets.ts';
import type * as queries from './queries.ts';

type Kept<Thing> = queries.Versioned<Thing> & { readonly isChanged?: true };

/**
 * What a batch knows beside balances, as the decisions so far have left it. Versions are those that
 * were read; what is written must still find them.
 */
export type PlayFacts = {
  readonly today: Day;
  /** Null where nothing is staked. */
  readonly shut: Shut | null;
  readonly members: ReadonlyMap<string, Player>;
  readonly tokens: ReadonlyMap<string, Token>;
  readonly gauges: Map<string, readonly Gauge[]>;
  readonly versions: ReadonlyMap<string, bigint>;
  readonly clocks: Map<string, PlayClock>;
  readonly bets: Map<string, Kept<Bet>>;
  readonly rounds: Map<string, Kept<Round>>;
  readonly results: Map<string, Kept<Result>>;
  readonly adjusted: Map<string, Kept<Adjusted>>;
  readonly freeRounds: Map<string, Kept<FreeRound>>;
  readonly freeBets: Map<string, Kept<FreeBet>>;
  readonly days: Map<string, DayChange>;
  /** Rounds that were not read: bets that end by themselves pass through them if they are not over. */
  readonly passing: readonly queries.RoundName[];
  /** Commands that were refused. */
  readonly refused: Set<Command>;
};

export const dayName = (memberId: string, day: Day): string => `${memberId} ${day}`;

export function findBet(facts: PlayFacts, command: Command): Bet | null {
  const [name] = namesOfBet(command);
  return (name && facts.bets.get(betName(name))?.value) ?? null;
}

/** The result a rollback names and its bet, unless it is a bet that it names. */
export function findResult(facts: PlayFacts, command: Command) {
  const [name] = namesOfResult(command);
  const value = name && facts.results.get(resultName(name))?.value;
  if (!value) return null;
  const named: queries.BetName = { vendor: value.vendor, kind: 'bet', ref: value.betRef };
  const bet = facts.bets.get(betName(named))?.value;
  return bet ? { value, bet } : null;
}

/** The rollback of this result came before it. */
export const isBuried = (facts: PlayFacts, command: Command): boolean =>
  namesOfGrave(command).some((name) => facts.bets.get(betName(name))?.value.status === 'void');

/** The round a command names, or the one its bet belongs to. Rounds count bets alone. */
export function findRound(facts: PlayFacts, command: Command, bet: Bet | null): Round | null {
  if (bet && bet.kind !== 'bet') return null;
  const { vendor, memberId } = command;
  const roundId = ('roundId' in command ? command.roundId : null) ?? bet?.roundId;
  if (!roundId) return null;
  return facts.rounds.get(roundName({ vendor: vendor.code, roundId, memberId }))?.value ?? null;
}

/** Other bets of the round that still run. */
export function listOthers(
  facts: PlayFacts,
  round: Round | null,
  except: Bet | null,
): readonly Bet[] {
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
export function apply(
  facts: PlayFacts,
  command: Command,
  { change, at }: { readonly change: Change; readonly at: Instant },
): void {
  for (const bet of change.bets) keep(facts.bets, betName(bet), bet);
  if (change.round) keep(facts.rounds, roundName(change.round), change.round);
  if (change.result) keep(facts.results, resultName(change.result), change.result);
  if (change.free) {
    const { grant, bet } = change.free;
    keep(facts.freeRounds, grant.id, grant);
    keep(facts.freeBets, betName({ ...bet, kind: 'bet' }), bet);
  }
  if (change.adjusted) keepAdjusted(facts, command, change.adjusted);
  if (change.usage) tally(facts, command, { asked: change.usage, at });
}

function keepAdjusted(
  facts: PlayFacts,
  { vendor, memberId, currency }: Command,
  net: Pockets,
): void {
  const adjusted: Adjusted = { vendor: vendor.code, memberId, currency, net };
  keep(facts.adjusted, adjustedName(adjusted), adjusted);
}

/** What adjustments without a bet came to so far. */
export function findAdjusted(facts: PlayFacts, { vendor, memberId, currency }: Command): Pockets {
  const name = adjustedName({ vendor: vendor.code, memberId, currency });
  return facts.adjusted.get(name)?.value.net ?? EMPTY;
}

export const listFreeRounds = (
  facts: PlayFacts,
  { vendor, memberId }: Command,
): readonly FreeRound[] =>
  [...facts.freeRounds.values()]
    .map(({ value }) => value)
    .filter((each) => each.vendor === vendor.code && each.memberId === memberId);

/** The grant that paid for a bet; null where the player did. */
export function findPaidByGrant(facts: PlayFacts, bet: Bet | null): PaidByGrant | null {
  if (!bet || !mayBeFree(bet)) return null;
  const paidFor = facts.freeBets.get(betName(bet))?.value;
  const grant = paidFor && facts.freeRounds.get(paidFor.freeId)?.value;
  return grant ? { grant, bet: paidFor } : null;
}

/** Limits are set in the player's own currency, and trial money does not count. */
const isCounted = ({ members }: PlayFacts, { memberId, currency }: Command): boolean =>
  members.get(memberId)?.currency === currency;

export const listGauges = (facts: PlayFacts, command: Command): readonly Gauge[] =>
  isCounted(facts, command) ? (facts.gauges.get(command.memberId) ?? []) : [];

function tally(
  facts: PlayFacts,
  command: Command,
  { asked, at }: { readonly asked: Usage; readonly at: Instant },
) {
  const { memberId } = command;
  const isOwn = isCounted(facts, command);
  const takes = isStake(command) || asked.staked > 0n;
  if (!isOwn && !takes) return;
  // What does not count is guarded still: a player who is blocked places no bet of any kind.
  const usage = isOwn ? asked : { day: asked.day, staked: ZERO, lost: ZERO };
  const name = dayName(memberId, usage.day);
  const before = facts.days.get(name);
  // Guarded too where the version happens to be known, so that it still is afterwards.
  const isKnown = usage.day === facts.today && facts.versions.has(memberId);
  const isGuarded = takes || isKnown || before?.guard != null;
  facts.days.set(name, {
    memberId,
    day: usage.day,
    staked: before ? add(before.staked, usage.staked) : usage.staked,
    lost: before ? add(before.lost, usage.lost) : usage.lost,
    guard: isGuarded ? (facts.versions.get(memberId) ?? 0n) : null,
    clock: isOwn && takes ? tick(facts, memberId, at) : before?.clock,
  });
  const gauges = facts.gauges.get(memberId);
  if (gauges) facts.gauges.set(memberId, count(gauges, usage));
}

/** Time at play goes on with every stake of the player's own money. */
function tick(facts: PlayFacts, memberId: string, at: Instant): PlayClock {
  const clock = afterStake(findClock(facts, memberId), at);
  facts.clocks.set(memberId, clock);
  return clock;
}

export const findClock = ({ clocks }: PlayFacts, memberId: string): PlayClock =>
  clocks.get(memberId) ?? NO_CLOCK;

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
