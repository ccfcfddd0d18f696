import { fairRng } from '@baize/engines/core/fairness';
import type { Rng } from '@baize/engines/core/rng';
import { game as dragonTiger } from '@baize/engines/games/dragon-tiger/engine';
import { game as fanTan } from '@baize/engines/games/fan-tan/engine';
import { game as roulette } from '@baize/engines/games/roulette/engine';
import { game as sicBo } from '@baize/engines/games/sic-bo/engine';
import { CARDS } from '@baize/engines/tables/cards';
import type { Outcomes } from './outcome-tests.ts';

type Drawing = { readonly kinds: number; readonly draw: (rng: Rng) => readonly number[] };

const DICE_FACES = 6;

/** Final outcomes of games whose outcomes are all as likely, as numbers from zero on. */
export const DRAWINGS: Readonly<Record<string, Drawing>> = {
  roulette: { kinds: 37, draw: (rng) => [roulette.draw(rng)] },
  'sic-bo': { kinds: DICE_FACES, draw: (rng) => sicBo.draw(rng).map((face) => face - 1) },
  'fan-tan': { kinds: 4, draw: (rng) => [fanTan.draw(rng) % 4] },
  'dragon-tiger': { kinds: CARDS, draw: (rng) => [dragonTiger.draw(rng).dragon] },
};

/** Rounds as players get them: each of its own number under one pair of seeds. */
export function collectOutcomes(
  { kinds, draw }: Drawing,
  count: number,
  serverSeed: string,
): Outcomes {
  const drawn: number[] = [];
  for (let nonce = 0; drawn.length < count; nonce++) {
    drawn.push(...draw(fairRng({ serverSeed, clientSeed: 'outcomes', nonce })));
  }
  return { kinds, drawn: drawn.slice(0, count) };
}
