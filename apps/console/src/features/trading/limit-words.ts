import { marketName } from '@baize/client/sport-names';
import type { MemberClass, TradingLimit } from '@baize/contract/trading-limits';
import type { PlainKey, Translate } from '@baize/i18n/translate';

const SPORTS: Readonly<Record<string, PlainKey>> = {
  football: 'sports.football',
  basketball: 'sports.basketball',
  tennis: 'sports.tennis',
  'muay-thai': 'sports.muay_thai',
  cricket: 'sports.cricket',
  shooter: 'sports.shooter',
  arena: 'sports.arena',
};

export const CLASS_NAMES = {
  standard: 'trading.class_standard',
  limited: 'trading.class_limited',
  watched: 'trading.class_watched',
} as const satisfies Record<MemberClass, PlainKey>;

const isClass = (name: string): name is MemberClass => Object.hasOwn(CLASS_NAMES, name);

/** What a limit holds for, in words. */
export function scopeName(scope: string, t: Translate): string {
  const [kind = '', name = ''] = scope.split(':');
  if (kind === 'market') {
    const market = name === 'team-total' ? t('sports.m_team_total') : null;
    return `${t('trading.market')}: ${market ?? marketName({ type: name, specifiers: {} }, t)}`;
  }
  if (kind === 'class' && isClass(name)) return `${t('trading.class')}: ${t(CLASS_NAMES[name])}`;
  const sport = SPORTS[name];
  return sport ? `${t('trading.sport')}: ${t(sport)}` : t('trading.whole_house');
}

export const LIMIT_FIELDS = [
  ['stakeMin', 'trading.stake_min'],
  ['returnMax', 'trading.return_max'],
  ['playerMax', 'trading.player_max'],
  ['outcomeMax', 'trading.outcome_max'],
  ['referAbove', 'trading.refer_above'],
] as const satisfies readonly (readonly [keyof TradingLimit, PlainKey])[];
