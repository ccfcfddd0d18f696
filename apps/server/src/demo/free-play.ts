import type { Brand } from '@baize/contract/brand';
import type { FreePlayTerms } from '@baize/contract/free-play-rules';
import { minor } from '@baize/std/money';
import { DAY_MS, later } from '@baize/std/time';
import type { World } from '../base/kernel/index.ts';
import { findByAccount } from '../people/members/index.ts';
import { offerReward, payReward, type RewardOffer } from '../rewards/claims/index.ts';
import { payFreeRounds } from '../rewards/free-play/index.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';

const CLAIM_DAYS = 14;

type DemoOffer = Pick<RewardOffer, 'kind' | 'amount' | 'names'> & {
  readonly key: string;
  readonly terms: FreePlayTerms;
};

/** Rounds to play at once, rounds whose wins become a bonus, and a bet at a table. */
function offersOf({ currency }: Brand): readonly DemoOffer[] {
  const unit = 10n ** BigInt(currency.scale);
  const stake = `${2n * unit}`;
  const studio = { provider: 'studio', playDays: 7 } as const;
  return [
    {
      key: 'rounds',
      kind: 'free_rounds',
      amount: minor(10n),
      names: {
        EN: '10 free rounds at Lily Pond at Noon',
        TH: 'รอบฟรี 10 รอบที่สระบัวยามเที่ยง',
        ES: '10 rondas gratis en El estanque al mediodía',
        PT: '10 rondas grátis em A lagoa ao meio-dia',
      },
      terms: { ...studio, games: ['lotus-pond'], stake, wins: { kind: 'cash' } },
    },
    {
      key: 'bonus-rounds',
      kind: 'free_rounds',
      amount: minor(20n),
      names: {
        EN: '20 free rounds at Moon Rabbit',
        TH: 'รอบฟรี 20 รอบที่กระต่ายบนดวงจันทร์',
        ES: '20 rondas gratis en El conejo de la luna',
        PT: '20 rondas grátis em O coelho da lua',
      },
      terms: {
        ...studio,
        games: ['moon-rabbit'],
        stake,
        wins: { kind: 'bonus', times: 5, days: 7, games: null },
      },
    },
    {
      key: 'bet',
      kind: 'free_bet',
      amount: minor(50n * unit),
      names: {
        EN: 'A free bet at our tables',
        TH: 'เดิมพันฟรีที่โต๊ะของเรา',
        ES: 'Una apuesta gratis en nuestras mesas',
        PT: 'Uma aposta grátis nas nossas mesas',
      },
      terms: {
        ...studio,
        games: ['baccarat', 'roulette', 'blackjack', 'dragon-tiger'],
        wins: { kind: 'cash' },
      },
    },
  ];
}

/** Free play for the demonstration member: the first is claimed already, the others wait. */
export async function seedDemoFreePlay(world: World, brand: Brand): Promise<void> {
  const member = await findByAccount(world.db, DEMO_ACCOUNTS.member.account);
  if (!member) return;
  const memberId = member.id;
  for (const { key, terms, ...offer } of offersOf(brand)) {
    const offered = await world.db.transaction().execute((tx) =>
      offerReward(world, tx, {
        ...offer,
        memberId,
        programme: 'operator',
        sourceKey: `demo free ${key}`,
        terms: { freePlay: terms },
        expiresAt: later(world.clock.now(), CLAIM_DAYS * DAY_MS),
      }),
    );
    if (offered && key === 'rounds') {
      await payReward(world, {
        rewardId: offered,
        memberId,
        payers: { free_rounds: payFreeRounds },
      });
    }
  }
}
