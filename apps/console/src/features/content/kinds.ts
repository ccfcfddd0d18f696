import type { Content } from '@baize/contract/content';
import { SETTINGS_KINDS } from '@baize/contract/settings-rules';
import type { PlainKey, Translate } from '@baize/i18n/translate';
import { isObject, type Json } from './body.ts';
import { SETTING_ROWS } from './setting-names.ts';

export type ContentKind = keyof Content;

type KindGroup = { readonly name: PlainKey; readonly kinds: readonly ContentKind[] };

/** The lists as an operator looks for them. */
export const KIND_GROUPS: readonly KindGroup[] = [
  {
    name: 'content.group_site',
    kinds: ['banners', 'notices', 'popups', 'messages', 'home', 'agents', 'blog', 'news'],
  },
  {
    name: 'content.group_rewards',
    kinds: [
      'promotions',
      'missions',
      'leaderboards',
      'raffles',
      'rain',
      'ranks',
      'rebates',
      'referral',
      'points',
      'mall',
    ],
  },
  { name: 'content.group_talk', kinds: ['chat', 'chatTopics', 'chatRooms', 'support'] },
  { name: 'content.group_texts', kinds: ['help', 'legal', 'replies'] },
  { name: 'content.group_rules', kinds: ['whitelabel', 'register', ...SETTINGS_KINDS] },
];

export const KIND_NAMES: Readonly<Record<ContentKind, PlainKey>> = {
  banners: 'content.kind_banners',
  notices: 'content.kind_notices',
  popups: 'content.kind_popups',
  promotions: 'content.kind_promotions',
  messages: 'content.kind_messages',
  agents: 'content.kind_agents',
  home: 'content.kind_home',
  help: 'content.kind_help',
  legal: 'content.kind_legal',
  replies: 'content.kind_replies',
  blog: 'content.kind_blog',
  news: 'content.kind_news',
  points: 'content.kind_points',
  mall: 'content.kind_mall',
  whitelabel: 'content.kind_whitelabel',
  register: 'content.kind_register',
  ranks: 'content.kind_ranks',
  rebates: 'content.kind_rebates',
  referral: 'content.kind_referral',
  missions: 'content.kind_missions',
  leaderboards: 'content.kind_leaderboards',
  raffles: 'content.kind_raffles',
  rain: 'content.kind_rain',
  chat: 'content.kind_chat',
  chatTopics: 'content.kind_chatTopics',
  chatRooms: 'content.kind_chatRooms',
  support: 'content.kind_support',
  depositWays: 'settings.kind_depositWays',
  payouts: 'settings.kind_payouts',
  currency: 'settings.kind_currency',
  theme: 'settings.kind_theme',
  approvals: 'settings.kind_approvals',
};

export const isKind = (text: string | undefined): text is ContentKind =>
  text !== undefined && text in KIND_NAMES;

/** What a row is called: settings by what they are about, texts by their title or name, else its key. */
export function rowName(
  t: Translate,
  body: Json,
  { kind, ...named }: { kind: ContentKind; key: string; language: string },
): string {
  const known = SETTING_ROWS[`${kind}.${named.key}`];
  return known ? t(known) : titleOf(body, named);
}

/** What a row is called in a language: its title or name, else its key. */
function titleOf(body: Json, { key, language }: { key: string; language: string }): string {
  if (!isObject(body)) return key;
  const words = body['title'] ?? body['names'] ?? body['name'];
  const own = isObject(words) ? (words[language] ?? Object.values(words)[0]) : undefined;
  if (Array.isArray(own)) return own.join(' ') || key;
  return typeof own === 'string' && own !== '' ? own : key;
}
