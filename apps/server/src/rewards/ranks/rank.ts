import type { RewardPays } from '@baize/contract/bonus-promotions';
import type { BonusPeriod, RankTerms } from '@baize/contract/rank-terms';
import { type Minor, minor } from '@baize/std/money';
import { readContentList } from '../../base/brand/index.ts';
import type { Db, Row, Tx } from '../../base/db/index.ts';

type Texts = Readonly<Record<string, string>>;

type Paid = {
  readonly amount: Minor;
  readonly names: Texts;
  /** Cash where nothing else is said. */
  readonly pays?: RewardPays | undefined;
};

/** A rank as it is in force, with the version of its terms. */
export type Rank = {
  readonly id: string;
  readonly level: number;
  readonly names: Texts;
  readonly emblem: number;
  readonly threshold: Minor;
  readonly keep: Minor;
  readonly upgrade: Paid | null;
  readonly periodic: (Paid & { readonly period: BonusPeriod }) | null;
  readonly benefits: Readonly<Record<string, readonly string[]>>;
  readonly hostNote: Texts | null;
  readonly version: number;
  /** While it is stopped it pays nothing. */
  readonly isStopped: boolean;
};

/** What is kept of a member's rank. */
export type MemberRank = Row<'ranks_member'>;

/** The brand's ranks as they are in force now, the lowest first. */
export async function readRanks(db: Db | Tx, brandCode: string): Promise<readonly Rank[]> {
  const rows = await readContentList(db, brandCode, 'ranks');
  return rows
    .map(({ body, version }) => ({
      ...body,
      version,
      isStopped: body.isStopped ?? false,
      threshold: minor(BigInt(body.threshold)),
      keep: minor(BigInt(body.keep)),
      upgrade: body.isStopped ? null : paidOf(body.upgrade),
      periodic: body.periodic && { ...body.periodic, amount: minor(BigInt(body.periodic.amount)) },
    }))
    .toSorted((a, b) => a.level - b.level);
}

const paidOf = (upgrade: RankTerms['upgrade']): Paid | null =>
  upgrade && { ...upgrade, amount: minor(BigInt(upgrade.amount)) };

/** In the language asked for, else in English, else in any. */
export const textIn = <Text>(texts: Readonly<Record<string, Text>>, language: string) =>
  texts[language] ?? texts['EN'] ?? Object.values(texts)[0];
