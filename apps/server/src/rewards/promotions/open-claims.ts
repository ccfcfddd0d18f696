import { isCarried } from '@baize/contract/promotion-rules';
import { assert } from '@baize/std/assert';
import type { Minor } from '@baize/std/money';
import { DAY_MS, later } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import { findBySource, offerRewards, type RewardId, type RewardOffer } from '../claims/index.ts';
import { findRaffle } from '../raffles/index.ts';
import type { Participation } from './promotion.ts';

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
    return { raffleId: raffle.id };
  }
  if (pays.kind === 'bonus') {
    const { kind: _, ...bonus } = pays;
    return { bonus };
  }
  const { kind: _, ...freePlay } = pays;
  return { freePlay };
}
