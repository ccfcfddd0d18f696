import { add, type Minor, ZERO } from '@baize/std/money';
import type { Db, Tx } from '../../base/db/index.ts';
import { ensure } from '../../base/kernel/index.ts';
import type { Member } from '../../people/members/index.ts';
import { findBonusAtStake } from '../bonuses/index.ts';
import { type Means, readMeans } from './read-means.ts';
import { withdrawableOf } from './rules.ts';

type Sender = {
  readonly member: Member;
  /** How often a deposit must be bet. */
  readonly times: bigint;
};

export type SenderMeans = Pick<Means, 'cash'> & { readonly sendable: Minor };

/** What a member may send to others: what a withdrawal could take without costing a bonus. */
export async function readSenderMeans(tx: Db | Tx, sender: Sender): Promise<SenderMeans> {
  const { cash, withdrawable } = await readMeans(tx, sender);
  return { cash, sendable: (await isBonusAtStake(tx, sender)) ? ZERO : withdrawable };
}

/**
 * Refuses what could not be withdrawn: else a deposit could leave by somebody else's hand before it
 * was played, or money that is owed. Asked after the money has moved, in the same transaction: from
 * there on nobody else moves this member's cash.
 */
export async function ensureWasFree(
  tx: Tx,
  { amount, ...sender }: Sender & { readonly amount: Minor },
): Promise<void> {
  const { cash, turnover, owed } = await readMeans(tx, sender);
  const free = withdrawableOf(add(cash, amount), { ...turnover, owed });
  ensure(amount <= free && !(await isBonusAtStake(tx, sender)), 'amount_locked');
}

const isBonusAtStake = async (tx: Db | Tx, { member }: Sender): Promise<boolean> =>
  (await findBonusAtStake(tx, { memberId: member.id, language: 'EN' })) !== null;
