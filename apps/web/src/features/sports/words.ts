import { isUnanswered } from '@baize/client/api-error';
import type { PlainKey, Translate } from '@baize/i18n/translate';
import type { MarketType } from '@baize/sports/core/market';
import type { Name, Sport } from '@baize/sports/core/sport';
import type { StopReason } from '@baize/sports/feed/message';
import type { OddsFormat } from '@baize/sports/slip/odds-format';
import { bookCodeOf } from '../../shared/book/call-book.ts';
import type { LegEnd, WireEvent, WireSlip } from './book/wire.ts';

export const nameIn = (name: Name, language: string): string =>
  language === 'TH' ? name.th : name.en;

export const SPORT_NAMES: Readonly<Record<Sport, PlainKey>> = {
  football: 'sports.football',
  basketball: 'sports.basketball',
  tennis: 'sports.tennis',
  'muay-thai': 'sports.muay_thai',
  cricket: 'sports.cricket',
  shooter: 'sports.shooter',
  arena: 'sports.arena',
};

const PART_NAMES = {
  football: 'sports.part_half',
  basketball: 'sports.part_quarter',
  tennis: 'sports.part_set',
  'muay-thai': 'sports.part_round',
  cricket: 'sports.part_innings',
  shooter: 'sports.part_map',
  arena: 'sports.part_map',
} as const satisfies Record<Sport, string>;

/** A part of a match, as its sport counts them. */
export const partName = (sport: Sport, part: number, t: Translate): string =>
  t(PART_NAMES[sport], { part: String(part) });

/** In the order in which a match shows them. */
const MARKET_NAMES: Readonly<Record<MarketType, PlainKey>> = {
  'match-result': 'sports.m_result',
  winner: 'sports.m_winner',
  handicap: 'sports.m_handicap',
  total: 'sports.m_total',
  'double-chance': 'sports.m_double_chance',
  'draw-no-bet': 'sports.m_draw_no_bet',
  'team-total': 'sports.m_team_total',
  'both-score': 'sports.m_both_score',
  'odd-even': 'sports.m_odd_even',
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
};

const PLACES = Object.keys(MARKET_NAMES);

export const placeOf = ({ type }: { readonly type: MarketType }): number => PLACES.indexOf(type);

export type Called = {
  readonly type: MarketType;
  readonly specifiers: Readonly<Record<string, string>>;
};

