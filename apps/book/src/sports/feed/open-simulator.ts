import { type Simulator, simulator } from '@baize/sports/sim/simulator';
import { vaultOf } from '@baize/std/node/database-vault';
import { placeOf } from '@baize/std/node/seal-rows';
import { type Chance, drawSecret } from '@baize/vendor-kit/chance';
import type { Db } from '../../db/client.ts';
import { SPORT_SEED } from '../../db/sealed-columns.ts';

const CODE = 'simulator';

/**
 * Our simulator on the seed of this house, which is drawn once and kept sealed: the same matches after
 * every start, and nobody who could work them out beforehand.
 */
export async function openSimulator(db: Db, chance: Chance): Promise<Simulator> {
  const vault = vaultOf(db);
  const fresh = vault.seal(drawSecret(chance, 'hex'), placeOf(SPORT_SEED, CODE));
  await db
    .insertInto('sport_seed')
    .values({ code: CODE, seed: fresh })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { seed } = await db
    .selectFrom('sport_seed')
    .select('seed')
    .where('code', '=', CODE)
    .executeTakeFirstOrThrow();
  return simulator({ seed: vault.open(seed, placeOf(SPORT_SEED, CODE)) });
}
