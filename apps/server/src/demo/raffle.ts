import type { Brand } from '@baize/contract/brand';
import { minor } from '@baize/std/money';
import { DAY_MS, later } from '@baize/std/time';
import type { World } from '../base/kernel/index.ts';
import { findByAccount } from '../people/members/index.ts';
import { createRaffle, giveTickets } from '../rewards/raffles/index.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';

const NAMES = {
  EN: 'Lantern raffle',
  TH: 'จับรางวัลโคมลอย',
  ES: 'Sorteo de los faroles',
  PT: 'Sorteio das lanternas',
};

/** Units of the brand's currency and how many there are of each. */
const PRIZES = [
  [500n, 1],
  [100n, 5],
  [20n, 17],
] as const;

const SLOTS = 400;
const TICKETS = 5;
const OPEN_DAYS = 30;

/** A raffle with tickets for the demonstration member; made once. */
export async function seedDemoRaffle(world: World, { currency }: Brand): Promise<void> {
  const member = await findByAccount(world.db, DEMO_ACCOUNTS.member.account);
  if (!member) return;
  const opensAt = world.clock.now();
  const unit = 10n ** BigInt(currency.scale);
  await world.db.transaction().execute(async (tx) => {
    const raffleId = await createRaffle(world, tx, {
      code: 'demo-lanterns',
      names: NAMES,
      currency: currency.code,
      slots: SLOTS,
      prizes: PRIZES.map(([units, count]) => ({
        names: { EN: `${currency.symbol}${units}` },
        kind: 'cash',
        amount: minor(units * unit),
        count,
      })),
      opensAt,
      closesAt: later(opensAt, OPEN_DAYS * DAY_MS),
    });
    const gift = { raffleId, memberId: member.id, count: TICKETS, sourceKey: 'demo' };
    await giveTickets(world, tx, gift);
  });
}
