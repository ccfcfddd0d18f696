import type { PlainKey } from '@baize/i18n/translate';

/** What the help page tells about, by the hash that its address names a topic with. */
export const HELP_TOPICS = {
  account: 'shell.help_account',
  deposit: 'shell.help_deposit',
  withdrawal: 'shell.help_withdrawal',
  betting: 'shell.help_betting',
  fairness: 'shell.help_fairness',
  limits: 'shell.help_limits',
  bonus: 'shell.help_bonus',
  term: 'shell.help_term',
  privacy: 'shell.help_privacy',
} as const satisfies Record<string, PlainKey>;

export type HelpTopic = keyof typeof HELP_TOPICS;

export const helpTopics = Object.keys(HELP_TOPICS) as readonly HelpTopic[];
