import type { PlainKey } from '@baize/i18n/translate';
import {
  deposit,
  gift,
  heart,
  type IconPath,
  lock,
  page,
  scales,
  user,
  withdraw,
} from '@baize/ui/icons';
import { type HelpTopic, helpTopics } from '../../shared/names/help-topics.ts';
import type { LegalText } from '../../shared/names/legal-texts.ts';

type Answer = readonly [title: PlainKey, words: PlainKey];

type Topic = {
  readonly icon: IconPath;
  /** Its answers, or the text that somebody agreed to. */
  readonly content: readonly Answer[] | LegalText;
};

export const TOPICS: Readonly<Record<HelpTopic, Topic>> = {
  account: {
    icon: user,
    content: [
      ['help.account_open_title', 'help.account_open'],
      ['help.account_login_title', 'help.account_login'],
      ['help.account_lost_title', 'help.account_lost'],
      ['help.account_guard_title', 'help.account_guard'],
    ],
  },
  deposit: {
    icon: deposit,
    content: [
      ['help.deposit_how_title', 'help.deposit_how'],
      ['help.deposit_when_title', 'help.deposit_when'],
      ['help.deposit_other_title', 'help.deposit_other'],
      ['help.deposit_slip_title', 'help.deposit_slip'],
    ],
  },
  withdrawal: {
    icon: withdraw,
    content: [
      ['help.withdrawal_need_title', 'help.withdrawal_need'],
      ['help.withdrawal_much_title', 'help.withdrawal_much'],
      ['help.withdrawal_states_title', 'help.withdrawal_states'],
      ['help.withdrawal_lost_title', 'help.withdrawal_lost'],
    ],
  },
  fairness: {
    icon: scales,
    content: [
      ['help.fairness_draw_title', 'help.fairness_draw'],
      ['help.fairness_check_title', 'help.fairness_check'],
      ['help.fairness_others_title', 'help.fairness_others'],
      ['help.fairness_records_title', 'help.fairness_records'],
    ],
  },
  limits: {
    icon: heart,
    content: [
      ['help.limits_set_title', 'help.limits_set'],
      ['help.limits_break_title', 'help.limits_break'],
      ['help.limits_signs_title', 'help.limits_signs'],
      ['help.limits_see_title', 'help.limits_see'],
    ],
  },
  bonus: {
    icon: gift,
    content: [
      ['help.bonus_what_title', 'help.bonus_what'],
      ['help.bonus_won_title', 'help.bonus_won'],
      ['help.bonus_terms_title', 'help.bonus_terms'],
    ],
  },
  term: { icon: page, content: 'terms' },
  privacy: { icon: lock, content: 'privacy' },
};

/** The topic that the address names; the first where it names none of them. */
export const topicAt = (hash: string): HelpTopic =>
  helpTopics.find((topic) => topic === hash.toLowerCase()) ?? 'account';
