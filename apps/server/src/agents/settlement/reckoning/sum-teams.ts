import type { MemberId } from '@baize/std/id';
import { add, type Minor, ZERO } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { isActiveMember } from '../../teams/index.ts';
import type { TeamFigures } from './rules.ts';

/**
 * What was counted in one line of the tree. `memberId` null: of several members, of whom
 * `activeMembers` had enough valid bets. Else a part of what one member did, the rest of which stands
 * in other lines or other stretches of time.
 */
export type TeamLine = {
  readonly memberId: MemberId | null;
  /** The numbers from the top of the line, by dots. */
  readonly path: string;
  /** When the stretch of time begins that it is of; no span begins or ends within a stretch. */
  readonly slotAt: Instant;
  readonly betCount: number;
  readonly validBets: Minor;
  readonly prizes: Minor;
  readonly activeMembers: number;
};

/** Somebody's team over a span. */
export type TeamSpan = {
  readonly number: string;
  readonly from: Instant;
  readonly to: Instant;
};

type Sum = {
  readonly fromMs: number;
  readonly toMs: number;
  betCount: number;
  validBets: Minor;
  prizes: Minor;
  activeMembers: number;
};

/**
 * What each team did: every line is added to everybody on its path. A member is active in a team by
 * what they bet while they stood in it, within its span.
 */
export function sumTeams<Each extends TeamSpan>(
  teams: readonly Each[],
  lines: Iterable<TeamLine>,
  activeValidBets: Minor,
): ReadonlyMap<Each, TeamFigures> {
  const sums = new Map<Each, Sum>();
  const byNumber = new Map<string, Sum[]>();
  for (const team of teams) {
    const sum = startOf(team);
    sums.set(team, sum);
    const same = byNumber.get(team.number);
    if (same) same.push(sum);
    else byNumber.set(team.number, [sum]);
  }
  const played = new Map<MemberId, Map<Sum, Minor>>();
  for (const line of lines) {
    const own = line.memberId === null ? null : playedBy(played, line.memberId);
    for (const number of line.path.split('.')) {
      for (const sum of byNumber.get(number) ?? NOBODY) addLine(sum, line, own);
    }
  }
  for (const bySum of played.values()) {
    for (const [sum, validBets] of bySum) {
      if (isActiveMember(validBets, activeValidBets)) sum.activeMembers += 1;
    }
  }
  return sums;
}

const NOBODY: readonly Sum[] = [];

const startOf = ({ from, to }: TeamSpan): Sum => ({
  fromMs: from.getTime(),
  toMs: to.getTime(),
  betCount: 0,
  validBets: ZERO,
  prizes: ZERO,
  activeMembers: 0,
});

function playedBy(played: Map<MemberId, Map<Sum, Minor>>, memberId: MemberId): Map<Sum, Minor> {
  const known = played.get(memberId) ?? new Map<Sum, Minor>();
  played.set(memberId, known);
  return known;
}

function addLine(sum: Sum, line: TeamLine, own: Map<Sum, Minor> | null): void {
  const atMs = line.slotAt.getTime();
  if (atMs < sum.fromMs || atMs >= sum.toMs) return;
  sum.betCount += line.betCount;
  sum.validBets = add(sum.validBets, line.validBets);
  sum.prizes = add(sum.prizes, line.prizes);
  if (own === null) sum.activeMembers += line.activeMembers;
  else own.set(sum, add(own.get(sum) ?? ZERO, line.validBets));
}