/** A market without its line: markets of one name stand together. */
export function marketName({ type, specifiers }: Called, t: Translate): string {
  const part = specifiers.half ?? specifiers.goal ?? specifiers.set ?? specifiers.map;
  const name = t(MARKET_NAMES[type]);
  if (type === 'team-total') {
    return `${name} · ${t(specifiers.side === 'away' ? 'sports.o_away' : 'sports.o_home')}`;
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

const SYSTEM_NAMES: Readonly<Record<string, PlainKey>> = {
  singles: 'sports.singles',
  parlay: 'sports.parlay',
  builder: 'sports.builder',
};

/** How the legs of a slip are joined; systems go by the names they have everywhere. */
export function systemName(system: WireSlip['system'], t: Translate): string {
  const key = SYSTEM_NAMES[system];
  if (key !== undefined) return t(key);
  return system.replaceAll('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

type Of = { readonly event: WireEvent; readonly t: Translate; readonly language: string };

/** An outcome as it is bet: who, or which side of which line. */
export function outcomeName(market: Called, outcome: string, of: Of): string {
  const line = lineOf(market, outcome);
  const name = plainOutcome(market, outcome, of);
  return line === null ? name : `${name} ${line}`;
}

function plainOutcome({ type }: Called, outcome: string, { event, t, language }: Of): string {
  if (outcome === 'home' || outcome === 'away')
    return nameIn(event.fixture[outcome].name, language);
  const key = OUTCOME_NAMES[outcome];
  if (key !== undefined) return t(key);
  const separator = type === 'half-time-full-time' ? '/' : type === 'double-chance' ? '-' : null;
  if (separator === null) return outcome.replace(':', '–');
  return outcome
    .split(separator)
    .map((part) =>
      part === 'draw' ? t('sports.o_draw') : event.fixture[part === 'home' ? 'home' : 'away'].short,
    )
    .join(' / ');
}

/** The line as the outcome has it: the handicap of away is that of home turned round. */
export function lineOf({ specifiers }: Called, outcome: string): string | null {
  if (specifiers.line !== undefined) return specifiers.line;
  if (specifiers.hcp === undefined) return null;
  const line = Number(specifiers.hcp) * (outcome === 'away' ? -1 : 1);
  return line > 0 ? `+${line}` : String(line === 0 ? 0 : line).replace('-', '−');
}

export const STOP_NAMES: Readonly<Record<StopReason, PlainKey>> = {
  goal: 'sports.stop_goal',
  'red-card': 'sports.stop_card',
  penalty: 'sports.stop_penalty',
  danger: 'sports.stop_danger',
  'video-review': 'sports.stop_review',
  'period-end': 'sports.stop_pause',
  end: 'sports.stop_end',
  trader: 'sports.stop_trader',
  silence: 'sports.stop_silence',
};

export const LEG_NAMES: Readonly<Record<LegEnd, PlainKey>> = {
  open: 'sports.leg_open',
  won: 'sports.leg_won',
  'half-won': 'sports.leg_half_won',
  push: 'sports.leg_push',
  'half-lost': 'sports.leg_half_lost',
  lost: 'sports.leg_lost',
  void: 'sports.leg_void',
  'dead-heat': 'sports.leg_dead_heat',
};

export const SLIP_NAMES: Readonly<Record<WireSlip['status'], PlainKey>> = {
  pending: 'sports.s_waiting',
  delayed: 'sports.s_waiting',
  referred: 'sports.s_referred',
  accepted: 'sports.s_accepted',
  refused: 'sports.s_refused',
  cancelling: 'sports.s_waiting',
  cancelled: 'sports.s_cancelled',
  settled: 'sports.s_settled',
};

const REFUSALS: Readonly<Record<string, PlainKey>> = {
  market_closed: 'sports.e_market_closed',
  odds_changed: 'sports.e_odds_changed',
  line_changed: 'sports.e_line_changed',
  score_changed: 'sports.e_score_changed',
  red_cards_changed: 'sports.e_cards_changed',
  event_stopped: 'sports.e_stopped',
  same_event_in_parlay: 'sports.e_same_match',
  stake_too_small: 'sports.e_too_small',
  stake_too_large: 'sports.e_too_large',
  win_too_large: 'sports.e_too_large',
  reoffer_ended: 'sports.e_reoffer_ended',
  quote_ended: 'sports.e_quote_ended',
  quote_used: 'sports.e_quote_ended',
  market_not_active: 'sports.off_not_active',
  price_old: 'sports.off_price_old',
  leg_lost: 'sports.off_lost',
  slip_not_open: 'sports.off_not_open',
  too_small: 'sports.off_too_small',
  session_unknown: 'sports.e_session',
  insufficient_funds: 'sports.e_funds',
  limit_reached: 'sports.e_limit',
};

export const refusalWords = (code: string | null, t: Translate): string =>
  t(REFUSALS[code ?? ''] ?? 'sports.e_other');

export const sportsWording = (error: unknown, t: Translate): string =>
  isUnanswered(error) ? t('sports.e_away') : refusalWords(bookCodeOf(error), t);

export const FORMAT_NAMES: Readonly<Record<OddsFormat, PlainKey>> = {
  decimal: 'sports.f_decimal',
  'hong-kong': 'sports.f_hong_kong',
  malay: 'sports.f_malay',
  indonesian: 'sports.f_indonesian',
  american: 'sports.f_american',
};
