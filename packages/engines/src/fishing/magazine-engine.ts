import { assert } from '@baize/std/assert';
import { ppm } from '@baize/std/money';
import type { Engine, Round } from '../core/engine.ts';
import type { ParSheet } from '../core/par-sheet.ts';
import type { Rng } from '../core/rng.ts';
import { decimal, root } from '../tables/exact.ts';
import { capturedOf, capturesOf, SPAN, sheetOf } from './capture.ts';
import { type FishKind, MAGAZINES, type Sea, WEAPONS, type Weapon } from './seas.ts';

/** How many bullets are bought: one bet, a stake for each. */
export type Choice = { readonly bullets: number };

/** A fish of the scene, by its number there. */
export type Target = { readonly id: number; readonly kind: string };

/** Those that the shot reaches, the one aimed at first. */
export type Shot = {
  readonly type: 'shot';
  readonly weapon: Weapon['code'];
  readonly fish: readonly Target[];
};

export type Move = Shot | { readonly type: 'close' };

/** `chance` was fixed by the seeds before the target was chosen; `captured` is a place in `fish`, or -1. */
export type Event = Shot & { readonly chance: number; readonly captured: number };

export type MagazineEngine = Engine<Choice, Event, Move>;

/** A magazine that its player left is closed after this: what was not fired goes back. */
const REST_MS = 2 * 60_000;

/**
 * A magazine: so many bullets are one bet, every shot is a move that is decided as it is stored, and what
 * was not fired comes back with the wins, by one settlement. The n-th shot has the n-th number of the
 * seeds' stream, whatever it is aimed at and whoever shoots beside it.
 */
export const magazineEngine = (key: string, version: number, sea: Sea): MagazineEngine => ({
  key,
  version,
  readChoice(sent) {
    const { bullets } = (sent ?? {}) as Partial<Choice>;
    return bullets !== undefined && MAGAZINES.includes(bullets) ? { bullets } : null;
  },
  stakesOf: ({ bullets }) => bullets,
  play: ({ bullets }, rng, moves = []) => playMagazine(sea, { bullets, moves }, rng),
  steps: {
    readMove: (sent, round) => readMove(sea, sent, round),
    rest: () => ({ type: 'close' }),
    restAfterMs: REST_MS,
  },
});

type Played = Choice & { readonly moves: readonly Move[] };

/** While it runs it would pay what was won and what is left; over, it has cost what was fired. */
function playMagazine(sea: Sea, { bullets, moves }: Played, rng: Rng): Round<Event> {
  const shots = moves.filter((move) => move.type === 'shot');
  const events = shots.map((shot) => settleShot(sea, shot, rng.next(SPAN)));
  const used = shots.reduce((all, { weapon }) => all + WEAPONS[weapon].bullets, 0);
  const won = events.reduce((all, event) => all + winOf(sea, event), 0);
  assert(used <= bullets, 'a magazine fires what is in it');
  const isClosed = used === bullets || moves.at(-1)?.type === 'close';
  if (!isClosed) {
    return {
      events,
      payout: times(won + bullets - used),
      next: ['shot', 'close'],
      stakes: bullets,
    };
  }
  // Nothing was fired: the whole bet is undone.
  if (used === 0) return { events, payout: times(bullets), stakes: bullets, isUnplayed: true };
  return { events, payout: times(won), stakes: used };
}

const times = (stakes: number) => ppm(BigInt(stakes) * 1_000_000n);

/** A shot needs as many bullets as its weapon uses, and reaches one fish at least. */
function readMove(sea: Sea, sent: unknown, round: Round<Event>): Move | null {
  const { type, weapon, fish } = (sent ?? {}) as Partial<
    Record<'type' | 'weapon' | 'fish', unknown>
  >;
  if (type === 'close') return { type };
  const used = Object.values(WEAPONS).find(({ code }) => code === weapon);
  if (type !== 'shot' || !used || used.bullets > leftOf(round)) return null;
  if (!Array.isArray(fish) || fish.length === 0 || fish.length > used.reach) return null;
  const targets = (fish as readonly unknown[]).flatMap((one) => readTarget(sea, one) ?? []);
  const isEachOnce = new Set(targets.map(({ id }) => id)).size === fish.length;
  return isEachOnce ? { type, weapon: used.code, fish: targets } : null;
}

function readTarget(sea: Sea, sent: unknown): Target | null {
  const { id, kind } = (sent ?? {}) as Partial<Target>;
  const isFish = Number.isSafeInteger(id) && (id ?? -1) >= 0 && kindOf(sea, kind) !== undefined;
  return isFish ? ({ id, kind } as Target) : null;
}

/** The bullets that a magazine still has. */
export const leftOf = ({ events, stakes = 0 }: Pick<Round<Event>, 'events' | 'stakes'>): number =>
  stakes - events.reduce((all, { weapon }) => all + WEAPONS[weapon].bullets, 0);

export const kindOf = (sea: Sea, code: unknown): FishKind | undefined =>
  sea.fish.find((kind) => kind.code === code);

/** What this chance makes of a shot. Apart from `play` so that chances can be counted out. */
export function settleShot(sea: Sea, { type, weapon, fish }: Shot, chance: number): Event {
  const kinds = fish.flatMap(({ kind }) => kindOf(sea, kind) ?? []);
  return { type, weapon, fish, chance, captured: capturedOf(sea, kinds, chance) };
}

/** What a shot pays, in bullets: the odds of the fish that it captured, for each bullet it used. */
export const winOf = (sea: Sea, { weapon, fish, captured }: Event): number =>
  (kindOf(sea, fish[captured]?.kind)?.odds ?? 0) * WEAPONS[weapon].bullets;

/** The par sheet: the first fish and the cannon in full, and the range over all fish and weapons. */
export function countSea(sea: Sea): ParSheet {
  const returns = sheetOf(sea, Object.values(WEAPONS)).map(({ returnPpm }) => returnPpm);
  const [first] = sea.fish;
  if (!first) throw new Error('a sea has fish');
  const captures = BigInt(capturesOf(sea, first, 1));
  const [span, odds] = [BigInt(SPAN), BigInt(first.odds)];
  const share = (part: number) => decimal(BigInt(part), span, 6);
  const scale = 10n ** 9n;
  const spread = captures * odds * odds * span - (captures * odds) ** 2n;
  return {
    how: 'counted',
    rounds: `${SPAN}`,
    return: share(Number(captures * odds)),
    between: [share(Math.min(...returns)), share(Math.max(...returns))],
    hitRate: share(Number(captures)),
    deviation: decimal(root(spread * scale * scale), span * scale, 6),
    maxWin: `${Math.max(...sea.fish.map((kind) => kind.odds))}`,
  };
}
