import { instant, MINUTE_MS } from '@baize/std/time';
import { loadBrand } from '../apps/server/src/brand/index.ts';
import { payBills, runDue } from '../apps/server/src/settlement/index.ts';
import { countOptionsOf, countSlots, readBalances } from '../apps/server/src/teams/index.ts';
import type { People } from './people.ts';

/** So much later the slot that runs now is closed. */
const LATER_MS = 6 * MINUTE_MS;

/** Lets the five minutes that run now be over: they are counted, settled and paid. */
export async function settleNow({ world }: People): Promise<void> {
  const { brand } = loadBrand('mekhala');
  const clock = { ...world.clock, now: () => instant(new Date(Date.now() + LATER_MS)) };
  const later = { ...world, clock };
  await countSlots(later, countOptionsOf(brand));
  await readBalances(world, brand.currency.code);
  await runDue(later, { brand });
  await payBills(later, { brand });
}
