import type { PromotionBody } from '@baize/contract/content';
import type { Input } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/promotion';
import type { MemberPromotion } from '@baize/contract/promotion';
import { isCarried } from '@baize/contract/promotion-rules';
import { assert } from '@baize/std/assert';
import { dayOf } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import { minor, ZERO } from '@baize/std/money';
import { DAY_MS, later } from '@baize/std/time';
import { readContentList } from '../../base/brand/index.ts';
import type { Tx } from '../../base/db/index.ts';
import { type Ctx, ensure, publish, type World } from '../../base/kernel/index.ts';
import { hashTerms, reserveBudget } from '../../cashier/bonuses/index.ts';
import { ensureMayPlay } from '../../people/members/index.ts';
import { claimUploads } from '../../people/uploads/index.ts';
import { findRaffle } from '../raffles/index.ts';
import { readOwnPromotion } from './list-promotions.ts';
import { openEarned } from './open-claims.ts';
import type { Participation, PromotionBrand, PromotionVersion } from './promotion.ts';
import * as queries from './queries.ts';
import { readMemberFacts, reservedFor } from './read-member-facts.ts';
import { readPromotions } from './read-promotions.ts';
import {
  endOf,
  notForYou,
  periodOf,
  promisesOf,
  reservedOf,
  statusBefore,
  sumOf,
} from './rules.ts';

/** How much longer than the promotion an application is kept for whoever decides it. */
const DECISION_MS = 14 * DAY_MS;

type JoinInput = Input<typeof contract.joinPromotion>;
type ApplyInput = Input<typeof contract.applyForPromotion>;

/** Joins by the terms that were read. Asked again, it is joined already. */
export const joinPromotion =
  (brand: PromotionBrand) =>
  (ctx: Ctx, { promotionId, termsHash, code, language }: JoinInput): Promise<MemberPromotion> =>
    ctx.db.transaction().execute(async (tx) => {
      const { memberId } = ctx.caller;
      const step: JoinStep = async (promotion) => {
        ensure(promotion.decides === 'rule', 'promotion_needs_application');
        ensureCode(promotion, code);
        return { status: 'joined' };
      };
      const entered = await enter(ctx, tx, { brand, memberId, promotionId, termsHash, step });
      if (entered?.terms.offer.kind === 'welcome') {
        const amount = sumOf(entered.terms.offer.amount);
        await openEarned(ctx, tx, [{ participation: entered, amount }]);
      }
      return readOwnPromotion(ctx, tx, { brand, memberId, promotionId, language });
    });

/** In any case and with spaces around it: it is read from a poster and typed. */
const ensureCode = ({ offer }: PromotionBody, code = ''): void =>
  ensure(
    offer.kind !== 'welcome' || offer.code === undefined || offer.code === code.toUpperCase(),
    'promotion_code_wrong',
  );

/** Asks an operator, once a period, with a comment and pictures. */
export const applyForPromotion =
  (brand: PromotionBrand) =>
  (ctx: Ctx, { comment, attachments, language, ...input }: ApplyInput): Promise<MemberPromotion> =>
    ctx.db.transaction().execute(async (tx) => {
      const { memberId } = ctx.caller;
      const { promotionId } = input;
      const step: JoinStep = async (promotion, { id, ends_at }) => {
        ensure(promotion.decides === 'operator', 'promotion_closed');
        await claimUploads(tx, { memberId, uploadIds: attachments, subject: id });
        return { status: 'applying', comment, ends_at: later(ends_at, DECISION_MS) };
      };
      await enter(ctx, tx, { brand, memberId, ...input, step });
      return readOwnPromotion(ctx, tx, { brand, memberId, promotionId, language });
    });

type Entering = {
  readonly brand: PromotionBrand;
  readonly memberId: MemberId;
  readonly promotionId: string;
  /** The terms the member has read; null where the deposit form has just shown them. */
  readonly termsHash: string | null;
  /** The first step, once the participation is written. */
  readonly step: JoinStep;
};

