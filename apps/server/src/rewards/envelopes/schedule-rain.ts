import type { Brand } from '@baize/contract/brand';
import { addDays, momentOn } from '@baize/std/calendar';
import { dayOf } from '@baize/std/day';
import { DAY_MS } from '@baize/std/time';
import { isShownOn, readContentList } from '../../base/brand/index.ts';
import type { World } from '../../base/kernel/index.ts';
import { sendRain } from './send-rain.ts';

export type RainBrand = Pick<Brand, 'code' | 'currency' | 'timezone'>;

/** Announces what rains within a day by the brand's clock; what was announced stays as it is. */
export async function scheduleRain(world: World, brand: RainBrand): Promise<void> {
  const now = world.clock.now();
  const today = dayOf(now, brand.timezone);
  for (const { body: rain } of await readContentList(world.db, brand.code, 'rain')) {
    if (rain.isStopped) continue;
    for (const day of [today, addDays(today, 1)].filter((each) => isShownOn(each, rain))) {
      const opensAt = momentOn(day, rain.at, brand.timezone);
      const waitMs = opensAt.getTime() - now.getTime();
      const isSoon = waitMs > 0 && waitMs <= DAY_MS;
      if (isSoon) await sendRain(world, { brand, rain, opensAt, key: `rain ${day} ${rain.id}` });
    }
  }
}
