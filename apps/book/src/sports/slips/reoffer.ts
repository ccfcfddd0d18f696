import { sql } from 'kysely';
import type { Tx } from '../../db/client.ts';
import { SPORT_RULES } from '../rules.ts';
import type { Reoffered } from './check-again.ts';
import type { SlipAsked } from './read-slip.ts';

export type WireReoffer = {
  readonly reofferId: string;
  readonly odds: number | null;
  readonly legs: SlipAsked['legs'];
  readonly expiresAt: string;
};

type NewReoffer = { readonly id: string; readonly player: string; readonly offered: Reoffered };

/** Other odds for a slip, for ten seconds and once. */
export async function keepReoffer(
  tx: Tx,
  { id, player, offered }: NewReoffer,
): Promise<WireReoffer> {
  const body = JSON.stringify({ ...offered, unit: `${offered.unit}` });
  const { expires_at } = await tx
    .insertInto('sport_quote')
    .values({
      id,
      kind: 'reoffer',
      player,
      slip_id: null,
      body,
      expires_at: sql`book_now() + ${SPORT_RULES.reofferMs} * interval '1 millisecond'`,
      used_at: null,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  const { odds, legs } = offered;
  return { reofferId: id, odds, legs, expiresAt: expires_at.toISOString() };
}
