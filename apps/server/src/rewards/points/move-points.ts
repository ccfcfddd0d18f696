import { assert } from '@baize/std/assert';
import type { AccountId, MemberId } from '@baize/std/id';
import { type Minor, minor } from '@baize/std/money';
import type { Tx } from '../../base/db/index.ts';
import { publishToMany, type World } from '../../base/kernel/index.ts';
import {
  houseAccount,
  lockFunds,
  openAccountsOfMany,
  POINTS,
  postRequests,
  spendable,
  type Transfer,
} from '../../books/ledger/index.ts';
import * as queries from './queries.ts';

/** Points that a member gets, or that are taken back where `points` is below zero. */
export type PointsChange = {
  readonly memberId: MemberId;
  readonly points: bigint;
  /** Used once, ever: the caller holds what says so. */
  readonly requestKey: string;
  readonly reason: string;
};

type MovingWorld = Pick<World, 'clock'>;

/**
 * Gives and takes points of many members at once. What is given first pays a debt; what is taken and
 * is not there becomes one. Answers what each member has then.
 */
export async function movePoints(
  world: MovingWorld,
  tx: Tx,
  changes: readonly PointsChange[],
): Promise<ReadonlyMap<MemberId, Minor>> {
  if (changes.length === 0) return new Map();
  const memberIds = [...new Set(changes.map(({ memberId }) => memberId))];
  const rows = await queries.lockMembers(tx, memberIds);
  const accounts = await openAccountsOfMany(tx, memberIds, { purpose: 'points', currency: POINTS });
  const issue = await houseAccount(tx, { purpose: 'issue', currency: POINTS });
  const at = world.clock.now();
  const held = await lockFunds(tx, at, [...accounts.values()]);
  const moving = { issue, transfers: [] as MoveRequest[] };
  const states = new Map<MemberId, PointsState>();
  for (const [memberId, account] of accounts) {
    const funds = held.get(account);
    assert(funds, 'what was opened is locked');
    const debt = rows.get(memberId)?.debt ?? 0n;
    states.set(memberId, { account, balance: spendable(funds), debt });
  }
  for (const change of changes) {
    const state = states.get(change.memberId);
    assert(state, 'every member has an account');
    if (change.points > 0n) give(moving, state, change);
    else take(moving, state, change);
  }
  const { transfers } = moving;
  if (transfers.length > 0) await postRequests(tx, { at, transfers, held });
  await saveDebts(tx, rows, states);
  await publishToMany(world, tx, { kind: 'points', payload: {}, memberIds });
  return new Map([...states].map(([memberId, { balance }]) => [memberId, minor(balance)]));
}

type MoveRequest = Omit<Transfer, 'at'>;
type PointsState = { readonly account: AccountId; balance: bigint; debt: bigint };
type Moving = { readonly issue: AccountId; readonly transfers: MoveRequest[] };

function give({ issue, transfers }: Moving, state: PointsState, change: PointsChange): void {
  const { points, requestKey, reason } = change;
  const { account } = state;
  transfers.push({ requestKey, from: issue, to: account, amount: minor(points), reason });
  const paid = state.debt < points ? state.debt : points;
  state.balance += points - paid;
  state.debt -= paid;
  if (paid === 0n) return;
  transfers.push({
    requestKey: `${requestKey}:debt`,
    from: account,
    to: issue,
    amount: minor(paid),
    reason: 'points_debt_paid',
  });
}

function take({ issue, transfers }: Moving, state: PointsState, change: PointsChange): void {
  const { points, requestKey, reason } = change;
  const { account } = state;
  const wanted = -points;
  const taken = state.balance < wanted ? state.balance : wanted;
  state.balance -= taken;
  state.debt += wanted - taken;
  if (taken === 0n) return;
  transfers.push({ requestKey, from: account, to: issue, amount: minor(taken), reason });
}

async function saveDebts(
  tx: Tx,
  rows: ReadonlyMap<MemberId, queries.PointsMember>,
  states: ReadonlyMap<MemberId, PointsState>,
): Promise<void> {
  const changed = [...states]
    .filter(([memberId, { debt }]) => rows.get(memberId)?.debt !== debt)
    .map(([memberId, { debt }]) => ({ member_id: memberId, debt: minor(debt) }));
  if (changed.length > 0) await queries.saveDebts(tx, changed);
}
