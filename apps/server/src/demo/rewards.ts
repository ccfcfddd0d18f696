import type { Brand } from '@baize/contract/brand';
import type { RewardProgramme } from '@baize/contract/reward';
import { minor } from '@baize/std/money';
import { DAY_MS, later } from '@baize/std/time';
import { readContentList } from '../base/brand/index.ts';
import type { World } from '../base/kernel/index.ts';
import { findByAccount } from '../people/members/index.ts';
import { offerRewards } from '../rewards/claims/index.ts';
import { sendRain } from '../rewards/envelopes/index.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import { seedDemoFreePlay } from './free-play.ts';
import { seedDemoRaffle } from './raffle.ts';
import { seedDemoRank } from './ranks.ts';
import { seedDemoRebates } from './rebates.ts';

type DemoReward = {
  readonly programme: RewardProgramme;
  readonly key: string;
  /** In whole units of the brand's currency. */
  readonly units: bigint;
  readonly days: number | null;
  readonly names: Readonly<Record<string, string>>;
};

const REWARDS: readonly DemoReward[] = [
  {
    programme: 'promotion',
    key: 'three-kinds',
    units: 20n,
    days: 2,
    names: {
      EN: 'Played three kinds of games',
      TH: 'เล่นสามหมวดในสัปดาห์เดียว',
      ES: 'Jugaste a tres tipos de juegos',
      PT: 'Jogou três tipos de jogos',
    },
  },
  {
    programme: 'promotion',
    key: 'cashback',
    units: 186n,
    days: 7,
    names: {
      EN: 'Cashback of last week',
      TH: 'เงินคืนของสัปดาห์ก่อน',
      ES: 'Reembolso de la semana pasada',
      PT: 'Cashback da semana passada',
    },
  },
  {
    programme: 'operator',
    key: 'welcome',
    units: 50n,
    days: null,
    names: {
      EN: 'Welcome, look around',
      TH: 'ยินดีต้อนรับ ลองใช้ได้เลย',
      ES: 'Te damos la bienvenida',
      PT: 'Boas-vindas à sua conta',
    },
  },
];

/** Something of every kind for the demonstration member to try; given once, used or not. */
export async function seedDemoRewards(world: World, brand: Brand): Promise<void> {
  await seedClaims(world, brand);
  await seedRain(world, brand);
  await seedDemoRaffle(world, brand);
  await seedDemoRank(world, brand);
  await seedDemoFreePlay(world, brand);
  await seedDemoRebates(world, brand);
}

/** An envelope that is open from the first start on, so that nobody has to wait for the next rain. */
async function seedRain(world: World, brand: Brand): Promise<void> {
  const [row] = await readContentList(world.db, brand.code, 'rain');
  const rain = row?.body;
  if (!rain) return;
  await sendRain(world, { brand, rain, opensAt: world.clock.now(), key: 'demo rain' });
}

async function seedClaims(world: World, { currency }: Brand): Promise<void> {
  const member = await findByAccount(world.db, DEMO_ACCOUNTS.member.account);
  if (!member) return;
  const now = world.clock.now();
  const unit = 10n ** BigInt(currency.scale);
  await world.db.transaction().execute((tx) =>
    offerRewards(
      world,
      tx,
      REWARDS.map(({ programme, key, units, days, names }) => ({
        memberId: member.id,
        programme,
        sourceKey: `demo ${key}`,
        kind: 'cash',
        amount: minor(units * unit),
        names,
        expiresAt: days === null ? null : later(now, days * DAY_MS),
      })),
    ),
  );
}
