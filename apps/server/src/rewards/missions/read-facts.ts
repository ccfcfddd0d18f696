import type { MissionMeasure, MissionRow } from '@baize/contract/mission-rules';
import type { MemberId } from '@baize/std/id';
import { type Minor, minor, sum, ZERO } from '@baize/std/money';
import type { Db, Tx } from '../../base/db/index.ts';
import { listMembersDeposits } from '../../cashier/deposits/index.ts';
import { countProvenContacts } from '../../people/members/index.ts';
import { countLoginDays } from '../../people/sessions/index.ts';
import {
  countMembersWins,
  listMembersValidBets,
  type MemberValidBets,
} from '../../play/valid-bets/index.ts';
import { momentsOf, type PeriodDays } from './period.ts';

export type FactsWanted = {
  readonly memberIds: readonly MemberId[];
  readonly period: PeriodDays;
  readonly zone: string;
  /** The terms that will be asked about: only what they need is read. */
  readonly terms: readonly MissionRow[];
};

/** How much of a mission's measure a member has, in the smallest unit or as a count. */
export type ProgressOf = (memberId: MemberId, terms: MissionRow) => Minor;

/** Reads what these members did in a period: one statement a kind of fact, however many they are. */
export async function readFacts(tx: Db | Tx, wanted: FactsWanted): Promise<ProgressOf> {
  const needs = (...measures: readonly MissionMeasure[]) =>
    wanted.terms.some(({ measure }) => measures.includes(measure));
  const { memberIds, zone } = wanted;
  const days = { memberIds, ...wanted.period };
  const times = { memberIds, ...momentsOf(wanted.period, zone) };
  const isBet = needs('valid_bets', 'category_valid_bets', 'bets', 'category_bets', 'games');
  const bets = byMember(isBet ? await listMembersValidBets(tx, days) : []);
  const isDeposit = needs('deposits', 'deposit_count');
  const deposits = byMember(isDeposit ? await listMembersDeposits(tx, times) : []);
  const logins = byMember(needs('login_days') ? await countLoginDays(tx, { ...times, zone }) : []);
  const contacts = byMember(needs('contacts') ? await countProvenContacts(tx, memberIds) : []);
  const wins = await readWins(tx, wanted);
  return (memberId, terms) => {
    const ofCategory = (bets.get(memberId) ?? []).filter(
      ({ category }) => terms.category === null || category === terms.category,
    );
    const [deposited] = deposits.get(memberId) ?? [];
    switch (terms.measure) {
      case 'valid_bets':
      case 'category_valid_bets':
        return sum(ofCategory.map(({ valid }) => valid));
      case 'bets':
      case 'category_bets':
        return total(ofCategory, ({ betCount }) => betCount);
      case 'games':
        return total(ofCategory, ({ games }) => games);
      case 'wins':
        return minor(wins.get(`${memberId} ${terms.times}`) ?? 0n);
      case 'deposits':
        return deposited?.total ?? ZERO;
      case 'deposit_count':
        return minor(deposited?.count ?? 0n);
      case 'login_days':
        return minor(logins.get(memberId)?.[0]?.days ?? 0n);
      case 'contacts':
        return minor(contacts.get(memberId)?.[0]?.count ?? 0n);
    }
  };
}

const byMember = <Fact extends { readonly memberId: MemberId }>(facts: readonly Fact[]) =>
  Map.groupBy(facts, ({ memberId }) => memberId);

const total = (bets: readonly MemberValidBets[], of: (bets: MemberValidBets) => bigint): Minor =>
  minor(bets.reduce((soFar, each) => soFar + of(each), 0n));

/** By member and how many times the stake a win must be. */
async function readWins(tx: Db | Tx, { memberIds, period, terms }: FactsWanted) {
  const wins = new Map<string, bigint>();
  const asked = terms.flatMap(({ measure, times }) => (measure === 'wins' ? (times ?? []) : []));
  for (const times of new Set(asked)) {
    const counted = await countMembersWins(tx, { memberIds, ...period, times });
    for (const each of counted) wins.set(`${each.memberId} ${times}`, each.wins);
  }
  return wins;
}
