import { minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import { type Book, newId } from '../../book.ts';
import { ensure, Refusal } from '../../refusal.ts';
import type { Session } from '../../sessions/open-session.ts';
import { digestOf } from '../../tickets/place-ticket.ts';
import { askForStake } from './ask-for-stake.ts';
import type { Reoffered } from './check-again.ts';
import type { StandingOfLeg } from './happened.ts';
import { findByKey, type Slip } from './queries.ts';
import { readSlip, type SlipAsked } from './read-slip.ts';
import { keepReoffer } from './reoffer.ts';

type Placing = {
  readonly requestKey: string;
  readonly slip: SlipAsked;
  readonly standing?: readonly StandingOfLeg[] | null;
};

/** Places a slip: it stands once the wallet has taken its stake. Sent twice, it is one slip. */
export async function placeSlip(
  book: Book,
  session: Session,
  { requestKey, slip, standing = null }: Placing,
): Promise<Slip> {
  const outcome = await book.slipCounter({
    id: newId(book, 'slp'),
    player: session.player,
    currency: session.currency,
    game: session.game,
    requestKey,
    digest: digestOf({ ...slip, unit: `${slip.unit}` }),
    slip: readSlip(slip),
    standing,
    walletToken: session.wallet_token,
  });
  if (outcome.kind === 'refused') throw new Refusal(outcome.code, outcome.details);
  if ('slip' in outcome) {
    return outcome.kind === 'known' ? outcome.slip : askForStake(book, outcome.slip);
  }
  const reoffer = await book.db.transaction().execute((tx) =>
    keepReoffer(tx, {
      id: newId(book, 'quo'),
      player: session.player,
      offered: { ...slip, ...outcome.offer },
    }),
  );
  throw new Refusal('odds_changed', { reoffer });
}

/** Takes a re-offer: once, while it stands, at the odds it named. */
export async function takeReoffer(
  book: Book,
  session: Session,
  { reofferId, requestKey }: { readonly reofferId: string; readonly requestKey: string },
): Promise<Slip> {
  const known = await findByKey(book.db, session.player, requestKey);
  if (known) return known;
  const used = await book.db
    .updateTable('sport_quote')
    .set({ used_at: sql`book_now()` })
    .where('id', '=', reofferId)
    .where('kind', '=', 'reoffer')
    .where('player', '=', session.player)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Instant>`book_now()`)
    .returning('body')
    .executeTakeFirst();
  ensure(used, 'reoffer_ended');
  const { standing, ...kept } = used.body as Omit<Reoffered, 'unit'> & { readonly unit: string };
  const slip = { ...kept, unit: minor(BigInt(kept.unit)) };
  return placeSlip(book, session, { requestKey, slip, standing });
}
