import type { PromotionBody } from '@baize/contract/content';
import type { MemberPromotion, PromotionOfferView } from '@baize/contract/promotion';
import { OPEN_STATUSES } from '@baize/contract/promotion';
import type { PromotionOffer, PromotionPays } from '@baize/contract/promotion-rules';
import { assert } from '@baize/std/assert';
import { dayOf } from '@baize/std/day';
import { type Minor, ZERO } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import type { Db, Tx } from '../../base/db/index.ts';
import {
  effectiveTimesPpm,
  hashTerms,
  listWeights,
  weightsOf,
} from '../../cashier/bonuses/index.ts';
import { listUploads } from '../../people/uploads/index.ts';
import type { Participation, PromotionBrand, PromotionVersion } from './promotion.ts';
import { readLoss } from './read-loss.ts';
import {
  type MemberFacts,
  notForYou,
  periodOf,
  promisesOf,
  spanOf,
  statusBefore,
  sumOf,
} from './rules.ts';

/** A promotion as it is now, null when it was taken off the site, and a member's parts in it. */
export type Shown = {
  readonly newest: PromotionVersion | null;
  /** The newest first. */
  readonly own: readonly Participation[];
};

export type Viewing = {
  readonly brand: PromotionBrand;
  readonly language: string;
  readonly now: Instant;
  readonly member: MemberFacts | null;
  readonly reserved: ReadonlyMap<string, Minor>;
};

export const viewPromotions = (
  db: Db | Tx,
  shown: readonly Shown[],
  viewing: Viewing,
): Promise<MemberPromotion[]> => Promise.all(shown.map((each) => viewPromotion(db, each, viewing)));

const isOpen = ({ status }: Participation): boolean =>
  OPEN_STATUSES.some((open) => open === status);

/** What is still open comes first, then what counts for today; else it can be joined anew. */
function partOf({ newest, own }: Shown, today: string): Participation | null {
  const open = own.findLast(isOpen);
  if (open || !newest) return open ?? own[0] ?? null;
  return own.find(({ period }) => period === periodOf(newest.body, today)) ?? null;
}

async function viewPromotion(
  db: Db | Tx,
  shown: Shown,
  viewing: Viewing,
): Promise<MemberPromotion> {
  const { brand, language, now, member, reserved } = viewing;
  const part = partOf(shown, dayOf(now, brand.timezone));
  const body = part?.terms ?? shown.newest?.body;
  assert(body, 'what is shown is a promotion or a part in one');
  const texts = shown.newest?.body ?? body;
  const say = <Text>(of: Readonly<Record<string, Text>>): Text | undefined =>
    of[language] ?? of[brand.fallbackLanguage];
  const { from, to } = spanOf(body, brand.timezone);
  const status = part?.status ?? statusBefore(body, brand.timezone, now);
  const isAsked = status === 'join' || status === 'comingSoon';
  const version = part?.terms_version ?? shown.newest?.version ?? 0;
  return {
    promotionId: body.id,
    category: texts.category,
    title: say(texts.title) ?? '',
    content: [...(say(texts.content) ?? [])],
    url: `/images/banner/${texts.scene}`,
    status,
    needsApplication: body.decides === 'operator',
    notForYou: isAsked
      ? notForYou(body, { member, now, reserved: reserved.get(body.id) ?? ZERO })
      : null,
    newWithinDays: body.newWithinDays ?? null,
    startsAt: from.toISOString(),
    endsAt: to.toISOString(),
    offer: viewOffer(body.offer),
    version,
    termsHash: part?.terms_hash ?? hashTerms(promisesOf(body)),
    newestVersion: shown.newest?.version ?? version,
    participation: part && (await viewPart(db, part, brand)),
  };
}

async function viewPart(
  db: Db | Tx,
  part: Participation,
  brand: PromotionBrand,
): Promise<NonNullable<MemberPromotion['participation']>> {
  const uploads = part.comment === null ? [] : await listUploads(db, part.id);
  return {
    participationId: part.id,
    joinedAt: part.joined_at.toISOString(),
    endsAt: part.ends_at.toISOString(),
    comment: part.comment || null,
    attachmentCount: uploads.length,
    decidedAt: part.decided_at?.toISOString() ?? null,
    reason: part.status === 'rejected' ? part.reason : null,
    amount: part.amount,
    progress: await progressOf(db, part, brand),
    rewardId: part.status === 'claim' || part.status === 'issued' ? part.reward_id : null,
  };
}

/** Of a cashback the loss so far: nothing while the member is ahead. */
async function progressOf(db: Db | Tx, part: Participation, brand: PromotionBrand) {
  if (part.kind === 'bets') return part.progress;
  if (part.kind !== 'cashback' || !isOpen(part) || part.status === 'claim') return null;
  const loss = await readLoss(db, part, brand.timezone);
  return loss > ZERO ? loss : ZERO;
}

const NO_PLAY = {
  times: null,
  days: null,
  weights: [],
  otherPpm: 0,
  effectiveTimesPpm: null,
  betMax: null,
  conversionMax: null,
};

type Play = Parameters<typeof effectiveTimesPpm>[0] &
  Pick<Extract<PromotionOffer, { kind: 'deposit' }>, 'days' | 'betMax' | 'conversionMax'>;

const viewPlay = (play: Play) => ({
  times: play.times,
  days: play.days,
  ...listWeights(weightsOf(play)),
  effectiveTimesPpm: effectiveTimesPpm(play),
  betMax: play.betMax === undefined ? null : sumOf(play.betMax),
  conversionMax: play.conversionMax === undefined ? null : sumOf(play.conversionMax),
});

/** What free rounds or a free bet are; null for what pays something else. */
function viewFreePlay(pays: PromotionPays): PromotionOfferView['freePlay'] {
  if (pays.kind !== 'free_rounds' && pays.kind !== 'free_bet') return null;
  const { wins, playDays } = pays;
  return {
    stake: pays.kind === 'free_rounds' ? sumOf(pays.stake) : null,
    playDays,
    paysTo: wins.kind,
    turnoverTimes: wins.kind === 'bonus' ? wins.times : null,
  };
}

/** Where the boards of the brand stand. */
const BOARDS_PAGE = '/member/missionLeaderboard';

function pageOf(offer: PromotionOffer): string | null {
  if (offer.kind === 'race') return BOARDS_PAGE;
  return offer.kind === 'page' ? offer.page : null;
}

/** The figures of an offer, null where it has none of the kind. */
export function viewOffer(offer: PromotionBody['offer']): PromotionOfferView {
  const pays = 'pays' in offer ? offer.pays : null;
  return {
    kind: offer.kind,
    pays: offer.kind === 'deposit' ? 'bonus' : (pays?.kind ?? null),
    frequency: 'frequency' in offer ? offer.frequency : offer.kind === 'cashback' ? 'weekly' : null,
    ppm: 'ppm' in offer ? offer.ppm : null,
    most: 'most' in offer ? sumOf(offer.most) : null,
    amount: 'amount' in offer ? sumOf(offer.amount) : null,
    least: 'least' in offer ? sumOf(offer.least) : null,
    bets: 'bets' in offer ? sumOf(offer.bets) : null,
    betGames: offer.kind === 'bets' ? offer.games : null,
    ...(offer.kind === 'deposit' ? viewPlay(offer) : NO_PLAY),
    ...(pays?.kind === 'bonus' ? viewPlay(pays) : {}),
    freePlay: pays && viewFreePlay(pays),
    needsCode: offer.kind === 'welcome' && offer.code !== undefined,
    page: pageOf(offer),
    board: offer.kind === 'race' ? offer.board : null,
  };
}
