import { type Beacon, beaconText, seedDigest } from '@baize/lottery/draw/draw-board';
import { ticketRoot } from '@baize/lottery/draw/ticket-leaf';
import { assert } from '@baize/std/assert';
import { isBefore, later, MINUTE_MS } from '@baize/std/time';
import type { Book } from '../book.ts';
import { acceptedTicketOf } from '../tickets/accepted-ticket.ts';
import { giveUpPending, listAccepted } from '../tickets/queries.ts';
import { type Draw, lockDraw, openDrawSeed, readNow, stepDraw } from './queries.ts';
import { voidDraw } from './void-draw.ts';

/** A beacon that does not speak for so long after the draw's time never will. */
const BEACON_WAIT_MS = 10 * MINUTE_MS;

/**
 * Draws a draw of our own, once: from the seed whose digest was shown before sales opened, and the
 * beacon that was named then. Killed at any moment, the next start draws the same.
 */
export async function drawResult(book: Book, draw: Draw): Promise<void> {
  const seed = openDrawSeed(book.db, draw);
  if (seed === null || seedDigest(seed) !== draw.seed_digest) {
    await voidDraw(book, { drawId: draw.id, by: 'book', reason: 'seed_lost' });
    return;
  }
  assert(draw.beacon_named, 'a draw of our own has a beacon');
  // What the beacon needs of the tickets is fixed first: nothing on the network inside a transaction.
  const root = await fixTickets(book, draw.id);
  const beacon = await book.beacon.read(draw.beacon_named, () => root);
  if (beacon) await publish(book, { draw, seed, beacon });
  else if (!isBefore(await readNow(book.db), later(draw.draws_at, BEACON_WAIT_MS))) {
    await voidDraw(book, { drawId: draw.id, by: 'book', reason: 'beacon_lost' });
  }
}

/**
 * The root of the tickets that take part. One whose stake the wallet has not confirmed by now is given
 * up; nothing can be accepted after that, so the root never changes.
 */
const fixTickets = (book: Book, drawId: string): Promise<string> =>
  book.db.transaction().execute(async (tx) => {
    await lockDraw(tx, drawId);
    await giveUpPending(tx, drawId);
    return ticketRoot((await listAccepted(tx, drawId)).map(acceptedTicketOf));
  });

type Drawn = { readonly draw: Draw; readonly seed: string; readonly beacon: Beacon };

const publish = (book: Book, { draw, seed, beacon }: Drawn): Promise<void> =>
  book.db.transaction().execute(async (tx) => {
    const now = await lockDraw(tx, draw.id);
    // Another process was here first: its result stands.
    if (now?.status !== 'drawing') return;
    const market = book.markets.get(draw.lottery);
    assert(market, 'a draw is of a market that is sold here');
    const board = market.draw({ seed, drawId: draw.id, beacon: beaconText(beacon) });
    await tx
      .updateTable('draw')
      .set({ beacon: JSON.stringify(beacon) })
      .where('id', '=', draw.id)
      .execute();
    await tx
      .insertInto('result')
      .values({
        draw_id: draw.id,
        version: 1,
        board: JSON.stringify(board),
        entered_by: 'book',
        confirmed_by: 'book',
        reason: null,
      })
      .execute();
    await stepDraw(tx, { id: draw.id, to: 'entered', resultVersion: 1 });
    await stepDraw(tx, { id: draw.id, to: 'confirmed' });
  });
