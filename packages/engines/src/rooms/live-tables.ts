import { assert } from '@baize/std/assert';
import type { Engine, RoundEvent } from '../core/engine.ts';
import { sharedRng } from '../core/shared-draw.ts';
import { LIVE_TITLES, modelOf, type TableModel } from '../families/live-titles.ts';
import type { Variation } from '../families/title-shelf.ts';
import { pointsOf } from '../games/baccarat/deal.ts';
import { baccarat, game as baccaratRules } from '../games/baccarat/engine.ts';
import {
  baccaratSuperSix,
  game as baccaratSuperSixRules,
} from '../games/baccarat-super-six/engine.ts';
import { game as cockfightRules } from '../games/cockfight/engine.ts';
import { endingOf } from '../games/cockfight/fight.ts';
import { dragonTiger, game as dragonTigerRules } from '../games/dragon-tiger/engine.ts';
import { fanTan, game as fanTanRules } from '../games/fan-tan/engine.ts';
import { definition as hooHeyHowDefinition } from '../games/hoo-hey-how/definition.ts';
import { hooHeyHow, game as hooHeyHowRules } from '../games/hoo-hey-how/engine.ts';
import { roulette, game as rouletteRules } from '../games/roulette/engine.ts';
import { sicBo, game as sicBoRules } from '../games/sic-bo/engine.ts';
import { arenaEngine } from '../pool/arena-pool.ts';
import { rankOf } from '../tables/cards.ts';
import type { ChipGame } from '../tables/chip-engine.ts';
import { isTriple, totalOf } from '../tables/dice.ts';
import { betBeacon } from './bet-root.ts';
import type { ClockProfile } from './clock.ts';
import * as clocks from './clock.ts';
import type { HiddenResult } from './room.ts';

/** What may be staked at a table in a currency, in its smallest unit: the least chip, and all of a round. */
export type TableLimits = { readonly min: bigint; readonly max: bigint };

export type LiveTable = {
  /** As the catalogue and the address of its page know it. */
  readonly code: string;
  /** The game that is played at it; its pay table and its par sheet are the game's. */
  readonly game: string;
  readonly clock: ClockProfile;
  readonly limits: Readonly<Record<string, TableLimits>>;
  /** The game under the table's own name: what a bet is read and paid by. */
  readonly engine: Engine;
  /** Whether some of its places are a totalisator of all who bet on them. */
  readonly hasPool?: boolean;
  /** What the round shows, and the mark it leaves on the roads. */
  readonly draw: (seeds: TableSeeds) => HiddenResult;
};

export type TableSeeds = {
  readonly serverSeed: string;
  readonly roundId: string;
  readonly betRoot: string;
};

type Kind = Pick<LiveTable, 'game' | 'hasPool'> & {
  readonly engine: Engine;
  readonly tell: (seeds: TableSeeds) => Omit<HiddenResult, 'serverSeed'>;
};

const kindOf = <Outcome, Event extends RoundEvent>(
  engine: Engine,
  rules: ChipGame<Outcome, Event>,
  markOf: (outcome: Outcome) => string,
): Kind => ({
  game: rules.key,
  engine,
  tell({ serverSeed, roundId, betRoot }) {
    const seeds = { seed: serverSeed, drawId: roundId, beacon: betBeacon(betRoot) };
    const outcome = rules.draw(sharedRng(seeds));
    return { steps: rules.tell(outcome), mark: markOf(outcome) };
  },
});

const sideOf = (margin: number, number: number): string =>
  `${margin > 0 ? 'P' : margin < 0 ? 'B' : 'T'}${number}`;

type Hands = Parameters<typeof baccaratRules.tell>[0];

/** A mark is the side and its points: `B7`. In dragon tiger the tiger stands where the banker does. */
function markOfHands({ player, banker }: Hands): string {
  const [points, against] = [pointsOf(player), pointsOf(banker)];
  return sideOf(points - against, Math.max(points, against));
}
const BACCARAT = kindOf(baccarat as Engine, baccaratRules, markOfHands);
const SUPER_SIX = kindOf(baccaratSuperSix as Engine, baccaratSuperSixRules, markOfHands);
const DRAGON_TIGER = kindOf(dragonTiger as Engine, dragonTigerRules, ({ dragon, tiger }) =>
  sideOf(rankOf(dragon) - rankOf(tiger), Math.max(rankOf(dragon), rankOf(tiger))),
);
/** Small stands where the player does, big where the banker; a triple is neither. */
const SIC_BO = kindOf(sicBo as Engine, sicBoRules, (faces) => {
  const total = totalOf(faces);
  return `${isTriple(faces) ? 'T' : total <= 10 ? 'P' : 'B'}${total}`;
});
const ROULETTE = kindOf(roulette as Engine, rouletteRules, (number) => `N${number}`);
/** How many buttons are left of the pile. */
const FAN_TAN = kindOf(fanTan as Engine, fanTanRules, (buttons) => `N${((buttons - 1) % 4) + 1}`);
/** The places of the three pictures: `F016`. */
const HOO_HEY_HOW = kindOf(
  hooHeyHow as Engine,
  hooHeyHowRules,
  (faces) => `F${faces.map((face) => hooHeyHowDefinition.pictures.indexOf(face)).join('')}`,
);
/** Meron stands where the banker does, with the strength that is left to the winner. */
const COCKFIGHT: Kind = {
  ...kindOf(arenaEngine as Engine, cockfightRules, (fight) => {
    const { meron, wala } = fight.at(-1) ?? { meron: 0, wala: 0 };
    const ending = endingOf(fight);
    return `${ending === 'meron' ? 'B' : ending === 'wala' ? 'P' : 'T'}${Math.max(meron, wala)}`;
  }),
  hasPool: true,
};

