import type { Engine, RoundMove } from '@baize/engines/core/engine';
import { assert } from '@baize/std/assert';
import { type Minor, minor, negate } from '@baize/std/money';
import { later } from '@baize/std/time';
import type { Tx } from '../db/client.ts';
import type { MoveStatus } from '../db/tables.ts';
import { ensure, Refusal } from '../refusal.ts';
import { aimShot, showShot } from '../seas/shoot.ts';
import { getPair, type SeedPair } from '../seeds/queries.ts';
import type { Session } from '../sessions/open-session.ts';
import { movePurse } from '../sessions/queries.ts';
import { newId, type Studio } from '../studio.ts';
import { advanceRound } from './advance-round.ts';
import { applyMove } from './apply-move.ts';
import { OWN_TURN_MS } from './ask-wallet.ts';
import { drawAgain, engineOf, stakesOf } from './draw-round.ts';
import { giveBack } from './give-back.ts';
import { findMove, insertMove } from './move-queries.ts';
import * as queries from './queries.ts';
import { isEnded, type Move, type Round } from './round.ts';
import { viewRound } from './view-round.ts';

export type AskedMove = {
  readonly roundId: string;
  readonly requestKey: string;
  /** How many moves the page has seen: two pages that see the same make one move, not two. */
  readonly place: number;
  readonly move: unknown;
};

/**
 * Makes a move in a round that is running. One that costs more is stored first, then asked of the
 * wallet, and counts when it is taken. Asked twice with one key it is one move with one answer.
 */
export async function makeMove(studio: Studio, session: Session, asked: AskedMove) {
  const moved = await studio.db.transaction().execute(async (tx) => {
    const round = await queries.lockRound(tx, asked.roundId);
    const isOwn = round?.player === session.player && round.game === session.game;
    ensure(round && isOwn, 'round_unknown');
    const engine = engineOf(studio, round);
    if (!engine) return round;
    const known = await findMove(tx, round.id, asked.requestKey);
    const seed = await getPair(tx, round.seed_id);
    if (!known) return move(studio, tx, { round, engine, seed, session, asked });
    checkSame({ round, engine, seed, asked }, known);
    return round;
  });
  const isLost = !isEnded(moved) && engineOf(studio, moved) === null;
  const round = isLost ? await giveBack(studio, moved) : await advanceRound(studio, moved, 'own');
  const made = await findMove(studio.db, round.id, asked.requestKey);
  if (made?.status === 'refused') {
    throw new Refusal('move_refused', { reason: made.refusal, round: viewRound(round) });
  }
  return round;
}

function checkTurn(round: Round, { place }: AskedMove): void {
  const isTurn = round.status === 'running' && place === round.moves.length;
  if (isTurn) return;
  const isWaiting = !isEnded(round) && round.status !== 'running';
  throw new Refusal(isWaiting ? 'round_open' : 'round_moved', { round: viewRound(round) });
}

type MovePosition = {
  readonly round: Round;
  readonly engine: Engine;
  readonly seed: SeedPair;
  readonly asked: AskedMove;
};

function checkSame({ round, engine, seed, asked }: MovePosition, known: Move): void {
  const then = drawAgain(engine, round, { seed, moves: round.moves.slice(0, known.place) });
  const read = engine.steps?.readMove(asked.move, then);
  const isSame = known.place === asked.place && JSON.stringify(read) === JSON.stringify(known.move);
  ensure(isSame, 'repeated_differently');
}

type Moving = MovePosition & { readonly session: Session };

async function move(studio: Studio, tx: Tx, { round, engine, seed, session, asked }: Moving) {
  checkTurn(round, asked);
  const now = drawAgain(engine, round, { seed, moves: round.moves });
  const read = engine.steps?.readMove(asked.move, now) ?? null;
  ensure(read !== null && now.next?.includes(read.type), 'move_invalid');
  const aimed = await aimShot(studio, tx, { round, move: read });
  const moves = [...round.moves, read];
  const drawn = drawAgain(engine, round, { seed, moves });
  const stakes = (of: typeof drawn) => stakesOf(engine, round.choice, of);
  const change = stakes(drawn) - stakes(now);
  assert(Number.isSafeInteger(change), 'a move costs whole stakes');
  assert(change >= 0 || drawn.next === undefined, 'only the last move leaves stakes unplayed');
  const added = Math.max(0, change);
  const paid = await payFor(studio, tx, { round, added });
  if (aimed) await showShot(studio, tx, { aimed, event: drawn.events.at(-1) });
  const why = paid.status === 'refused' ? 'insufficient_funds' : null;
  const stored = { round, session, asked, read, added, status: paid.status, refusal: why };
  await storeMove(studio, tx, stored);
  if (paid.status === 'done') {
    return applyMove(studio, tx, { round, engine, seed, moves, drawn, balance: paid.balance });
  }
  if (paid.status === 'refused') return round;
  const ask_at = later(studio.clock.now(), OWN_TURN_MS);
  return queries.changeRound(tx, round.id, { status: 'raising', ask_at });
}

type MovePayment = { readonly status: MoveStatus; readonly balance: Minor | null };
type Price = { readonly round: Round; readonly added: number };

/** A purse pays at once or not at all; a wallet is asked when the move is stored. */
async function payFor(studio: Studio, tx: Tx, { round, added }: Price): Promise<MovePayment> {
  if (added === 0) return { status: 'done', balance: null };
  if (round.mode === 'money') return { status: 'open', balance: null };
  const by = negate(minor(round.stake * BigInt(added)));
  const balance = await movePurse(tx, { player: round.player, by, at: studio.clock.now() });
  return { status: balance === null ? 'refused' : 'done', balance };
}

type Stored = Pick<Move, 'status' | 'refusal'> & {
  readonly round: Round;
  readonly session: Session;
  readonly asked: AskedMove;
  readonly read: RoundMove;
  readonly added: number;
};

const storeMove = (studio: Studio, tx: Tx, { round, ...stored }: Stored) =>
  insertMove(tx, {
    id: newId(studio, 'mov'),
    round_id: round.id,
    place: round.moves.length,
    request_key: stored.asked.requestKey,
    move: JSON.stringify(stored.read),
    stakes_added: stored.added,
    // Of the session that moves: the one that began the round may have ended.
    wallet_token: stored.session.wallet_token,
    status: stored.status,
    refusal: stored.refusal,
    created_at: studio.clock.now(),
  });
