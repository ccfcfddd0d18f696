import type { PromotionBody } from '@baize/contract/content';
import type { MemberPromotion } from '@baize/contract/promotion';
import * as contract from '@baize/contract/promotion';
import { claimReward } from '@baize/contract/reward';
import { assert } from '@baize/std/assert';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { afterAll, beforeAll } from 'vitest';
import { loadBrand, publishContent, seedContent } from '../base/brand/index.ts';
import { contributeToBonuses } from '../cashier/bonuses/index.ts';
import { hearDeposit } from '../cashier/deposits/index.ts';
import { uploadsRoutes } from '../people/uploads/index.ts';
import type { Play } from '../play/play/index.ts';
import { claimsRoutes, payBonus, payCash } from '../rewards/claims/index.ts';
import { payFreeRounds } from '../rewards/free-play/index.ts';
import {
  depositBonuses,
  followPromotionBets,
  followPromotionClaim,
  promotionsJobs,
  promotionsRoutes,
} from '../rewards/promotions/index.ts';
import { payTickets } from '../rewards/raffles/index.ts';
import { type Deposits, givenOrder, HEARING, useDeposits } from './deposits.ts';
import { callerOf } from './operator.ts';
import { commandOf, countBets, openPlay, perform } from './play.ts';
import { callsOf } from './rewards.ts';

const loaded = loadBrand('mekhala');
const { brand } = loaded;
const language = 'EN';

/** A promotion that is open in November 2026: 100.00 of cash for 1,000.00 of valid bets. */
export const promotionOf = (id: string, facts: Partial<PromotionBody> = {}): PromotionBody => ({
  id,
  since: '2026-11-01',
  scene: 'tables',
  title: { TH: `โปร ${id}`, EN: `Promotion ${id}` },
  content: { TH: ['ก'], EN: ['Words'] },
  category: 'event',
  from: '2026-11-10',
  until: '2026-11-30',
  budget: '1000000',
  decides: 'rule',
  offer: {
    kind: 'bets',
    bets: '100000',
    games: null,
    amount: '10000',
    frequency: 'once',
    pays: { kind: 'cash' },
  },
  ...facts,
});

export const GIFT = {
  kind: 'gift',
  most: '50000',
  frequency: 'once',
  pays: { kind: 'cash' },
} as const;

/** Promotions with everything around them: a cashier, games, rewards, operators. */
export function usePromotions() {
  const t = useDeposits({}, depositBonuses(brand));
  let opened: ReturnType<typeof openPlay> | null = null;
  beforeAll(() => {
    opened = openPlay(t.world);
  });
  beforeAll(() => seedContent(t.world, loaded));
  afterAll(() => opened?.close());
  const play = (): Play => {
    assert(opened, 'games are there once the tests of the file run');
    return opened.play;
  };
  const runJob = async (name: string, payload: object = {}) => {
    const job = promotionsJobs(brand).find((each) => each.name === name);
    assert(job, `there is a job ${name}`);
    await job.run(t.world, payload as never);
  };
  return {
    t,
    runJob,
    tend: () => runJob('promotions.tend'),
    ...callsAt(t),
    ...moneyAt(t, { play, runJob }),
    operate: (...call: Parameters<ReturnType<typeof callerOf>>) =>
      callerOf(t.world, promotionsRoutes(brand))(...call),
    /** Puts a promotion in force. */
    publish: async (body: PromotionBody) => {
      const edit = { kind: 'promotions', by: 'test', body } as const;
      const published = await publishContent(t.world, { brand }, edit);
      assert(published.ok, JSON.stringify(published));
    },
  };
}

/** What a member does on the page of promotions. */
function callsAt(t: Deposits) {
  const ask = (...call: Parameters<ReturnType<typeof callsOf>>) =>
    callsOf(t.world, [
      ...promotionsRoutes(brand),
      ...claimsRoutes(
        { cash: payCash, bonus: payBonus, tickets: payTickets, free_rounds: payFreeRounds },
        { promotion: followPromotionClaim },
      ),
      ...uploadsRoutes,
    ])(...call);
  const read = async (memberId: MemberId, id: string) => {
    const { value } = await ask(contract.listPromotions, memberId, { language });
    const listed = value['promotions'] as readonly MemberPromotion[];
    const found = listed.find(({ promotionId }) => promotionId === id);
    assert(found, `${id} is shown`);
    return found;
  };
  return {
    ask,
    read,
    join: async (memberId: MemberId, id: string, termsHash?: string) => {
      const hash = termsHash ?? (await read(memberId, id)).termsHash;
      return ask(contract.joinPromotion, memberId, { language, promotionId: id, termsHash: hash });
    },
    apply: async (memberId: MemberId, id: string, facts: object = {}) => {
      const { termsHash } = await read(memberId, id);
      const usual = { language, promotionId: id, termsHash, comment: 'Please', attachments: [] };
      return ask(contract.applyForPromotion, memberId, { ...usual, ...facts });
    },
    claim: async (memberId: MemberId, id: string) => {
      const { participation } = await read(memberId, id);
      const rewardId = participation?.rewardId ?? '';
      return ask(claimReward, memberId, { language, rewardId });
    },
    /** Two presses on one button: both know the reward before either is answered. */
    claimTwice: async (memberId: MemberId, id: string) => {
      const { participation } = await read(memberId, id);
      const input = { language, rewardId: participation?.rewardId ?? '' };
      const claim = () => ask(claimReward, memberId, input);
      return Promise.all([claim(), claim()]);
    },
  };
}

type MoneyParts = {
  readonly play: () => Play;
  readonly runJob: (name: string, payload: object) => Promise<void>;
};

let count = 0;

const moneyAt = (t: Deposits, { play, runJob }: MoneyParts) => ({
  /** Bets, has the result at once, and lets it count. */
  bet: async (memberId: MemberId, amount: bigint, payout = 0n) => {
    count += 1;
    const facts = { amount: minor(amount), payout: minor(payout) };
    await perform(play(), commandOf('bet-and-settle', { txId: `p${count}`, memberId, ...facts }));
    await countBets(t.world, [contributeToBonuses, followPromotionBets]);
  },
  /** Deposits with a promotion, and pays. */
  deposit: async (memberId: MemberId, amount: bigint, promotion: string) => {
    count += 1;
    const order = await givenOrder(t, memberId, { promotion, amount: String(amount) });
    const notice = t.far.arrive(order.orderId, `paid-${count}`, amount);
    await hearDeposit(t.world, notice, HEARING);
    await runJob('bonuses.changed', { memberId });
    return order;
  },
});
