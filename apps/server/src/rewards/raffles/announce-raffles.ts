import type { Brand } from '@baize/contract/brand';
import type { RaffleTerms } from '@baize/contract/raffle-terms';
import { addDays, startOfDay } from '@baize/std/calendar';
import { dayOf } from '@baize/std/day';
import { minor } from '@baize/std/money';
import { readContentList } from '../../base/brand/index.ts';
import type { World } from '../../base/kernel/index.ts';
import { createRaffle, type NewRaffle } from './create-raffle.ts';

export type RaffleBrand = Pick<Brand, 'code' | 'timezone' | 'currency'>;

/** Makes and seals the deck of every raffle that was published and is not over, each once. */
export async function announceRaffles(world: World, brand: RaffleBrand): Promise<void> {
  const today = dayOf(world.clock.now(), brand.timezone);
  for (const { body } of await readContentList(world.db, brand.code, 'raffles')) {
    if (body.until < today || body.isStopped) continue;
    await world.db.transaction().execute((tx) => createRaffle(world, tx, deckOf(body, brand)));
  }
}

const deckOf = (terms: RaffleTerms, { timezone, currency }: RaffleBrand): NewRaffle => ({
  code: terms.id,
  names: terms.title,
  currency: currency.code,
  slots: terms.slots,
  prizes: terms.prizes.map(({ name, amount, count }) => ({
    names: name,
    kind: 'cash',
    amount: minor(BigInt(amount)),
    count,
  })),
  opensAt: startOfDay(terms.from, timezone),
  closesAt: startOfDay(addDays(terms.until, 1), timezone),
});
