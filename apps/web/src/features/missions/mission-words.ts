import type { Mission } from '@baize/contract/mission';
import { MONEY_MEASURES } from '@baize/contract/mission-rules';
import type { Formats } from '@baize/i18n/formats';
import type { Translate } from '@baize/i18n/translate';
import type { Minor } from '@baize/std/money';
import {
  bolt,
  calendar,
  cards,
  deposit,
  grid,
  type IconPath,
  identity,
  spin,
  trophy,
} from '@baize/ui/icons';
import { nameOfCategory } from '../../shared/names/category-names.ts';

/** What has to be done, in words. */
export function ruleOf(t: Translate, formats: Formats, mission: Mission): string {
  const { measure, goal, times } = mission;
  const count = Number(goal);
  const category = mission.category ? nameOfCategory(t, mission.category) : '';
  switch (measure) {
    case 'valid_bets':
      return t('missions.rule_valid_bets', { goal: formats.money(goal) });
    case 'category_valid_bets':
      return t('missions.rule_category_valid_bets', { goal: formats.money(goal), category });
    case 'bets':
      return t('missions.rule_bets', { count });
    case 'category_bets':
      return t('missions.rule_category_bets', { count, category });
    case 'games':
      return t('missions.rule_games', { count });
    case 'wins':
      return t('missions.rule_wins', { count, times: formats.number(times ?? 0) });
    case 'deposits':
      return t('missions.rule_deposits', { goal: formats.money(goal) });
    case 'deposit_count':
      return t('missions.rule_deposit_count', { count });
    case 'login_days':
      return t('missions.rule_login_days', { count });
    case 'contacts':
      return t('missions.rule_contacts', { count });
  }
}

/** How far it is: money as money, all else as a count; never more than the goal. */
export function progressOf(t: Translate, formats: Formats, mission: Mission): string {
  const { measure, goal, progress } = mission;
  const write = (value: Minor) =>
    MONEY_MEASURES.has(measure) ? formats.money(value) : formats.number(value);
  const reached = progress < goal ? progress : goal;
  return t('missions.progress', { progress: write(reached), goal: write(goal) });
}

export const MEASURE_ICONS: Readonly<Record<Mission['measure'], IconPath>> = {
  valid_bets: bolt,
  category_valid_bets: cards,
  bets: spin,
  category_bets: spin,
  games: grid,
  wins: trophy,
  deposits: deposit,
  deposit_count: deposit,
  login_days: calendar,
  contacts: identity,
};
