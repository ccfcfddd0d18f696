import { isCarried } from '@baize/contract/promotion-rules';
import { assert } from '@baize/std/assert';
import type { Minor } from '@baize/std/money';
import { DAY_MS, type Instant, later } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import { findBySource, offerRewards, type RewardId, type RewardOffer } from '../claims/index.ts';
import { findRaffle } from '../raffles/index.ts';
import type { Participation } from './promotion.ts';
import * as queries from './queries.ts';

/** How long what was earned can be claimed. */
export const CLAIM_FOR_MS = 30 * DAY_MS;

export type Earning = { readonly participation: Participation; readonly amount: Minor };

/** Offers what was earned as rewards; answers which reward is whose. Who may not play has none. */
export async function offerEarnings(
  world: Pick<World, 'clock' | 'newId'>,
  tx: Tx,
  earnings: readonly Earning[],
): Promise<ReadonlyMap<string, RewardId>> {
  const offers: RewardOffer[] = [];
  for (const earning of earnings) offers.push(await offerOf(world, tx, earning));
  await offerRewards(world, tx, offers);
  return findBySource(tx, 'promotion', offers);
}

async function offerOf(
  { clock }: Pick<World, 'clock'>,
  tx: Tx,
  { participation, amount }: Earning,
): Promise<RewardOffer> {
  const { id, member_id: memberId, terms } = participation;
  const { offer } = terms;
  assert(!isCarried(offer) && offer.kind !== 'deposit', 'a rule or an operator pays it');
  return {
    memberId,
    programme: 'promotion',
    sourceKey: id,
    kind: offer.pays.kind,
    amount,
    names: terms.title,
    terms: { promotion: terms.id, ...(await payTerms(tx, offer.pays)) },
    expiresAt: later(clock.now(), CLAIM_FOR_MS),
  };
}

type Pays = Exclude<Participation['terms']['offer'], { kind: 'page' | 'race' | 'deposit' }>['pays'];

/** What the payer of the kind needs later. */
async function payTerms(tx: Tx, pays: Pays): Promise<Record<string, unknown>> {
  if (pays.kind === 'cash') return {};
  if (pays.kind === 'tickets') {
    const raffle = await findRaffle(tx, pays.raffle);
    assert(raffle, `there is a raffle ${pays.raffle}`);
    return { raffleId: raffle.id, raffleClosesAt: raffle.closes_at.toISOString() };
  }
  if (pays.kind === 'bonus') {
    const { kind: _, ...bonus } = pays;
    return { bonus };
  }
  const { kind: _, ...freePlay } = pays;
  return { freePlay };
}

/** Answers what each can claim, by participation. */
export async function openEarned(
  world: Pick<World, 'clock' | 'newId'>,
  tx: Tx,
  earned: readonly Earning[],
): Promise<ReadonlyMap<string, Minor>> {
  if (earned.length === 0) return new Map();
  const at: Instant = world.clock.now();
  const rewards = await offerEarnings(world, tx, earned);
  const claims = earned.flatMap(({ participation, amount }) => {
    const rewardId = rewards.get(participation.id);
    return rewardId ? [{ id: participation.id, amount, rewardId }] : [];
  });
  const ids = new Set<string>(claims.map(({ id }) => id));
  const joined = earned
    .map(({ participation }) => participation)
    .filter(({ id, status }) => ids.has(id) && status === 'joined');
  await queries.stepAll(
    tx,
    joined.map(({ id }) => id),
    { to: 'process', at },
  );
  await queries.openClaims(tx, claims, { endsAt: later(at, CLAIM_FOR_MS), at });
  return new Map(claims.map(({ id, amount }) => [id, amount]));
}
