import type { Day } from '@baize/std/day';
import type { Ask } from '../../books/ledger/index.ts';
import { askGauges, askVersions } from '../../books/limits/index.ts';
import { askMembers } from '../../people/members/index.ts';
import { askShut } from '../switches/index.ts';
import { askAdjusted } from './allowance-queries.ts';
import { type Command, isStake } from './command.ts';
import type { PlayFacts } from './facts.ts';
import { askFreeBets, askFreeRounds } from './free-queries.ts';
import {
  adjustedName,
  betName,
  hashOf,
  isForNothing,
  isFreeAdjustment,
  mayBeFree,
  mayEndRound,
  mayStake,
  namesOfBet,
  namesOfGrave,
  namesOfResult,
  namesOfRound,
  passesAlone,
  resultName,
  roundName,
  unique,
  uniqueMembers,
} from './names.ts';
import { type PlayerMemory, recall } from './player-memory.ts';
import * as queries from './queries.ts';
import {
  askBetsOfResults,
  askResults,
  askRoundsOfResults,
  type ResultName,
} from './result-queries.ts';

/** What need not be asked: what is remembered, and of commands not in doubt that they are new. */
export type Beforehand = {
  readonly today: Day;
  readonly memory: PlayerMemory;
  readonly isInDoubt: (command: Command) => boolean;
};

/**
 * Reads what is not remembered, all at once; the questions travel together, each answered as of its
 * turn. Versions come first: what they guard is then never older than they are.
 */
export async function readFacts(
  ask: Ask,
  commands: readonly Command[],
  { today, memory, isInDoubt }: Beforehand,
): Promise<PlayFacts> {
  const known = recall(commands, memory, today);
  const { members, tokens, gauges, versions, clocks } = known;
  const isUnknown = ({ memberId }: Command) => !members.has(memberId);
  const strangers = commands.filter(isUnknown);
  const players = uniqueMembers(strangers.filter(mayStake));
  const hashes = commands.flatMap((command) => hashOf(command) ?? []);
  const asked = unique(hashes.filter((hash) => !tokens.has(hash)));
  const isTakenAsNew = (command: Command) => isStake(command) && !isInDoubt(command);
  const looked = commands.filter((command) => !isTakenAsNew(command));
  const about = looked.filter((command) => 'betId' in command).flatMap(namesOfBet);
  const isPassing = (command: Command) => isTakenAsNew(command) && passesAlone(command);
  const rounds = commands.filter((command) => !isPassing(command)).flatMap(namesOfRound);
  const ending = commands.filter(mayEndRound);
  const free = commands.filter(isFreeAdjustment);
  const forNothing = commands.filter(isForNothing);
  const named = [...looked.flatMap(namesOfBet), ...looked.flatMap(namesOfGrave)];
  const isStaked = commands.some(mayStake);
  const read = await Promise.all([
    players.length > 0 ? askVersions(ask, players, today) : [],
    // All of them: what a result counts for is told by the player's currency.
    strangers.length > 0 ? askMembers(ask, uniqueMembers(strangers)) : [],
    asked.length > 0 ? queries.askTokens(ask, asked) : [],
    players.length > 0 ? askGauges(ask, players, today) : [],
    named.length > 0 ? queries.askBets(ask, named) : [],
    rounds.length + about.length > 0 ? queries.askRounds(ask, rounds, about) : [],
    // All rounds of the batch: the bet whose result ends a round may be in it, unwritten yet.
    ending.length > 0
      ? queries.askRunning(ask, commands.flatMap(namesOfRound), ending.flatMap(namesOfBet))
      : [],
    askUndone(ask, commands.flatMap(namesOfResult)),
    free.length > 0 ? askAdjusted(ask, free) : [],
    forNothing.length > 0 ? askFreeRounds(ask, forNothing) : [],
    isStaked ? (memory.shut ?? askShut(ask)) : null,
  ]);
  const [readVersions, readMembers, readTokens, readGauges, bets, found, running, ...rare] = read;
  const [undone, adjusted, freeRounds, shut] = rare;
  for (const { member_id: memberId, version, ...clock } of readVersions) {
    versions.set(memberId, version);
    clocks.set(memberId, clock);
  }
  for (const member of readMembers) members.set(member.id, member);
  for (const [hash, token] of readTokens) tokens.set(hash, token);
  for (const [memberId, list] of Map.groupBy(readGauges, (row) => row.member_id)) {
    gauges.set(memberId, list);
  }
  const readBets = [...bets, ...running, ...undone.bets];
  // Only bets that are already placed without a stake cost a second question.
  const withoutStake = readBets.map(({ value }) => value).filter(mayBeFree);
  const paidFor =
    withoutStake.length > 0 ? await askFreeBets(ask, withoutStake) : { bets: [], grants: [] };
  return {
    ...known,
    shut,
    bets: new Map(readBets.map((bet) => [betName(bet.value), bet])),
    rounds: new Map([...found, ...undone.rounds].map((round) => [roundName(round.value), round])),
    results: new Map(undone.results.map((result) => [resultName(result.value), result])),
    passing: commands.filter(isPassing).flatMap(namesOfRound),
    adjusted: new Map(adjusted.map((each) => [adjustedName(each.value), each])),
    freeRounds: new Map([...freeRounds, ...paidFor.grants].map((each) => [each.value.id, each])),
    freeBets: new Map(paidFor.bets.map((each) => [betName({ ...each.value, kind: 'bet' }), each])),
    days: new Map(),
    refused: new Set(),
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
