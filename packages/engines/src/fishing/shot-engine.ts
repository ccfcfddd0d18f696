import { ppm } from '@baize/std/money';
import type { Engine, Round } from '../core/engine.ts';
import type { ParSheet } from '../core/par-sheet.ts';
import { decimal, root } from '../tables/exact.ts';
import { capturedOf, capturesOf, SPAN, sheetOf } from './capture.ts';
import { type FishKind, type Sea, WEAPONS, type Weapon } from './seas.ts';

/** What is shot with, and the kinds of the fish that the shot reaches, the one aimed at first. */
export type Choice = {
  readonly weapon: Weapon['code'];
  readonly fish: readonly string[];
};

/** `chance` was fixed by the seeds before the target was chosen; `captured` is a place in `fish`, or -1. */
export type Event = Choice & {
  readonly type: 'shot';
  readonly chance: number;
  readonly captured: number;
};

export type ShotEngine = Engine<Choice, Event>;

/**
 * A sea in which every shot is a bet of its own: it costs a stake for each bullet, and returns the same
 * whatever it is aimed at, so that a page may show fish as it likes and no shot of another changes anything.
 */
export const shotEngine = (key: string, version: number, sea: Sea): ShotEngine => ({
  key,
  version,
  readChoice: (sent) => readShot(sea, sent),
  stakesOf: ({ weapon }) => WEAPONS[weapon].bullets,
  play: (choice, rng) => settle(sea, choice, rng.next(SPAN)),
});

function readShot(sea: Sea, sent: unknown): Choice | null {
  const { weapon, fish } = (sent ?? {}) as { weapon?: unknown; fish?: unknown };
  const found = Object.values(WEAPONS).find(({ code }) => code === weapon);
  if (!found || !Array.isArray(fish) || fish.length === 0 || fish.length > found.reach) return null;
  const kinds = (fish as readonly unknown[]).filter((code) => kindOf(sea, code) !== undefined);
  return kinds.length === fish.length
    ? { weapon: found.code, fish: kinds as readonly string[] }
    : null;
}

export const kindOf = (sea: Sea, code: unknown): FishKind | undefined =>
  sea.fish.find((kind) => kind.code === code);

/** The round this chance makes. Apart from `play` so that chances can be counted out. */
export function settle(sea: Sea, { weapon, fish }: Choice, chance: number): Round<Event> {
  const kinds = fish.flatMap((code) => kindOf(sea, code) ?? []);
  const captured = capturedOf(sea, kinds, chance);
  const times = (kinds[captured]?.odds ?? 0) * WEAPONS[weapon].bullets;
  return {
    events: [{ type: 'shot', weapon, fish, chance, captured }],
    payout: ppm(BigInt(times) * 1_000_000n),
  };
}

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
