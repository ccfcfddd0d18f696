import type { MessageNews } from '@baize/contract/message';
import { assert } from '@baize/std/assert';
import type { MemberId } from '@baize/std/id';
import { add, type Minor, ZERO } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import { enqueue, publish, type World } from '../../base/kernel/index.ts';
import {
  findMemberAccounts,
  houseAccount,
  lockBalance,
  type Move,
  postTransfers,
} from '../../books/ledger/index.ts';
import { setBonusTerms } from '../../people/members/index.ts';
import { writeMessage } from '../../people/messages/index.ts';
import { hasOpenBonusBet } from '../../play/play/index.ts';
import type { BonusId, Grant } from './grant.ts';
import { BONUS_CHANGED_JOB } from './job-names.ts';
import * as queries from './queries.ts';
import { convert, stateOf } from './rules.ts';
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
  world.db.transaction().execute((tx) => settleMemberIn(world, tx, settling));

/** The same, in the transaction of what else ends with it. */
export async function settleMemberIn(world: World, tx: Tx, settling: Settling): Promise<void> {
  await queries.lockBonusesOf(tx, settling.memberId);
  const [first] = await queries.listGrants(tx, settling.memberId);
  if (!first) return;
  const accounts = await findMemberAccounts(tx, first.member_id, first.currency);
  assert(accounts, 'a member has pockets');
  // No bet comes in between what is counted here and what is moved.
  const pocket = await lockBalance(tx, accounts.bonus);
  const grants = await queries.lockGrants(tx, settling.memberId);
  const weighed = await weighGrants(tx, grants, pocket);
  const at = world.clock.now();
  const settled: SettledGrant[] = [];
  for (const grant of weighed) settled.push(await settleGrant(tx, grant, { at, ...settling }));
  const house = await houseAccount(tx, { purpose: 'promotion', currency: first.currency });
  const moves = settled.flatMap((each) => moveOf(each, { ...accounts, house }));
  if (moves.length > 0) await move(tx, { settled, moves, at });
  for (const { before, after } of settled) await save(tx, before, after);
  if (settled.some(hasEnded)) await freeStakes(world, tx, settling.memberId);
  await tell(world, tx, { memberId: settling.memberId, settled });
}

type SettledGrant = {
  readonly before: Grant;
  readonly after: Grant;
  /** What leaves the bonus pocket: to cash, and to the house. */
  readonly toCash: Minor;
  readonly toHouse: Minor;
};

type SettlingAt = Settling & { readonly at: Instant };

async function settleGrant(
  tx: Tx,
  weighed: WeighedGrant,
  asked: SettlingAt,
): Promise<SettledGrant> {
  const { part, ...before } = weighed;
  const counted = before.state === 'active' ? await count(tx, before, asked) : before;
  if (counted.state === 'active') return { before, after: counted, toCash: ZERO, toHouse: ZERO };
  const isKept = counted.state === 'completed';
  const { toCash, cut } = isKept ? convert(counted, part) : { toCash: ZERO, cut: ZERO };
  const toHouse = isKept ? cut : part;
  const after = {
    ...counted,
    kept: add(counted.kept, toCash),
    returned: add(counted.returned, toHouse),
    cut: add(counted.cut, cut),
  };
  return { before, after, toCash, toHouse };
}

/** What was bet is counted with the bets (`contribute`); here only the end is decided. */
async function count(tx: Tx, grant: Grant, { at, givenUp }: SettlingAt): Promise<Grant> {
  const { member_id: memberId, currency, granted_at: from } = grant;
  const state = stateOf(grant, {
    done: grant.turnover_done,
    at,
    isGivenUp: givenUp === grant.id,
    hasOpenBets: await hasOpenBonusBet(tx, { memberId, currency, from }),
  });
  return { ...grant, state, counted_at: at, ended_at: state === 'active' ? null : at };
}

const hasEnded = ({ before, after }: SettledGrant): boolean => before.state !== after.state;

/** Without an open bonus no stake is bound by one. */
const freeStakes = (world: World, tx: Tx, memberId: MemberId): Promise<void> =>
  setBonusTerms(world, tx, { memberId, stakeMax: null, bonusUntil: null });

const REASONS = {
  completed: 'bonus_completed',
  forfeited: 'bonus_forfeited',
  expired: 'bonus_expired',
} as const;

type Places = Record<'cash' | 'bonus' | 'house', Move['from']>;

/** What is above the most that may become cash is a movement of its own. */
function moveOf(
  { after, toCash, toHouse }: SettledGrant,
  { cash, bonus, house }: Places,
): readonly Move[] {
  if (after.state === 'active') return [];
  const isCut = after.state === 'completed';
  const moves: readonly Move[] = [
    { from: bonus, to: cash, amount: toCash, reason: REASONS.completed },
    {
      from: bonus,
      to: house,
      amount: toHouse,
      reason: isCut ? 'bonus_cut' : REASONS[after.state],
    },
  ];
  return moves.filter(({ amount }) => amount > ZERO);
}

type Moving = {
  readonly settled: readonly SettledGrant[];
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
  const { state, kept, returned, cut, ended_at, counted_at } = after;
  await queries.saveGrant(tx, after.id, {
    state,
    kept,
    returned,
    cut,
    ended_at,
    counted_at,
  });
}

type Telling = { readonly memberId: MemberId; readonly settled: readonly SettledGrant[] };

async function tell(world: World, tx: Tx, { memberId, settled }: Telling): Promise<void> {
  const ended = settled.filter(hasEnded);
  for (const each of ended) {
    const news = newsOf(each);
    if (news) await writeMessage(world, tx, { memberId, news });
  }
  const hasMoved = settled.some(({ toCash, toHouse }) => toCash > ZERO || toHouse > ZERO);
  if (ended.length > 0) await enqueue(tx, BONUS_CHANGED_JOB, { memberId });
  if (ended.length > 0 || hasMoved)
    await publish(world, tx, { kind: 'bonus', payload: {}, memberId });
  if (hasMoved) await publish(world, tx, { kind: 'balance', payload: {}, memberId });
}

/** What is written about the end, with the amount; who gave a bonus up was told before. */
function newsOf({ after, toCash, toHouse }: SettledGrant): MessageNews | null {
  if (after.state === 'completed') return { kind: 'bonus_completed', amount: toCash };
  return after.state === 'expired' ? { kind: 'bonus_expired', amount: toHouse } : null;
}
