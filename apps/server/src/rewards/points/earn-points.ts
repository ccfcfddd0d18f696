import type { PointsProgramme } from '@baize/contract/points-rules';
import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { readContentList } from '../../base/brand/index.ts';
import type { Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import type { CountedBet, ValidBetChange, ValidBetFollower } from '../../play/valid-bets/index.ts';
import { listRewardable } from '../claims/index.ts';
import { movePoints, type PointsChange } from './move-points.ts';
import * as queries from './queries.ts';
import { carryOver } from './rules.ts';

/**
 * Gives points for what bets count, in the transaction that counted them, and takes back what a bet
 * had earned that was settled anew or taken back. Only what cash paid for counts.
 */
export const earnPoints =
  (brand: string): ValidBetFollower =>
  async (world, tx, changes) => {
    const [programme] = await readContentList(tx, brand, 'points');
    const known = await queries.listBets(
      tx,
      changes.map(({ after }) => after),
    );
    const fresh = await betsToEarn(tx, changes, {
      known,
      programme: programme?.body,
      at: world.clock.now(),
    });
    const counted = new Map(changes.map(({ after }) => [nameOf(after), after]));
    const changed = known.flatMap((bet): readonly EarnedBet[] => {
      const valid = counted.get(nameOf(bet))?.valid_cash ?? bet.valid;
      return valid === bet.valid ? [] : [{ ...bet, valid, before: bet.valid }];
    });
    const earned = [...fresh, ...changed];
    if (earned.length === 0) return;
    await queries.saveBets(tx, earned);
    await credit(world, tx, earned);
  };

/** A bet with what it counts for points now, and what it counted before. */
type EarnedBet = queries.PointsBet & { readonly before: bigint };

const nameOf = ({ vendor, ref }: Pick<CountedBet, 'vendor' | 'ref'>): string => `${vendor} ${ref}`;

type Earning = {
  readonly at: Instant;
  readonly known: readonly queries.PointsBet[];
  readonly programme: PointsProgramme | undefined;
};

/**
 * Bets that count for the first time, of members who may be given something. What counted before the
 * brand had points, or for nothing, does not earn by being settled anew.
 */
async function betsToEarn(
  tx: Tx,
  changes: readonly ValidBetChange[],
  { known, programme, at }: Earning,
): Promise<readonly EarnedBet[]> {
  const names = new Set(known.map(nameOf));
  const bets = changes.flatMap(({ before, after }): readonly EarnedBet[] => {
    const rate = programme?.ratesPpm[after.category] ?? 0;
    const isFirst = (before?.valid_cash ?? 0n) === 0n && !names.has(nameOf(after));
    if (rate === 0 || after.valid_cash === 0n || !isFirst) return [];
    const { vendor, ref, member_id, valid_cash: valid } = after;
    return [{ vendor, ref, member_id, valid, rate_ppm: rate, before: 0n }];
  });
  if (bets.length === 0) return [];
  const members = await listRewardable(
    tx,
    bets.map(({ member_id }) => member_id),
    at,
  );
  return bets.filter(({ member_id }) => members.has(member_id));
}

async function credit(world: World, tx: Tx, bets: readonly EarnedBet[]): Promise<void> {
  const millionths = new Map<MemberId, bigint>();
  for (const { member_id, valid, before, rate_ppm } of bets) {
    const sum = millionths.get(member_id) ?? 0n;
    millionths.set(member_id, sum + (valid - before) * BigInt(rate_ppm));
  }
  const rows = await queries.lockMembers(tx, [...millionths.keys()]);
  const carried = [...rows.values()].map((row) => ({
    row,
    ...carryOver(row.carry, millionths.get(row.member_id) ?? 0n),
  }));
  await queries.saveCarries(
    tx,
    carried.map(({ row, carry }) => ({ member_id: row.member_id, carry })),
  );
  const moved = carried.filter(({ points }) => points !== 0n);
  await movePoints(
    world,
    tx,
    moved.map(({ row, points }): PointsChange => {
      const requestKey = `points:${row.member_id}:${row.movements + 1n}`;
      const reason = points > 0n ? 'points_earned' : 'points_taken_back';
      return { memberId: row.member_id, points, requestKey, reason };
    }),
  );
}