type JoinStep = (
  promotion: PromotionBody,
  participation: Participation,
) => Promise<queries.ParticipationChange>;

/**
 * Writes the participation down with the terms of this moment, then takes its first step. Undefined
 * where the member has had it in this period already.
 */
export async function enter(
  world: Pick<World, 'clock' | 'newId'>,
  tx: Tx,
  { brand, memberId, promotionId, termsHash, step }: Entering,
): Promise<Participation | undefined> {
  await queries.lockJoining(tx, memberId, promotionId);
  await ensureMayPlay(tx, memberId, world.clock.now());
  const found = (await readPromotions(tx, brand)).find(({ body }) => body.id === promotionId);
  ensure(found, 'not_found');
  const now = world.clock.now();
  const period = periodOf(found.body, dayOf(now, brand.timezone));
  if (await queries.findAt(tx, { memberId, promotion: promotionId, period })) return undefined;
  const { offer } = found.body;
  const status = statusBefore(found.body, brand.timezone, now);
  ensure(status === 'join' && !isCarried(offer), 'promotion_closed');
  await ensureTickets(tx, brand, offer);
  const member = await readMemberFacts(tx, brand, { memberId, at: now });
  const reserved = await reservedFor(tx, promotionId);
  const reason = notForYou(found.body, { member, now, reserved });
  ensure(reason !== 'used_up', 'promotion_used_up');
  ensure(reason === null, 'promotion_not_for_you', { reason: reason ?? '' });
  const row = rowOf(world, found, { memberId, period, brand });
  ensure(termsHash === null || row.terms_hash === termsHash, 'promotion_changed');
  await queries.insertParticipation(tx, row);
  const change = await step(found.body, row);
  const kept = change.status === 'joined' ? await reserve(tx, found.body) : ZERO;
  await queries.saveParticipation(tx, row.id, { ...change, reserved: kept });
  await publish(world, tx, { kind: 'rewards', payload: {}, memberId });
  return { ...row, ...change, reserved: kept };
}

/** Tickets are promised once there is a deck to draw from. */
async function ensureTickets(
  tx: Tx,
  brand: PromotionBrand,
  offer: PromotionBody['offer'],
): Promise<void> {
  const raffle = 'pays' in offer && offer.pays.kind === 'tickets' ? offer.pays.raffle : null;
  if (raffle === null) return;
  const published = await readContentList(tx, brand.code, 'raffles');
  const isStopped = published.some(({ body }) => body.id === raffle && body.isStopped);
  ensure(!isStopped && (await findRaffle(tx, raffle))?.state === 'open', 'promotion_closed');
}

/** What a rule will pay is kept from joining on: nobody meets the terms for nothing. */
export async function reserve(tx: Tx, { id, offer, budget }: PromotionBody) {
  const amount = reservedOf(offer);
  if (amount === null) return ZERO;
  assert(budget !== undefined, 'a promotion that pays has a budget');
  const isKept = await reserveBudget(tx, { promotion: id, budget: sumOf(budget), amount });
  ensure(isKept, 'promotion_used_up');
  return amount;
}

type Joining = Pick<Entering, 'memberId' | 'brand'> & { readonly period: string };

function rowOf(
  { clock, newId }: Pick<World, 'clock' | 'newId'>,
  { body, version }: PromotionVersion,
  { memberId, period, brand }: Joining,
): Participation {
  const now = clock.now();
  return {
    id: newId('ptc'),
    member_id: memberId,
    promotion: body.id,
    period,
    status: 'join',
    terms: body,
    terms_version: version,
    terms_hash: hashTerms(promisesOf(body)),
    kind: body.offer.kind,
    comment: null,
    agreed_by: null,
    agreed_at: null,
    agreed_amount: null,
    decided_at: null,
    decided_by: null,
    reason: null,
    reserved: ZERO,
    amount: null,
    progress: minor(0n),
    reward_id: null,
    bonus_id: null,
    joined_at: now,
    ends_at: endOf(body, brand.timezone, now),
    changed_at: now,
  };
}
