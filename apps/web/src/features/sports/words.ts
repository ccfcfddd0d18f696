import { isUnanswered } from '@baize/client/api-error';
import {
  type CalledMarket,
  MARKET_NAMES,
  outcomeName as plainOutcomeName,
} from '@baize/client/sport-names';
import type { PlainKey, Translate } from '@baize/i18n/translate';
import type { MarketType } from '@baize/sports/core/market';
import type { Name, Sport } from '@baize/sports/core/sport';
import type { StopReason } from '@baize/sports/feed/message';
import type { OddsFormat } from '@baize/sports/slip/odds-format';
import { bookCodeOf } from '../../shared/book/call-book.ts';
import type { LegEnd, WireEvent, WireSlip } from './book/wire.ts';

export { lineOf, marketName } from '@baize/client/sport-names';

export const nameIn = (name: Name, language: string): string =>
  language === 'TH' ? name.th : name.en;

export const matchName = ({ fixture }: Pick<WireEvent, 'fixture'>, language: string): string =>
  `${nameIn(fixture.home.name, language)} – ${nameIn(fixture.away.name, language)}`;

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

const PLACES: readonly string[] = Object.keys(MARKET_NAMES satisfies Record<MarketType, PlainKey>);

export const placeOf = ({ type }: { readonly type: MarketType }): number => PLACES.indexOf(type);

/** What a table of a season counts. */
export const TABLE_NAMES = {
  place: 'sports.t_place',
  played: 'sports.t_played',
  won: 'sports.t_won',
  drawn: 'sports.t_drawn',
  lost: 'sports.t_lost',
  scored: 'sports.t_scored',
  conceded: 'sports.t_conceded',
  points: 'sports.t_points',
} as const satisfies Readonly<Record<string, PlainKey>>;

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

/** A player as people write the name; one whom the match does not name stands as he is called. */
export function playerName(
  { home, away }: WireEvent['fixture'],
  player: string,
  language: string,
): string {
  const named = [...(home.players ?? []), ...(away.players ?? [])].find(({ en }) => en === player);
  return named ? nameIn(named, language) : player;
}

/** An outcome as it is bet, with the names of its match. */
export function outcomeName(market: CalledMarket, outcome: string, of: Of): string {
  const sideOf = ({ name, short }: WireEvent['fixture']['home']) => ({
    name: nameIn(name, of.language),
    short,
  });
  const { home, away } = of.event.fixture;
  if (market.type === 'goalscorer') return playerName(of.event.fixture, outcome, of.language);
  const sides = { home: sideOf(home), away: sideOf(away) };
  return plainOutcomeName(market, outcome, { sides, t: of.t });
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
  not_buildable: 'sports.e_not_buildable',
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
  builder: 'sports.off_builder',
  free_bet: 'sports.off_free_bet',
  free_round_unknown: 'sports.e_free_gone',
  free_stake_wrong: 'sports.e_free_gone',
  free_bet_one_line: 'sports.free_one_line',
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
