import type { Engine, Round, RoundMove } from '@baize/engines/core/engine';
import type { Rng } from '@baize/engines/core/rng';
import { familySea } from '@baize/engines/families/family-seas';
import { sheetGameOf } from '@baize/engines/families/family-sheets';
import { VARIATIONS } from '@baize/engines/families/titles';
import { MAGAZINES, type Sea, WEAPONS } from '@baize/engines/fishing/seas';
import { game as baccarat } from '@baize/engines/games/baccarat/engine';
import { game as baccaratSuperSix } from '@baize/engines/games/baccarat-super-six/engine';
import { game as cockfight } from '@baize/engines/games/cockfight/engine';
import { game as dragonTiger } from '@baize/engines/games/dragon-tiger/engine';
import { game as fanTan } from '@baize/engines/games/fan-tan/engine';
import { game as hooHeyHow } from '@baize/engines/games/hoo-hey-how/engine';
import { sea as deep } from '@baize/engines/games/kraken-night/engine';
import { sea as reef } from '@baize/engines/games/reef-patrol/engine';
import { game as roulette } from '@baize/engines/games/roulette/engine';
import { game as seDie } from '@baize/engines/games/se-die/engine';
import { game as sicBo } from '@baize/engines/games/sic-bo/engine';
import { LIVE_TABLES } from '@baize/engines/rooms/live-tables';
import { BETS_MAX } from '@baize/engines/tables/chips';
import { assert } from '@baize/std/assert';

const CLOTHS = new Map(
  [
    baccarat,
    baccaratSuperSix,
    cockfight,
    dragonTiger,
    fanTan,
    hooHeyHow,
    roulette,
    seDie,
    sicBo,
  ].map(({ key, bets }) => [key, [...bets.keys()]]),
);

const among = <Value>(values: readonly Value[], rng: Rng): Value => {
  const value = values[rng.next(values.length)];
  assert(value !== undefined, 'there is something to choose');
  return value;
};

/** A few places of a cloth, or so many that rare wins are among them. */
const some = (values: readonly string[], rng: Rng): readonly string[] => {
  const count = rng.next(4) === 0 ? 1 + rng.next(6) : BETS_MAX;
  return [...new Set(Array.from({ length: count }, () => among(values, rng)))];
};

const picks = (numbers: number) => (rng: Rng) => ({
  picks: [...new Set(Array.from({ length: 1 + rng.next(10) }, () => 1 + rng.next(numbers)))],
});

const target = (rng: Rng) => ({ target: 101 + rng.next(rng.next(2) === 0 ? 300 : 90_000) });

const risk = (rng: Rng) => among(['low', 'medium', 'high'], rng);

const bought = (rng: Rng) => (rng.next(2) === 0 ? { buy: true } : {});

const magazine = (rng: Rng) => ({ bullets: among(MAGAZINES, rng) });

const SEAS: Readonly<Record<string, Sea>> = { 'reef-patrol': reef, 'kraken-night': deep };

/** A shot at some fish of the game's sea. */
function shotOf(game: string, rng: Rng): object {
  const sea = familySea(game) ?? SEAS[game];
  if (!sea) return {};
  const { code, reach } = among(Object.values(WEAPONS), rng);
  const fish = Array.from({ length: 1 + rng.next(reach) }, (_, id) => ({
    id,
    kind: among(sea.fish, rng).code,
  }));
  return { weapon: code, fish };
}

const CHOICES: Readonly<Record<string, (rng: Rng) => unknown>> = {
  'reef-patrol': magazine,
  'kraken-night': magazine,
  'baba-yaga': bought,
  'kinnari-dance': bought,
  blackjack: (rng) => ({ sides: ['pair', 'three'].filter(() => rng.next(2) === 0) }),
  keno: picks(40),
  'lucky-keno': picks(80),
  limbo: target,
  rocket: target,
  mines: (rng) => ({ mines: 1 + rng.next(24) }),
  'over-under': (rng) => ({ side: among(['over', 'under'], rng), target: 600 + rng.next(8_800) }),
  plinko: (rng) => ({ rows: among([8, 12, 16], rng), risk: risk(rng) }),
  wheel: (rng) => ({ segments: among([10, 20, 30], rng), risk: risk(rng) }),
};

function choiceOf({ key }: Engine): ((rng: Rng) => unknown) | undefined {
  // A variation of a slot has nothing of its machine's to buy.
  if (VARIATIONS.has(key) && CHOICES[sheetGameOf(key)] === bought) return undefined;
  return familySea(key) ? magazine : CHOICES[sheetGameOf(key)];
}

/** Any choice that a game takes: a few chips anywhere on its cloth, any target, any number of picks. */
export function randomChoice(engine: Engine, rng: Rng): unknown {
  const cloth = CLOTHS.get(LIVE_TABLES.get(engine.key)?.game ?? sheetGameOf(engine.key));
  const sent = cloth
    ? { chips: some(cloth, rng).map((bet) => ({ bet, units: 1 + rng.next(9) })) }
    : (choiceOf(engine)?.(rng) ?? {});
  const choice = engine.readChoice(sent);
  assert(choice !== null, `${engine.key} takes ${JSON.stringify(sent)}`);
  return choice;
}

/** Any move that a round allows now. */
export function randomMove(engine: Engine, round: Round, rng: Rng): RoundMove {
  for (;;) {
    const type = among(round.next ?? [], rng);
    // Unfired, a magazine is undone: there is no such round.
    if (type === 'close' && round.events.length === 0) continue;
    const hold = Array.from({ length: 5 }, () => rng.next(2) === 0);
    const move = engine.steps?.readMove(
      { type, hold, tile: rng.next(25), ...shotOf(engine.key, rng) },
      round,
    );
    if (move) return move;
  }
}
