import type { Input } from '@baize/contract/endpoint';
import type { BillBets, listBillBets as contract } from '@baize/contract/settlement';
import { assert } from '@baize/std/assert';
import type { Id, MemberId } from '@baize/std/id';
import { add } from '@baize/std/money';
import { type Instant, instant } from '@baize/std/time';
import { type Ctx, ensure } from '../../../base/kernel/index.ts';
import { type Bet, listDecidedBets } from '../../../play/play/index.ts';
import { listCountedSlots, SLOT_MS } from '../../teams/index.ts';
import type { ReadingOptions } from '../options.ts';
import { numberOf } from './bill-lines.ts';
import { ownBill } from './own-bill.ts';

const SLOTS_PER_PAGE = 24;
const BETS_PER_PAGE_MAX = 2_000;

type Figure = BillBets['figures'][number];
type BetOfBill = BillBets['bets'][number];

/**
 * What was counted of a member for a bill, slot by slot, and the bets it was counted from as they
 * stand by now.
 */
export async function listBillBets(
  ctx: Ctx,
  options: ReadingOptions,
  { billId, memberId, after }: Input<typeof contract>,
): Promise<BillBets> {
  const slots = await readSlots(ctx, options, { billId, memberId, after });
  const spans = new Map(slots.map(({ ofSlotAt }) => [ofSlotAt.getTime(), ofSlotAt]));
  const bets = await listDecidedBets(ctx.db, memberId, {
    currency: options.brand.currency.code,
    spans: [...spans.values()],
    lengthMs: SLOT_MS,
    limit: BETS_PER_PAGE_MAX,
  });
  const last = slots.at(-1);
  const pairs = new Set(slots.map(({ slotAt, ofSlotAt }) => `${+slotAt} ${+ofSlotAt}`));
  return {
    figures: slots.map(
      ({ slotAt, ofSlotAt, ...figure }): Figure => ({
        ...figure,
        countedAt: slotAt.toISOString(),
        placedFrom: ofSlotAt.toISOString(),
      }),
    ),
    bets: bets.map((bet) => viewBet(options, bet, ctx.origin.language)),
    next: last && pairs.size === SLOTS_PER_PAGE ? cursorOf(last) : null,
  };
}

type BillBetsPage = {
  readonly billId: Id<'bil'>;
  readonly memberId: MemberId;
  readonly after?: string | undefined;
};

async function readSlots(
  ctx: Ctx,
  options: ReadingOptions,
  { billId, memberId, after }: BillBetsPage,
) {
  const bill = await ownBill(ctx, options, billId);
  const payee = await numberOf(ctx.db, bill.payee_id);
  assert(payee, 'every member has a place');
  const slots = await listCountedSlots(ctx.db, {
    from: bill.from_at,
    to: bill.to_at,
    below: payee,
    memberId,
    after: after === undefined ? null : readCursor(after),
    limit: SLOTS_PER_PAGE,
  });
  ensure(slots.length > 0 || after !== undefined, 'not_found');
  return slots;
}

const cursorOf = ({ slotAt, ofSlotAt }: { slotAt: Instant; ofSlotAt: Instant }): string =>
  `${slotAt.getTime()}-${ofSlotAt.getTime()}`;

function readCursor(text: string): readonly [Instant, Instant] {
  const [, counted, placed] = /^(\d{1,13})-(\d{1,13})$/.exec(text) ?? [];
  ensure(counted && placed, 'invalid_input');
  return [instant(new Date(Number(counted))), instant(new Date(Number(placed)))];
}

function viewBet({ catalogue }: ReadingOptions, bet: Bet, language: string): BetOfBill {
  const { vendor, kind, ref, stake, payout, status } = bet;
  const game = bet.game === null ? null : catalogue.byProviderCode(vendor, bet.game);
  return {
    betId: `${vendor}:${kind}:${ref}`,
    placedAt: bet.placedAt.toISOString(),
    decidedAt: bet.changedAt.toISOString(),
    game: game ? catalogue.itemOf(game, language).displayName : null,
    stake: add(stake.cash, stake.bonus),
    payout: add(payout.cash, payout.bonus),
    status,
  };
}
