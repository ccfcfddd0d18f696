import { writeRecallPath } from '@baize/std/recall-signature';
import { later, MINUTE_MS } from '@baize/std/time';
import type { Ctx } from '../base/kernel/index.ts';
import type { Bet } from '../play/play/index.ts';
import { createDirectory } from '../play/vendors/index.ts';
import type { RecordsOptions } from './options.ts';

/** Long enough to look at a round, and well within what the studio takes though clocks differ. */
const GOOD_FOR_MS = 10 * MINUTE_MS;

/** The rounds that our own studio keeps. */
const ROUND = /^rnd_[0-9A-Z]{26}$/;

type RecallRequest = { readonly bet: Bet; readonly language: string };

/**
 * Where the round of a bet is drawn again, signed with the key that its provider and we share. Null
 * for a provider that speaks another dialect than ours: it keeps its rounds to itself.
 */
export async function findRecall(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  { launchers, site }: Pick<RecordsOptions, 'launchers' | 'site'>,
  { bet, language }: RecallRequest,
): Promise<string | null> {
  const base = launchers.get(bet.vendor);
  const { roundId } = bet;
  if (base === undefined || roundId === null || !ROUND.test(roundId)) return null;
  const { vendors } = await createDirectory(ctx).read();
  const vendor = vendors.get(bet.vendor);
  const key = vendor?.keys.find(({ retiresAt }) => retiresAt === null);
  if (vendor?.dialect !== 'own' || key?.algorithm !== 'hmac-sha256') return null;
  const expires = later(ctx.clock.now(), GOOD_FOR_MS).getTime();
  const path = await writeRecallPath(key.material, { roundId, expires }, language);
  const address = new URL(base.replace(/\/+$/, '') + path);
  address.searchParams.set('zone', site.brand.timezone);
  return address.href;
}
