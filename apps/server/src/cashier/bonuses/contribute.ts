import type { MemberId } from '@baize/std/id';
import { add, type Minor, subtract, ZERO } from '@baize/std/money';
import { type Instant, isBefore } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import { enqueue, publishToMany, type World } from '../../base/kernel/index.ts';
import type { CountedBet, ValidBetChange } from '../../play/valid-bets/index.ts';
import * as contributions from './contribution-queries.ts';
import type { Grant } from './grant.ts';
import { SETTLE_MEMBER_JOB } from './job-names.ts';
import * as queries from './queries.ts';
import { contributionOf, weightOf, weightsOf } from './weights.ts';

/**
 * Brings active bonuses nearer by what bets count, in the transaction that counted them. A bet that
 * was settled anew or taken back first loses what it had applied. Bonuses that are over stay as they
 * are: what became cash stays cash.
 */
export async function contribute(
  world: World,
  tx: Tx,
  changes: readonly ValidBetChange[],
): Promise<void> {
  const members = [...new Set(changes.map(({ after }) => after.member_id))];
  const grants = await queries.lockActive(tx, members);
  if (grants.length === 0) return;
  const moved: MemberId[] = [];
  for (const grant of grants) {
    const bets = changes
      .map(({ after }) => after)
      .filter((bet) => bet.member_id === grant.member_id && isOf(grant, bet))
      .toSorted(bySettlement);
    if (bets.length === 0) continue;
    const done = await applyBets(tx, { grant, bets, at: world.clock.now() });
    if (done !== grant.turnover_done) {
      await queries.saveGrant(tx, grant.id, { turnover_done: done });
      moved.push(grant.member_id);
    }
    // Also when it was met before: this may have been the last bet that it waited for.
    if (done >= grant.turnover_required) {
      await enqueue(tx, SETTLE_MEMBER_JOB, { memberId: grant.member_id });
    }
  }
  await publishToMany(world, tx, { kind: 'bonus', payload: {}, memberIds: moved });
}

/** Placed while the bonus lived; when it is decided does not matter. */
const isOf = (
  { granted_at, expires_at }: Pick<Grant, 'granted_at' | 'expires_at'>,
  { placed_at }: Pick<CountedBet, 'placed_at'>,
): boolean => !isBefore(placed_at, granted_at) && isBefore(placed_at, expires_at);

const bySettlement = (a: CountedBet, b: CountedBet): number =>
  a.settled_at.getTime() - b.settled_at.getTime() || (a.ref < b.ref ? -1 : 1);

type BetsOfGrant = {
  readonly grant: Grant;
  readonly bets: readonly CountedBet[];
  readonly at: Instant;
};

/** Answers what is done then. */
async function applyBets(tx: Tx, { grant, bets, at }: BetsOfGrant): Promise<Minor> {
  const before = await contributions.listContributions(tx, grant.id, bets);
  const known = new Map(before.map((row) => [`${row.vendor} ${row.ref}`, row]));
  const weights = weightsOf(grant.terms ?? { games: grant.games && [...grant.games] });
  let done = grant.turnover_done;
  const rows = bets.map((bet) => {
    const row = known.get(`${bet.vendor} ${bet.ref}`);
    const weightPpm = row?.weight_ppm ?? weightOf(weights, bet);
    const without = subtract(done, row?.applied ?? ZERO);
    const missing = subtract(grant.turnover_required, without);
    const applied = contributionOf({ valid: bet.valid, weightPpm, missing });
    done = add(without, applied);
    return {
      grant_id: grant.id,
      vendor: bet.vendor,
      ref: bet.ref,
      valid: bet.valid,
      weight_ppm: weightPpm,
      applied,
      settled_at: bet.settled_at,
      changed_at: at,
    };
  });
  await contributions.saveContributions(tx, rows);
  return done;
}
