import { assert } from '@baize/std/assert';
import type { MemberId } from '@baize/std/id';
import { add, type Minor, ZERO } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import { publish, type World } from '../../base/kernel/index.ts';
import {
  findMemberAccounts,
  houseAccount,
  lockBalance,
  type Move,
  postTransfers,
} from '../../books/ledger/index.ts';
import { countTurnover } from './count-turnover.ts';
import type { BonusId, Grant } from './grant.ts';
import * as queries from './queries.ts';
import { stateOf } from './rules.ts';
import { type WeighedGrant, weighGrants } from './weigh-grants.ts';

type Settling = {
  readonly memberId: MemberId;
  /** The bonus that the member gives up. */
  readonly givenUp?: BonusId;
};

/**
 * Counts a member's bonuses and moves what is to be moved: what is left of a completed one becomes
 * cash, what is left of any other that is over goes back to the house. That holds as well for what
 * comes back later, from bets that still ran. Repeated, it does nothing.
 */
export const settleMember = (world: World, settling: Settling): Promise<void> =>
  world.db.transaction().execute(async (tx) => {
    await queries.lockMember(tx, settling.memberId);
    const grants = await queries.listGrants(tx, settling.memberId);
    const [first] = grants;
    if (!first) return;
    const accounts = await findMemberAccounts(tx, first.member_id, first.currency);
    assert(accounts, 'a member has pockets');
    // No bet comes in between what is counted here and what is moved.
    const pocket = await lockBalance(tx, accounts.bonus);
    const weighed = await weighGrants(tx, grants, pocket);
    const at = world.clock.now();
    const settled: Settled[] = [];
    for (const grant of weighed) settled.push(await settleGrant(tx, grant, { at, ...settling }));
    const house = await houseAccount(tx, { purpose: 'promotion', currency: first.currency });
    const moves = settled.flatMap((each) => moveOf(each, { ...accounts, house }));
    if (moves.length > 0) await move(tx, { settled, moves, at });
    for (const { before, after } of settled) await save(tx, before, after);
    await tell(world, tx, { memberId: settling.memberId, settled });
  });

type Settled = {
  readonly before: Grant;
  readonly after: Grant;
  /** What leaves the bonus pocket. */
  readonly out: Minor;
};

type Asked = Settling & { readonly at: Instant };

async function settleGrant(tx: Tx, weighed: WeighedGrant, asked: Asked): Promise<Settled> {
  const { part, ...before } = weighed;
  const counted = before.state === 'active' ? await count(tx, before, asked) : before;
  if (counted.state === 'active') return { before, after: counted, out: ZERO };
  const isKept = counted.state === 'completed';
  const after = {
    ...counted,
    kept: isKept ? add(counted.kept, part) : counted.kept,
    returned: isKept ? counted.returned : add(counted.returned, part),
  };
  return { before, after, out: part };
}

async function count(tx: Tx, grant: Grant, { at, givenUp }: Asked): Promise<Grant> {
  const done = await countTurnover(tx, grant);
  const state = stateOf(grant, { done, at, isGivenUp: givenUp === grant.id });
  const ended_at = state === 'active' ? null : at;
  return { ...grant, state, turnover_done: done, counted_at: at, ended_at };
}

const REASONS = {
  completed: 'bonus_completed',
  forfeited: 'bonus_forfeited',
  expired: 'bonus_expired',
} as const;

type Places = Record<'cash' | 'bonus' | 'house', Move['from']>;

function moveOf({ after, out }: Settled, { cash, bonus, house }: Places): readonly Move[] {
  if (out === ZERO || after.state === 'active') return [];
  const to = after.state === 'completed' ? cash : house;
  return [{ from: bonus, to, amount: out, reason: REASONS[after.state] }];
}

type Moving = {
  readonly settled: readonly Settled[];
  readonly moves: readonly Move[];
  readonly at: Instant;
};

/** All in one request, named after the newest bonus and how often money was moved with it. */
async function move(tx: Tx, { settled, moves, at }: Moving): Promise<void> {
  const newest = settled.at(-1)?.before;
  assert(newest, 'money is moved for a bonus');
  const transfer_count = newest.transfer_count + 1;
  await postTransfers(tx, { requestKey: `${newest.id}:${transfer_count}`, at, moves });
  await queries.saveGrant(tx, newest.id, { transfer_count });
}

async function save(tx: Tx, before: Grant, after: Grant): Promise<void> {
  if (before.state !== 'active' && after.kept === before.kept && after.returned === before.returned)
    return;
  const { state, turnover_done, kept, returned, ended_at, counted_at } = after;
  await queries.saveGrant(tx, after.id, {
    state,
    turnover_done,
    kept,
    returned,
    ended_at,
    counted_at,
  });
}

type Telling = { readonly memberId: MemberId; readonly settled: readonly Settled[] };

async function tell(world: World, tx: Tx, { memberId, settled }: Telling): Promise<void> {
  const hasEnded = settled.some(({ before, after }) => before.state !== after.state);
  const hasMoved = settled.some(({ out }) => out > ZERO);
  if (hasEnded || hasMoved) await publish(world, tx, { kind: 'bonus', payload: {}, memberId });
  if (hasMoved) await publish(world, tx, { kind: 'balance', payload: {}, memberId });
}
