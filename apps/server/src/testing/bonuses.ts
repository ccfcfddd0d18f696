import type { BonusPromotion } from '@baize/contract/bonus-promotions';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { afterAll, beforeAll } from 'vitest';
import { bonusesJobs, contributeToBonuses, NO_BONUSES } from '../cashier/bonuses/index.ts';
import { hearDeposit } from '../cashier/deposits/index.ts';
import type { Play } from '../play/play/index.ts';
import {
  type Deposits,
  givenOrder,
  HEARING,
  memberOf,
  readOrder,
  useDeposits,
} from './deposits.ts';
import { commandOf, countBets, givenMember, openPlay, perform } from './play.ts';

const promotionOf = (code: string, facts: Partial<BonusPromotion> = {}): BonusPromotion => ({
  code,
  names: { TH: `โบนัส ${code}`, EN: `Bonus ${code}` },
  ppm: 500_000,
  most: '100000',
  least: '30000',
  times: 2,
  days: 7,
  frequency: 'once',
  until: null,
  games: null,
  ...facts,
});

/** The clock of a test begins on 15 November. */
export const PROMOTIONS: readonly BonusPromotion[] = [
  promotionOf('half'),
  promotionOf('third', { ppm: 333_333, frequency: 'daily', until: '2026-11-15' }),
  promotionOf('slots', { frequency: 'daily', games: ['RNG'] }),
  promotionOf('over', { until: '2026-11-14' }),
];

/** Those with terms that few tests are about. */
export const ENGINE_PROMOTIONS: readonly BonusPromotion[] = [
  promotionOf('tenfold', { times: 10 }),
  promotionOf('weighted', {
    weights: {
      games: { 'acme:tigers': 0 },
      categories: { LIVE: 100_000, RNG: 1_000_000 },
      default: null,
    },
  }),
  promotionOf('capped', { betMax: '5000', conversionMax: '10000' }),
  promotionOf('scarce', { budget: '30000' }),
];

export type ToldBonus = {
  readonly bonusId: string;
  readonly state: string;
  readonly turnover: { readonly required: string; readonly done: string };
  readonly [field: string]: unknown;
};

/** A cashier with promotions, and games to bet at. */
export function useBonuses(promotions = PROMOTIONS) {
  const t = useDeposits({}, { ...NO_BONUSES, list: async () => promotions });
  let opened: ReturnType<typeof openPlay> | null = null;
  beforeAll(() => {
    opened = openPlay(t.world);
  });
  afterAll(() => opened?.close());
  const play = (): Play => {
    if (!opened) throw new Error('games are there once the tests of the file run');
    return opened.play;
  };
  const count = () => countBets(t.world, [contributeToBonuses]);
  const run = async (name: string) => {
    const job = bonusesJobs.find((each) => each.name === name);
    await job?.run(t.world, {} as never);
  };
  return {
    t,
    ...actsOf(t, play),
    count,
    settle: async () => {
      await count();
      await run('bonuses.settle');
    },
    announce: () => run('bonuses.announce-end'),
    list: async (memberId: MemberId): Promise<readonly ToldBonus[]> => {
      await count();
      const { value } = await t.ask(memberOf(memberId), 'GET /wps/bonus/list');
      return value['bonuses'] as readonly ToldBonus[];
    },
    giveUp: (memberId: MemberId, bonusId: string) =>
      t.ask(memberOf(memberId), 'POST /wps/bonus/give-up', { bonusId }),
  };
}

let counted = 0;
const next = (): string => `${(counted += 1)}`;

function actsOf(t: Deposits, play: () => Play) {
  /** Somebody with an order to deposit, and a way to pay it. */
  const given = async (wish: object = {}, who?: MemberId) => {
    const memberId = who ?? (await givenMember(t.world));
    const order = await givenOrder(t, memberId, wish);
    const notice = (amount: bigint, paymentId = `paid-${next()}`) =>
      t.far.arrive(order.orderId, paymentId, amount);
    const pay = (amount: bigint, paymentId?: string) =>
      hearDeposit(t.world, notice(amount, paymentId), HEARING);
    return { memberId, order, notice, pay, read: () => readOrder(t, memberId, order) };
  };
  /** Somebody with an active bonus of 150.00 and 300.00 of cash. */
  const givenBonus = async (promotion = 'half') => {
    const { memberId, pay } = await given({ promotion, amount: '30000' });
    await pay(30_000n);
    return memberId;
  };
  const act = (kind: Parameters<typeof commandOf>[0], memberId: MemberId, facts: object) =>
    perform(play(), commandOf(kind, { txId: next(), memberId, ...facts }));
  return {
    given,
    givenBonus,
    act,
    /** Bets, and has the result at once. */
    round: (memberId: MemberId, amount: bigint, payout = 0n) =>
      act('bet-and-settle', memberId, { amount: minor(amount), payout: minor(payout) }),
    /** Bets, and answers the bet's id. */
    bet: async (memberId: MemberId, amount: bigint): Promise<string> => {
      const txId = next();
      await act('bet', memberId, { txId, amount: minor(amount) });
      return txId;
    },
  };
}
