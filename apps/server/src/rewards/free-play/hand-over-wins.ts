import { type Minor, subtract } from '@baize/std/money';
import { DAY_MS, later } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import { houseAccount, postTransfer } from '../../books/ledger/index.ts';
import { writeMessage } from '../../people/messages/index.ts';
import { type KeptWins, lockKeptWins, markHanded } from '../../play/play/index.ts';
import { offerReward } from '../claims/index.ts';

const BATCH = 100;

/** How long what was won can be claimed. */
const CLAIM_FOR_MS = 30 * DAY_MS;

/**
 * Offers as a bonus what free rounds have won, once the last is played or their time is over and
 * nothing of them runs. The money goes from the vendor to the house, which pays the bonus.
 */
export async function handOverWins(world: World): Promise<void> {
  for (let after = ''; ; ) {
    const grants = await world.db.transaction().execute(async (tx) => {
      const kept = await lockKeptWins(tx, { now: world.clock.now(), after, limit: BATCH });
      for (const grant of kept) await handOver(world, tx, grant);
      return kept;
    });
    const last = grants.at(-1);
    if (!last || grants.length < BATCH) return;
    // Who may not be rewarded now keeps their wins for later, and nobody waits for them.
    after = last.id;
  }
}

async function handOver(world: World, tx: Tx, grant: KeptWins): Promise<void> {
  const { id, memberId, names, terms, won, handed, handings } = grant;
  const amount = subtract(won, handed);
  if (amount > 0n) {
    const offered = await offerReward(world, tx, {
      memberId,
      programme: 'free_play',
      sourceKey: `${id} ${handings + 1}`,
      kind: 'bonus',
      amount,
      names,
      terms: { bonus: terms, promotion: 'free-play' },
      expiresAt: later(world.clock.now(), CLAIM_FOR_MS),
    });
    if (!offered) return;
    await writeMessage(world, tx, {
      memberId,
      news: { kind: 'free_play_won', names: { ...names }, amount, rewardId: offered },
    });
  }
  await moveToHouse(world, tx, { grant, amount });
  await markHanded(tx, grant);
}

type MovedWins = { readonly grant: KeptWins; readonly amount: Minor };

/** Below zero: rounds were taken back after their wins were given, which is the house's cost. */
async function moveToHouse(world: World, tx: Tx, { grant, amount }: MovedWins): Promise<void> {
  const { id, vendor, currency, handings } = grant;
  const clearing = await houseAccount(tx, {
    holder: `vendor:${vendor}`,
    purpose: 'vendor_clearing',
    currency,
  });
  const promotion = await houseAccount(tx, { purpose: 'promotion', currency });
  const isWon = amount > 0n;
  await postTransfer(tx, {
    requestKey: `${id}:wins:${handings + 1}`,
    at: world.clock.now(),
    from: isWon ? clearing : promotion,
    to: isWon ? promotion : clearing,
    amount: isWon ? amount : subtract(grant.handed, grant.won),
    reason: 'free_play_won',
  });
}