const low = { THB: limits(2_000n, 2_000_000n), USD: limits(100n, 60_000n) };
const quick = { THB: limits(1_000n, 500_000n), USD: limits(50n, 20_000n) };
const high = { THB: limits(10_000n, 5_000_000n), USD: limits(300n, 150_000n) };

function limits(min: bigint, max: bigint): TableLimits {
  return { min, max };
}

/** Play money is taken wherever money is. */
const PLAY = { FUN: limits(1_000n, 500_000n) };

const table = (
  code: string,
  { engine, game, tell, hasPool = false }: Kind,
  { clock, limits: own }: Pick<LiveTable, 'clock' | 'limits'>,
): LiveTable => ({
  code,
  game,
  hasPool,
  clock,
  limits: { ...own, ...PLAY },
  engine: { ...engine, key: code },
  draw: (seeds) => ({ ...tell(seeds), serverSeed: seeds.serverSeed }),
});

const STAKES: Readonly<Record<TableModel['stakes'], LiveTable['limits']>> = {
  small: { THB: limits(500n, 200_000n), USD: limits(20n, 8_000n) },
  quick,
  low,
  high,
  grand: { THB: limits(50_000n, 20_000_000n), USD: limits(1_500n, 600_000n) },
};

type Pace = Readonly<Record<TableModel['pace'], ClockProfile>>;

const CARDS: Pace = {
  calm: clocks.CALM_CARDS,
  even: clocks.CARDS,
  brisk: clocks.SPEED_CARDS,
};
const WHEEL: Pace = {
  calm: clocks.CALM_WHEEL,
  even: clocks.WHEEL,
  brisk: clocks.SPEED_WHEEL,
};
const DICE: Pace = { calm: clocks.CALM_DICE, even: clocks.DICE, brisk: clocks.SPEED_DICE };

/** The games that titles are tables of, and how their pace is kept. */
const KINDS: ReadonlyMap<string, readonly [Kind, Pace]> = new Map(
  (
    [
      [BACCARAT, CARDS],
      [SUPER_SIX, CARDS],
      [DRAGON_TIGER, CARDS],
      [ROULETTE, WHEEL],
      [SIC_BO, DICE],
      [FAN_TAN, DICE],
      [HOO_HEY_HOW, DICE],
    ] as const
  ).map((row) => [row[0].game, row]),
);

function titledTable(title: Variation): LiveTable {
  const { pace, stakes, game } = modelOf(title);
  const [kind, paces] = KINDS.get(game) ?? [];
  assert(kind && paces, `${title.key} is a table of a game`);
  return table(title.key, kind, { clock: paces[pace], limits: STAKES[stakes] });
}

/** Every shared table, by its code: those made by hand, then the titles that are variations. */
export const LIVE_TABLES: ReadonlyMap<string, LiveTable> = new Map(
  [
    table('blue-heron-baccarat', BACCARAT, { clock: clocks.CARDS, limits: low }),
    table('speed-baccarat', BACCARAT, { clock: clocks.SPEED_CARDS, limits: quick }),
    table('dragon-tiger-riverside', DRAGON_TIGER, { clock: clocks.CARDS, limits: low }),
    table('dragon-tiger-teak', DRAGON_TIGER, { clock: clocks.SPEED_CARDS, limits: high }),
    table('reed-house-sic-bo', SIC_BO, { clock: clocks.DICE, limits: low }),
    table('teak-house-sic-bo', SIC_BO, { clock: clocks.SPEED_DICE, limits: quick }),
    table('heron-roulette', ROULETTE, { clock: clocks.WHEEL, limits: low }),
    table('teak-roulette', ROULETTE, { clock: clocks.SPEED_WHEEL, limits: quick }),
    table('dawn-crow-arena', COCKFIGHT, { clock: clocks.FIGHT, limits: low }),
    ...[...LIVE_TITLES.values()].map(titledTable),
  ].map((made) => [made.code, made]),
);
