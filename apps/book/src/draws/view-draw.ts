import type { Book } from '../book.ts';
import { type Draw, getResult, openDrawSeed } from './queries.ts';

/** Whether its result is known to everybody; before that neither board nor seed is shown. */
const SHOWN: readonly Draw['status'][] = ['confirmed', 'settling', 'settled', 'corrected'];

/** A draw as everybody may see it. */
export async function viewDraw(book: Book, draw: Draw) {
  const isShown = SHOWN.includes(draw.status);
  const result = isShown ? await getResult(book.db, draw.id, draw.result_version) : undefined;
  const market = book.markets.get(draw.lottery);
  return {
    drawId: draw.id,
    lottery: draw.lottery,
    period: draw.period,
    kind: draw.kind,
    status: draw.status,
    opensAt: draw.opens_at.toISOString(),
    closesAt: draw.closes_at.toISOString(),
    drawsAt: draw.draws_at.toISOString(),
    /** When it was announced for before it was put off, and why; null when it was not. */
    postponed:
      draw.postponed_from === null
        ? null
        : { from: draw.postponed_from.toISOString(), reason: draw.postpone_reason },
    voidReason: draw.status === 'void' ? draw.change_reason : null,
    result: result
      ? {
          version: result.version,
          board: result.board,
          parts: market?.parts(result.board) ?? {},
          correctedWhy: result.reason,
          at: result.made_at.toISOString(),
        }
      : null,
    proof:
      draw.kind === 'own'
        ? {
            seedDigest: draw.seed_digest,
            beaconNamed: draw.beacon_named,
            beacon: isShown ? draw.beacon : null,
            seed: isShown ? openDrawSeed(book.db, draw) : null,
          }
        : null,
  };
}

export type WireDraw = Awaited<ReturnType<typeof viewDraw>>;
