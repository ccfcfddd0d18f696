import { assert } from '@baize/std/assert';
import type { Sport } from './sport.ts';

/**
 * Kinds of market. Specifiers: `hcp` the line of the home side, `line` of a total, `half`, `goal`,
 * `map`, `set`, `side`.
 */
export const MARKET_TYPES = [
  'match-result',
  'winner',
  'double-chance',
  'draw-no-bet',
  'handicap',
  'total',
  'team-total',
  'both-score',
  'odd-even',
  'correct-score',
  'goal-bands',
  'half-time-full-time',
  'half-result',
  'half-total',
  'half-handicap',
  'next-goal',
  'corners-total',
  'set-winner',
  'map-winner',
  'method',
  'goalscorer',
] as const;

export type MarketType = (typeof MARKET_TYPES)[number];

export type Specifiers = Readonly<Record<string, string>>;

export type Market = { readonly type: MarketType; readonly specifiers: Specifiers };

/** A market's name within its match: `total`, `handicap|hcp=-0.25`, `half-total|half=1|line=1.5`. */
export type MarketKey = string;

/** `home`, `draw`, `over`, `yes`, `2:1`, `other`, `home/draw`, the Latin name of a player, … */
export type OutcomeId = string;

/** A market's place among others, and what a stop names. */
export type MarketGroup =
  | 'main'
  | 'handicap'
  | 'total'
  | 'score'
  | 'halves'
  | 'next'
  | 'corners'
  | 'parts';

/** 1 active, 0 inactive, -1 suspended, -2 handed over, -3 settled, -4 cancelled. */
export type MarketStatus = 1 | 0 | -1 | -2 | -3 | -4;

/** How likely each way of an outcome is; what is left is the chance of losing. */
export type Chances = {
  readonly win: number;
  readonly halfWin: number;
  readonly push: number;
  readonly halfLoss: number;
};

export type OutcomeOffer = {
  readonly id: OutcomeId;
  /** Thousandths: 1.95 is 1950. */
  readonly odds: number;
  readonly chances: Chances;
};

export type MarketOffer = {
  readonly key: MarketKey;
  readonly status: MarketStatus;
  readonly group: MarketGroup;
  /** The line a list shows of several of one type. */
  readonly main: boolean;
  readonly outcomes: readonly OutcomeOffer[];
};

export function marketKey({ type, specifiers }: Market): MarketKey {
  const parts = Object.keys(specifiers)
    .sort()
    .map((name) => `${name}=${specifiers[name]}`);
  return [type, ...parts].join('|');
}

export function parseMarketKey(key: MarketKey): Market {
  const [type, ...parts] = key.split('|');
  assert(isMarketType(type), `a kind of market: ${key}`);
  return { type, specifiers: Object.fromEntries(parts.map((part) => part.split('='))) };
}

const isMarketType = (text: string | undefined): text is MarketType =>
  MARKET_TYPES.some((type) => type === text);

/** A line as a specifier writes it: `-0.25`, `2.5`, `0`. */
export const lineText = (line: number): string => String(Object.is(line, -0) ? 0 : line);

const NOT_BUILDABLE: readonly MarketType[] = ['next-goal', 'corners-total', 'goalscorer'];

/** Markets that a builder may join with others of the match: those the score alone decides. */
export const isBuildable = (sport: Sport, { type }: Market): boolean =>
  sport === 'football' && !NOT_BUILDABLE.includes(type);
