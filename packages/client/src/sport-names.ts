import type { PlainKey, Translate } from '@baize/i18n/translate';

/** Kinds of market, in the order in which a match shows them. */
export const MARKET_NAMES = {
  'match-result': 'sports.m_result',
  winner: 'sports.m_winner',
  handicap: 'sports.m_handicap',
  total: 'sports.m_total',
  'double-chance': 'sports.m_double_chance',
  'draw-no-bet': 'sports.m_draw_no_bet',
  'team-total': 'sports.m_team_total',
  'both-score': 'sports.m_both_score',
  'odd-even': 'sports.m_odd_even',
  goalscorer: 'sports.m_goalscorer',
  'correct-score': 'sports.m_correct_score',
  'goal-bands': 'sports.m_goal_bands',
  'half-time-full-time': 'sports.m_half_full',
  'half-result': 'sports.m_half_result',
  'half-total': 'sports.m_half_total',
  'half-handicap': 'sports.m_half_handicap',
  'next-goal': 'sports.m_next_goal',
  'corners-total': 'sports.m_corners',
  'set-winner': 'sports.m_set',
  'map-winner': 'sports.m_map',
  method: 'sports.m_method',
} as const satisfies Readonly<Record<string, PlainKey>>;

const NAMES: Readonly<Record<string, PlainKey>> = MARKET_NAMES;

export type CalledMarket = {
  readonly type: string;
  readonly specifiers: Readonly<Record<string, string>>;
};

/** A market without its line: markets of one name stand together. */
export function marketName({ type, specifiers }: CalledMarket, t: Translate): string {
  const part = specifiers['half'] ?? specifiers['goal'] ?? specifiers['set'] ?? specifiers['map'];
  const key = NAMES[type];
  const name = key === undefined ? type : t(key);
  if (type === 'team-total') {
    return `${name} · ${t(specifiers['side'] === 'away' ? 'sports.o_away' : 'sports.o_home')}`;
  }
  return part === undefined ? name : `${name} ${part}`;
}

const OUTCOME_NAMES: Readonly<Record<string, PlainKey>> = {
  draw: 'sports.o_draw',
  over: 'sports.o_over',
  under: 'sports.o_under',
  yes: 'sports.o_yes',
  no: 'sports.o_no',
  odd: 'sports.o_odd',
  even: 'sports.o_even',
  other: 'sports.o_other',
  none: 'sports.o_none',
  stoppage: 'sports.o_stoppage',
  decision: 'sports.o_decision',
};

type Side = { readonly name: string; readonly short: string };
export type Sides = { readonly home: Side; readonly away: Side };

/** An outcome as it is bet: who, or which side of which line. */
export function outcomeName(
  market: CalledMarket,
  outcome: string,
  of: { readonly sides: Sides; readonly t: Translate },
): string {
  const line = lineOf(market, outcome);
  const name = plainOutcome(market, outcome, of);
  return line === null ? name : `${name} ${line}`;
}

function plainOutcome(
  { type }: CalledMarket,
  outcome: string,
  { sides, t }: { readonly sides: Sides; readonly t: Translate },
): string {
  if (outcome === 'home' || outcome === 'away') return sides[outcome].name;
  const key = OUTCOME_NAMES[outcome];
  if (key !== undefined) return t(key);
  const separator = type === 'half-time-full-time' ? '/' : type === 'double-chance' ? '-' : null;
  if (separator === null) return outcome.replace(':', '–');
  return outcome
    .split(separator)
    .map((part) =>
      part === 'draw' ? t('sports.o_draw') : sides[part === 'home' ? 'home' : 'away'].short,
    )
    .join(' / ');
}

/** The line as the outcome has it: the handicap of away is that of home turned round. */
export function lineOf({ specifiers }: CalledMarket, outcome: string): string | null {
  if (specifiers['line'] !== undefined) return specifiers['line'];
  if (specifiers['hcp'] === undefined) return null;
  const line = Number(specifiers['hcp']) * (outcome === 'away' ? -1 : 1);
  return line > 0 ? `+${line}` : String(line === 0 ? 0 : line).replace('-', '−');
}
