import type { BonusPromotion } from '@baize/contract/bonus-promotions';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { afterAll, beforeAll } from 'vitest';
import { bonusesJobs } from '../cashier/bonuses/index.ts';
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
import { commandOf, givenMember, openPlay, perform } from './play.ts';

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

export type ToldBonus = {
  readonly bonusId: string;
  readonly state: string;
  readonly turnover: { readonly required: string; readonly done: string };
  readonly [field: string]: unknown;
};

/** A cashier with promotions, and games to bet at. */
export function useBonuses() {
  const t = useDeposits({ bonuses: [...PROMOTIONS] });
  let opened: ReturnType<typeof openPlay> | null = null;
  beforeAll(() => {
    opened = openPlay(t.world);
  });
  afterAll(() => opened?.close());
  const play = (): Play => {
    if (!opened) throw new Error('games are there once the tests of the file run');
    return opened.play;
  };
  return {
    t,
    ...actsOf(t, play),
    settle: async () => {
      for (const job of bonusesJobs) await job.run(t.world, {} as never);
    },
    list: async (memberId: MemberId): Promise<readonly ToldBonus[]> => {
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
