import type { FoundRecord } from '@baize/contract/found-record';
import type { MemberId } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { findBillNamed } from '../../agents/settlement/index.ts';
import type { Db } from '../../base/db/index.ts';
import { findDepositNamed } from '../../cashier/deposits/index.ts';
import { findWithdrawalNamed } from '../../cashier/withdrawals/index.ts';
import { type Bet, listBetsNamed, stakeOf } from '../../play/play/index.ts';
import { writeBetId } from '../../records/index.ts';

export type RecordRow = Pick<FoundRecord, 'kind' | 'id' | 'reference' | 'status'> & {
  readonly memberId: MemberId;
  readonly at: Instant;
  readonly amount: Minor;
};

type Find = (db: Db, name: string) => Promise<readonly RecordRow[]>;

/** By what a reference begins with; each is looked up by an index of its own. */
const FINDERS: readonly (readonly [RegExp, Find])[] = [
  [/^(dep_|DP-)/, (db, name) => orderOf('deposit', findDepositNamed(db, name))],
  [/^(wdr_|WD-)/, (db, name) => orderOf('withdrawal', findWithdrawalNamed(db, name))],
  [/^bil_/, findBill],
];

/** Vendors number bets and rounds as they like; what is shorter is a name. */
const BET = /^\S{8,120}$/;

/** The orders, bets and bills that this text is the number of. */
export async function findRecords(db: Db, name: string): Promise<readonly RecordRow[]> {
  const find = FINDERS.find(([shape]) => shape.test(name))?.[1];
  if (find) return find(db, name);
  return BET.test(name) ? (await listBetsNamed(db, name)).map(betRow) : [];
}

type Order = {
  readonly id: string;
  readonly reference: string;
  readonly member_id: MemberId;
  readonly created_at: Instant;
  readonly amount: Minor;
  readonly status: string;
};

async function orderOf(
  kind: 'deposit' | 'withdrawal',
  finding: Promise<Order | undefined>,
): Promise<readonly RecordRow[]> {
  const found = await finding;
  if (!found) return [];
  const { id, reference, status, amount } = found;
  return [{ kind, id, reference, status, amount, memberId: found.member_id, at: found.created_at }];
}

async function findBill(db: Db, name: string): Promise<readonly RecordRow[]> {
  const bill = await findBillNamed(db, name);
  if (!bill) return [];
  const { id, status, amount, payee_id: memberId, created_at: at } = bill;
  return [{ kind: 'bill', id, reference: id, status, amount, memberId, at }];
}

const betRow = (bet: Bet): RecordRow => ({
  kind: 'bet',
  id: writeBetId(bet),
  reference: bet.ref,
  status: bet.status,
  memberId: bet.memberId,
  at: bet.placedAt,
  amount: stakeOf(bet),
});
