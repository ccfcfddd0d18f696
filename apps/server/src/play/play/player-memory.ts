import type { Day } from '@baize/std/day';
import { LRUCache } from 'lru-cache';
import type { Gauge, PlayClock } from '../../books/limits/index.ts';
import type { Shut } from '../switches/index.ts';
import type { Command } from './command.ts';
import type { Player, Token } from './decision.ts';
import { dayName, findClock, type PlayFacts } from './facts.ts';
import { hashOf } from './names.ts';

/**
 * What this process knows of a player, beside the balance, that is guarded by one number: the
 * version of their day. It rises with every stake, and whenever a limit, a status or a token is
 * changed. What a late result changes in the figures of an earlier day is guarded by the account.
 */
export type Remembered = {
  readonly today: Day;
  readonly version: bigint;
  readonly player: Player;
  readonly clock: PlayClock;
  readonly gauges: readonly Gauge[];
  readonly tokens: ReadonlyMap<string, Token>;
};

const PLAYERS_MAX = 20_000;

/** Players by what was written about them last, and what operators have shut. */
export class PlayerMemory {
  /** Guarded by its number, which every stake is written with; null when it is to be read. */
  shut: Shut | null = null;
  readonly #players = new LRUCache<string, Remembered>({ max: PLAYERS_MAX });

  /** What belongs to another day is not known today. */
  find(memberId: string, today: Day): Remembered | undefined {
    const known = this.#players.get(memberId);
    return known?.today === today ? known : undefined;
  }

  keep(memberId: string, known: Remembered): void {
    this.#players.set(memberId, known);
  }

  forget(memberId: string): void {
    this.#players.delete(memberId);
    this.shut = null;
  }
}

/** What is remembered of those who are spoken of. */
export function recall(commands: readonly Command[], memory: PlayerMemory, today: Day) {
  const members = new Map<string, Player>();
  const tokens = new Map<string, Token>();
  const gauges = new Map<string, readonly Gauge[]>();
  const versions = new Map<string, bigint>();
  const clocks = new Map<string, PlayClock>();
  for (const command of commands) {
    const { memberId } = command;
    const known = memory.find(memberId, today);
    if (!known) continue;
    members.set(memberId, known.player);
    versions.set(memberId, known.version);
    clocks.set(memberId, known.clock);
    if (known.gauges.length > 0) gauges.set(memberId, known.gauges);
    const hash = hashOf(command);
    const token = hash === null ? undefined : known.tokens.get(hash);
    if (hash !== null && token) tokens.set(hash, token);
  }
  return { today, members, tokens, gauges, versions, clocks };
}

/** Remembers the players of a batch as its writing left them. */
export function keepFacts(
  facts: PlayFacts,
  commands: readonly Command[],
  memory: PlayerMemory,
): void {
  const { today } = facts;
  if (facts.shut) memory.shut = facts.shut;
  for (const command of commands) {
    const { memberId } = command;
    const version = versionAfter(facts, memberId);
    const player = facts.members.get(memberId);
    if (version === null || !player) {
      memory.forget(memberId);
      continue;
    }
    const gauges = facts.gauges.get(memberId) ?? NO_GAUGES;
    // Tokens stay with what guards them: what is forgotten takes them along.
    const tokens = tokensAfter(facts, command, memory.find(memberId, today)?.tokens ?? NO_TOKENS);
    const clock = findClock(facts, memberId);
    memory.keep(memberId, { today, version, player, clock, gauges, tokens });
  }
}

const NO_GAUGES: readonly Gauge[] = [];
const NO_TOKENS: ReadonlyMap<string, Token> = new Map();

/** The version of a player's day once the batch is written; null where it cannot be known. */
function versionAfter({ today, versions, days }: PlayFacts, memberId: string): bigint | null {
  const version = versions.get(memberId);
  const change = days.get(dayName(memberId, today));
  if (version === undefined || change?.guard === null) return null;
  return change ? change.guard + 1n : version;
}

/** A player has a few games open; one who opens more is asked for their tokens again. */
const TOKENS_MAX = 8;

function tokensAfter({ tokens }: PlayFacts, command: Command, before: ReadonlyMap<string, Token>) {
  const hash = hashOf(command);
  const token = hash === null ? undefined : tokens.get(hash);
  if (hash === null || !token || before.has(hash)) return before;
  return new Map([...(before.size < TOKENS_MAX ? before : []), [hash, token] as const]);
}
