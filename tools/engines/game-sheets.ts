import { FAMILY_SEA_VERSION, FAMILY_SEAS, familySea } from '@baize/engines/families/family-seas';
import { slotMachineOf } from '@baize/engines/families/family-slots';
import { VARIATIONS } from '@baize/engines/families/titles';
import { MAGAZINES, type Sea, WEAPONS } from '@baize/engines/fishing/seas';
import { definition as baccarat } from '@baize/engines/games/baccarat/definition';
import { definition as baccaratSuperSix } from '@baize/engines/games/baccarat-super-six/definition';
import { definition as blackjack } from '@baize/engines/games/blackjack/definition';
import { definition as bonusPoker } from '@baize/engines/games/bonus-poker/definition';
import { definition as cockfight } from '@baize/engines/games/cockfight/definition';
import { definition as doubleBonus } from '@baize/engines/games/double-bonus/definition';
import { definition as dragonTiger } from '@baize/engines/games/dragon-tiger/definition';
import { definition as fanTan } from '@baize/engines/games/fan-tan/definition';
import { FEATURE_BUYS } from '@baize/engines/games/feature-buys';
import { definition as hilo } from '@baize/engines/games/hilo/definition';
import { definition as hooHeyHow } from '@baize/engines/games/hoo-hey-how/definition';
import { definition as jacksOrBetter } from '@baize/engines/games/jacks-or-better/definition';
import { definition as jokerKings } from '@baize/engines/games/joker-kings/definition';
import { definition as keno } from '@baize/engines/games/keno/definition';
import { definition as kiteLines } from '@baize/engines/games/kite-lines/definition';
import { definition as krakenNight } from '@baize/engines/games/kraken-night/definition';
import { definition as limbo } from '@baize/engines/games/limbo/definition';
import { definition as lotusTrio } from '@baize/engines/games/lotus-trio/definition';
import { definition as luckyKeno } from '@baize/engines/games/lucky-keno/definition';
import { definition as mines } from '@baize/engines/games/mines/definition';
import { definition as nightMarket } from '@baize/engines/games/night-market/definition';
import { definition as ninesOrBetter } from '@baize/engines/games/nines-or-better/definition';
import { definition as overUnder } from '@baize/engines/games/over-under/definition';
import { definition as plinko } from '@baize/engines/games/plinko/definition';
import { definition as reefPatrol } from '@baize/engines/games/reef-patrol/definition';
import { definition as rocket } from '@baize/engines/games/rocket/definition';
import { definition as roulette } from '@baize/engines/games/roulette/definition';
import { definition as seDie } from '@baize/engines/games/se-die/definition';
import { definition as sicBo } from '@baize/engines/games/sic-bo/definition';
import { SLOT_DEFINITIONS } from '@baize/engines/games/slots';
import { definition as tensAndUp } from '@baize/engines/games/tens-and-up/definition';
import { definition as wheel } from '@baize/engines/games/wheel/definition';
import { definition as wildDeuces } from '@baize/engines/games/wild-deuces/definition';
import { LIVE_TABLES } from '@baize/engines/rooms/live-tables';

type Definition = { readonly key: string; readonly version: number };

function seaDefinition(sea: Sea): Definition & Record<string, unknown> {
  return {
    key: sea.code,
    version: FAMILY_SEA_VERSION,
    sea,
    weapons: WEAPONS,
    magazines: MAGAZINES,
  };
}

/** A slot with how its free spins are bought, where they can be. */
function withBuy(definition: Definition): Definition {
  const buy = FEATURE_BUYS[definition.key];
  return buy ? ({ ...definition, buy } as Definition) : definition;
}

/** The rules of each game, where they are not its own. */
const RULES: readonly (readonly [rules: string, definitions: readonly Definition[]])[] = [
  ['slot', SLOT_DEFINITIONS.map(withBuy)],
  [
    'video-poker',
    [jacksOrBetter, tensAndUp, ninesOrBetter, wildDeuces, bonusPoker, doubleBonus, jokerKings],
  ],
  ['baccarat', [baccarat, baccaratSuperSix]],
  ['keno', [keno, luckyKeno]],
  ['fishing', [reefPatrol, krakenNight, ...FAMILY_SEAS.map(seaDefinition)]],
];

const OWN: readonly Definition[] = [
  roulette,
  blackjack,
  cockfight,
  dragonTiger,
  sicBo,
  hooHeyHow,
  fanTan,
  seDie,
  overUnder,
  limbo,
  rocket,
  mines,
  plinko,
  wheel,
  hilo,
  lotusTrio,
  nightMarket,
  kiteLines,
];

/** What is for a page alone and decides nothing. */
const UNPUBLISHED = new Set(['key', 'name', 'first', 'id', 'wheel']);

/**
 * The tables of every game as plain data, for whoever draws a round again: pays, strips, weights, and
 * the name of the rules. Amounts that are bigints become texts.
 */
export function gameSheetsText(): string {
  const rows = [
    ...RULES.flatMap(([rules, definitions]) => definitions.map((one) => rowOf(rules, one))),
    ...OWN.map((one) => rowOf(one.key, one)),
  ];
  const retitled = [...VARIATIONS.values()].filter(
    (title) => !slotMachineOf(title) && !familySea(title.key),
  );
  const tables = [
    ...[...LIVE_TABLES.values()].map(({ code, game }) => [code, game]),
    ...retitled.map(({ key, machine }) => [key, machine]),
  ].map(([code, game]) => `${JSON.stringify(code)}: ${JSON.stringify(game)}`);
  const list = (lines: readonly string[]) => lines.map((line) => `    ${line}`).join(',\n');
  return `{\n  "games": {\n${list(rows)}\n  },\n  "tables": {\n${list(tables)}\n  }\n}`;
}

function rowOf(rules: string, definition: Definition): string {
  const sheet = JSON.stringify({ rules, ...definition }, (name, value: unknown) => {
    if (typeof value === 'bigint') return `${value}`;
    return UNPUBLISHED.has(name) ? undefined : value;
  });
  return `${JSON.stringify(definition.key)}: ${sheet}`;
}
