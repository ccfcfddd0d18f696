import type { RegionOf } from '../../base/brand/index.ts';
import type { World } from '../../base/kernel/index.ts';
import { listWithoutCountry, updateMember } from '../../people/members/index.ts';
import { findFirstAddresses } from '../../people/sessions/index.ts';
import { forgetDaysOf } from './queries.ts';

const MOST = 500;

/**
 * Says of those who have come in since the last time which country they first came from, as their
 * address tells. What they bet before is counted again.
 */
export async function noteCountries({ db }: Pick<World, 'db'>, regionOf: RegionOf): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const ids = await listWithoutCountry(db, { after, limit: MOST });
    const addresses = await findFirstAddresses(db, ids);
    for (const [memberId, address] of addresses) {
      const country = regionOf(address.replace(/\/\d+$/, '')) ?? '';
      await db.transaction().execute(async (tx) => {
        await updateMember(tx, memberId, { country });
        if (country !== '') await forgetDaysOf(tx, memberId);
      });
    }
    after = ids.at(-1) ?? null;
    if (ids.length < MOST) return;
  }
}
