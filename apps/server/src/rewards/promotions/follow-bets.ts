import type { PromotionBody } from '@baize/contract/content';
import { assert } from '@baize/std/assert';
import { type Minor, minor } from '@baize/std/money';
import { isBefore, later } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import { publishToMany, type World } from '../../base/kernel/index.ts';
import { weightOf, weightsOf } from '../../cashier/bonuses/index.ts';
import type { ValidBetChange } from '../../play/valid-bets/index.ts';
import { CLAIM_FOR_MS, offerEarnings } from './open-claims.ts';
import type { Participation } from './promotion.ts';
import * as queries from './queries.ts';
import { sumOf } from './rules.ts';

/**
 * Brings joined promotions nearer by what bets count, in the transaction that counted them. A bet that
 * is settled anew or taken back changes it by the difference; what can be claimed already stays.
 */
export async function followBets(
  world: World,
  tx: Tx,
  changes: readonly ValidBetChange[],
): Promise<void> {
  const members = [...new Set(changes.map(({ after }) => after.member_id))];
  const parts = await queries.lockPlaying(tx, members);
  const moved: Participation[] = [];
  const met: Participation[] = [];
  for (const part of parts) {
    const own = changes.filter((change) => isOf(part, change));
    if (own.length === 0) continue;
    const played = await play(world, tx, { part, changes: own });
    moved.push(played);
    if (isMet(played)) met.push(played);
  }
  await openMet(world, tx, met);
  const memberIds = [...new Set(moved.map(({ member_id }) => member_id))];
  await publishToMany(world, tx, { kind: 'rewards', payload: {}, memberIds });
}

/** Placed after joining and settled before the end. */
const isOf = (
  { member_id, joined_at, ends_at }: Participation,
  { after }: ValidBetChange,
): boolean =>
  after.member_id === member_id &&
  !isBefore(after.placed_at, joined_at) &&
  isBefore(after.settled_at, ends_at);

type Playing = { readonly part: Participation; readonly changes: readonly ValidBetChange[] };

async function play(
  { clock }: Pick<World, 'clock'>,
  tx: Tx,
  { part, changes }: Playing,
): Promise<Participation> {
  const step = changes.reduce((sum, change) => sum + countedBy(part.terms, change), 0n);
  const next = part.progress + step;
  const progress: Minor = minor(next > 0n ? next : 0n);
  const change = { status: 'process', progress, changed_at: clock.now() } as const;
  await queries.saveParticipation(tx, part.id, change);
  return { ...part, ...change };
}

/** What a bet adds: its valid bet on the kinds of games that count, less what it added before. */
function countedBy({ offer }: PromotionBody, { before, after }: ValidBetChange): bigint {
  if (offer.kind !== 'bets') return 0n;
  const isCounted = weightOf(weightsOf({ games: offer.games }), after) > 0;
  return isCounted ? after.valid - (before?.valid ?? 0n) : 0n;
}

const isMet = ({ terms: { offer }, progress }: Participation): boolean =>
  offer.kind === 'bets' && progress >= sumOf(offer.bets);

async function openMet(world: World, tx: Tx, met: readonly Participation[]): Promise<void> {
  if (met.length === 0) return;
  const earnings = met.map((participation) => {
    const { offer } = participation.terms;
    assert(offer.kind === 'bets', 'bets meet the terms of bets');
    return { participation, amount: sumOf(offer.amount) };
  });
  const rewards = await offerEarnings(world, tx, earnings);
  const at = world.clock.now();
  const claims = earnings.flatMap(({ participation: { id }, amount }) => {
    const rewardId = rewards.get(id);
    return rewardId ? [{ id, amount, rewardId }] : [];
  });
  await queries.openClaims(tx, claims, { endsAt: later(at, CLAIM_FOR_MS), at });
}
