import type { RebateTerms } from '@baize/contract/rebate-terms';
import type { Instant } from '@baize/std/time';
import { readContentList } from '../../base/brand/index.ts';
import type { Tx } from '../../base/db/index.ts';
import type { CountedBet, ValidBetChange, ValidBetFollower } from '../../play/valid-bets/index.ts';
import { listLapsed, listRewardable } from '../claims/index.ts';
import { listLevelsAt } from '../ranks/index.ts';
import { creditAccounts, openAccounts, type RebateTermsByCategory } from './credit-accounts.ts';
import * as queries from './queries.ts';
import { rateAt, sourceKeyOf } from './rules.ts';

/**
 * Adds what bets earn back to the accounts of their members, in the transaction that counted them,
 * and takes off what a bet had earned that was settled anew or taken back. Only cash counts.
 */
export const accrueRebates =
  (brand: string): ValidBetFollower =>
  async (world, tx, changes) => {
    const terms = await readTerms(tx, brand);
    const bets = changes.map(({ after }) => after);
    const known = await queries.listBets(tx, bets);
    const fresh = await betsToEarn(tx, changes, {
      known,
      terms,
      at: world.clock.now(),
    });
    const corrected = correctionsOf(known, bets);
    const moved = [...fresh, ...corrected];
    if (moved.length === 0) return;
    const accounts = await openAccounts(
      tx,
      moved.map(({ member_id }) => member_id),
    );
    const lapsed = await listLapsedBets(tx, corrected);
    const earned = [
      ...fresh.map((bet) => ({ ...bet, claim_no: accounts.of(bet).claim_no })),
      ...corrected.filter((bet) => !lapsed.has(nameOf(bet))),
    ];
    await queries.saveBets(tx, [...earned, ...corrected.filter((bet) => lapsed.has(nameOf(bet)))]);
    await creditAccounts(world, tx, { earned, accounts, terms });
  };

const nameOf = ({ vendor, ref }: Pick<CountedBet, 'vendor' | 'ref'>): string => `${vendor} ${ref}`;

async function readTerms(tx: Tx, brand: string): Promise<RebateTermsByCategory> {
  const rows = await readContentList(tx, brand, 'rebates');
  return new Map(rows.map((row) => [row.body.category, row]));
}

type Earning = {
  readonly at: Instant;
  readonly known: readonly queries.RebateBet[];
  readonly terms: ReadonlyMap<string, { readonly body: RebateTerms }>;
};

/**
 * Bets that count for the first time, of members who may be given something, at the rate of the rank
 * they had then. What counted before its category had a rebate does not earn by being settled anew.
 */
async function betsToEarn(
  tx: Tx,
  changes: readonly ValidBetChange[],
  { known, terms, at }: Earning,
): Promise<readonly queries.EarnedBet[]> {
  const names = new Set(known.map(nameOf));
  const bets = changes
    .filter(({ before, after }) => {
      const isFirst = (before?.valid_cash ?? 0n) === 0n && !names.has(nameOf(after));
      return isFirst && after.valid_cash > 0n && isEarning(terms.get(after.category)?.body);
    })
    .map(({ after }) => after);
  if (bets.length === 0) return [];
  const members = await listRewardable(
    tx,
    bets.map(({ member_id }) => member_id),
    at,
  );
  const allowed = bets.filter(({ member_id }) => members.has(member_id));
  const levels = await listLevelsAt(
    tx,
    allowed.map(({ member_id, settled_at }) => ({ memberId: member_id, at: settled_at })),
  );
  return allowed.flatMap((bet, index): readonly queries.EarnedBet[] => {
    const body = terms.get(bet.category)?.body;
    if (!body) return [];
    const { vendor, ref, member_id, category, valid_cash: valid } = bet;
    const rate_ppm = rateAt(body, levels[index] ?? 0);
    return [{ vendor, ref, member_id, category, valid, rate_ppm, claim_no: 1, before: 0n }];
  });
}

const isEarning = (terms: RebateTerms | undefined): boolean =>
  terms !== undefined && !terms.isStopped;

function correctionsOf(
  known: readonly queries.RebateBet[],
  bets: readonly CountedBet[],
): readonly queries.EarnedBet[] {
  const counted = new Map(bets.map((bet) => [nameOf(bet), bet]));
  return known.flatMap((bet): readonly queries.EarnedBet[] => {
    const valid = counted.get(nameOf(bet))?.valid_cash ?? bet.valid;
    return valid === bet.valid ? [] : [{ ...bet, valid, before: bet.valid }];
  });
}

/** Bets whose rebate ran out or was refused: nobody was paid for them, so nobody owes for them. */
async function listLapsedBets(
  tx: Tx,
  corrected: readonly queries.EarnedBet[],
): Promise<ReadonlySet<string>> {
  if (corrected.length === 0) return new Set();
  const keyOf = (bet: queries.EarnedBet) => ({
    memberId: bet.member_id,
    sourceKey: sourceKeyOf(bet),
  });
  const lapsed = new Set(
    (await listLapsed(tx, 'rebate', corrected.map(keyOf))).map(
      ({ memberId, sourceKey }) => `${memberId} ${sourceKey}`,
    ),
  );
  return new Set(
    corrected
      .filter((bet) => lapsed.has(`${bet.member_id} ${sourceKeyOf(bet)}`))
      .map((bet) => nameOf(bet)),
  );
}
