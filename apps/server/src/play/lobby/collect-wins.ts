import {
  DAY_MS,
  HOUR_MS,
  type Instant,
  instant,
  isBefore,
  later,
  SECOND_MS,
} from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import { publish, type World } from '../../base/kernel/index.ts';
import type { Catalogue } from '../catalog/index.ts';
import { findWins, type GameFloor, listWins, type Win, type WinName } from '../play/index.ts';
import type { KeptWin } from './win-queries.ts';
import * as queries from './win-queries.ts';

/** The board is of the last day. */
export const SHOWN_MS = DAY_MS;
/** A board is asked for so many at most. */
const BOARD_MAX = 20;
/** So many of each type are held against their bets every time, and may be shown. */
export const SHOWN_MAX = 2 * BOARD_MAX;
/** So many of each type and hour are kept: enough for every board of the day that follows. */
const KEPT_MAX = 40;
/**
 * What was read lately is read again. A bet carries the moment at which it was decided and can be
 * seen once it is written, which takes a few seconds at most; the clock of another process may be
 * slow by some more.
 */
const OVERLAP_MS = 15 * SECOND_MS;
/** Who begins late reads the day in such pieces, so that none takes long. */
const PIECE_MS = HOUR_MS;

export type Board = { readonly catalogue: Catalogue; readonly currency: string };

/** `behind`: there is more to read at once. `elsewhere`: another process is reading. */
export type CollectWinsResult = 'done' | 'behind' | 'elsewhere';

/**
 * Reads the bets that changed since the last time, keeps the largest wins and lets go of what is no
 * longer true, in one transaction: stopped at any point, the next one begins where this one did.
 */
export function collectWins(world: World, board: Board): Promise<CollectWinsResult> {
  return world.db.transaction().execute(async (tx) => {
    const mark = await queries.lockMark(tx);
    if (!mark) return 'elsewhere';
    const now = world.clock.now();
    const span = spanOf(mark.read_until, now);
    const before = await listBoard(tx, board);
    const { currency } = board;
    const above = await listFloors(tx, board, span);
    await keep(tx, board, await listWins(tx, { ...span, currency, above, perGame: KEPT_MAX }));
    await queries.deleteWinsBefore(tx, later(now, -SHOWN_MS));
    await correct(tx, board);
    if (before !== (await listBoard(tx, board))) {
      await publish(world, tx, { kind: 'winners', payload: {} });
    }
    await queries.setWinsMark(tx, span.until ?? now);
    return span.until === null ? 'done' : 'behind';
  });
}

type Span = { readonly from: Instant; readonly until: Instant | null; readonly now: Instant };

/** From a little before the mark, never more than a day back, and one piece at a time. */
function spanOf(mark: Instant, now: Instant): Span {
  const overlapped = later(isBefore(now, mark) ? now : mark, -OVERLAP_MS);
  const first = later(now, -SHOWN_MS);
  const from = isBefore(overlapped, first) ? first : overlapped;
  const until = later(from, PIECE_MS);
  return { from, until: isBefore(until, now) ? until : null, now };
}

/** What every board shows at its most, as one text to compare. */
async function listBoard(tx: Tx, { currency }: Board): Promise<string> {
  const rows = await queries.listLargestByType(tx, currency, BOARD_MAX);
  return rows.map(({ vendor, ref, win }) => `${vendor} ${ref} ${win}`).join('\n');
}

/** A database takes so many rows at once. */
const ROWS_MAX = 1_000;

async function keep(tx: Tx, { catalogue }: Board, wins: readonly Win[]): Promise<void> {
  const kept = wins.flatMap((win) => rowOf(win, catalogue) ?? []);
  if (kept.length === 0) return;
  for (let first = 0; first < kept.length; first += ROWS_MAX) {
    await queries.upsertWins(tx, kept.slice(first, first + ROWS_MAX));
  }
  await queries.cutWins(tx, KEPT_MAX);
}

/**
 * What a win must exceed in each game whose type has enough of this hour, so that the many small ones
 * are not even looked at. A span of two hours asks for all.
 */
async function listFloors(tx: Tx, { catalogue }: Board, span: Span): Promise<readonly GameFloor[]> {
  const hour = hourOf(span.from);
  if (hour !== hourOf(span.until ?? span.now)) return [];
  const rows = await queries.listFloors(tx, { kept: KEPT_MAX, hour: instant(new Date(hour)) });
  const floors = new Map(rows.map(({ game_type, win }) => [game_type, win]));
  return catalogue.now().games.flatMap(({ provider, code, gameType }) => {
    const win = floors.get(gameType);
    return provider === null || win === undefined ? [] : { vendor: provider, game: code, win };
  });
}

const hourOf = (at: Instant): number => Math.floor(at.getTime() / HOUR_MS) * HOUR_MS;

/** Null for a game that the brand does not offer. */
function rowOf(win: Win, catalogue: Catalogue): KeptWin | null {
  const game = catalogue.byProviderCode(win.vendor, win.game);
  return game && { ...win, game_type: game.gameType };
}

/**
 * Holds what is shown against its bets: one that was undone goes, one that was corrected is set
 * right, and whatever moves up in its place is looked at too.
 */
async function correct(tx: Tx, { catalogue, currency }: Board): Promise<void> {
  for (;;) {
    const shown = await queries.listLargestByType(tx, currency, SHOWN_MAX);
    const now = new Map((await findWins(tx, shown)).map((win) => [nameOf(win), win]));
    const current = (row: KeptWin) => {
      const win = now.get(nameOf(row));
      return win ? rowOf(win, catalogue) : null;
    };
    const wrong = shown.filter((row) => !isSame(row, current(row)));
    if (wrong.length === 0) return;
    await queries.deleteWins(tx, wrong);
    const corrected = wrong.flatMap((row) => current(row) ?? []);
    if (corrected.length > 0) await queries.upsertWins(tx, corrected);
  }
}

const nameOf = ({ vendor, ref }: WinName): string => `${vendor} ${ref}`;

const isSame = (kept: KeptWin, current: KeptWin | null): boolean =>
  current !== null && kept.win === current.win && kept.game_type === current.game_type;
