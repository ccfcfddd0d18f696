import type { AgreementKind, Terms } from '@baize/contract/agreement';
import type { MemberId } from '@baize/std/id';
import { DAY_MS, later } from '@baize/std/time';
import type { Tx } from '../../../base/db/index.ts';
import { ensure, type World } from '../../../base/kernel/index.ts';
import { getMember } from '../../../people/members/index.ts';
import type { AgreementsOptions } from '../options.ts';
import * as queries from '../queries.ts';
import { topRateOf } from '../rules.ts';
import { tellSides } from '../tell-sides.ts';
import { keptTiers } from '../tiers-of.ts';
import { isStale } from './is-stale.ts';

export type Offer = Terms & {
  readonly kind: AgreementKind;
  readonly payerId: MemberId | null;
  readonly payeeId: MemberId;
  readonly requestKey: string;
  readonly message: string | null;
};

/** The same offer again, if the key was used for it. */
export async function findRepeated(tx: Tx, offer: Offer): Promise<queries.AgreementRow | null> {
  const earlier = await queries.findAgreementByKey(tx, offer.payerId, offer.requestKey);
  if (!earlier) return null;
  ensure(isSame(earlier, offer), 'repeated_differently');
  return earlier;
}

const isSame = (row: queries.AgreementRow, offer: Offer): boolean =>
  row.kind === offer.kind &&
  row.payee_id === offer.payeeId &&
  row.period === offer.period &&
  row.carry === offer.carry &&
  row.message === offer.message &&
  keyOf(row.tiers) === keyOf(keptTiers(offer.tiers));

/** The database keeps the fields of a tier in an order of its own. */
const keyOf = (tiers: unknown): string =>
  JSON.stringify(tiers, ['rate', 'activeMembers', 'validBets', 'profit']);

/** Puts an offer before somebody, where none is open. The caller holds what it depends on. */
export async function makeOffer(
  world: World,
  tx: Tx,
  { offer, options }: { readonly offer: Offer; readonly options: AgreementsOptions },
): Promise<queries.AgreementRow> {
  const { kind, payerId, payeeId } = offer;
  await clearStale(world, tx, { kind, payeeId });
  const now = world.clock.now();
  const row = await queries.insertOffer(tx, {
    id: world.newId('agr'),
    kind,
    payer_id: payerId,
    payee_id: payeeId,
    version: await queries.nextVersion(tx, offer),
    period: offer.period,
    carry: offer.carry,
    tiers: keptTiers(offer.tiers),
    top_rate: topRateOf(offer),
    status: 'offered',
    request_key: offer.requestKey,
    message: offer.message,
    offered_at: now,
    offered_until: later(now, options.brand.agents.offerDays * DAY_MS),
    answered_at: null,
    starts_at: null,
    ends_at: null,
    end_reason: null,
    is_answer_seen: true,
    is_end_seen: true,
  });
  if (row) {
    await tellSides(world, tx, row);
    return row;
  }
  // The same key, for somebody else, may have come a moment earlier.
  const repeated = await findRepeated(tx, offer);
  ensure(repeated, 'offer_exists');
  return repeated;
}

/** One that has run out, or came from an upline who is none any more, is not in the way. */
async function clearStale(world: World, tx: Tx, of: queries.Of): Promise<void> {
  const open = await queries.findOffer(tx, of);
  if (!open) return;
  const now = world.clock.now();
  const payee = await getMember(tx, of.payeeId);
  ensure(isStale(open, payee, now), 'offer_exists');
  const change = { status: 'expired', answered_at: now } as const;
  const gone = await queries.stepAgreement(tx, open.id, { from: 'offered', change });
  if (gone) await tellSides(world, tx, gone);
}
