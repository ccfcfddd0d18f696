import type { Permission } from '@baize/contract/operator-roles';
import type { PlainKey } from '@baize/i18n/translate';
import {
  bell,
  chart,
  chat,
  coins,
  deposit,
  flag,
  gift,
  grid,
  help,
  home,
  type IconPath,
  link,
  lock,
  lottery,
  page,
  pause,
  pencil,
  pulse,
  scales,
  server,
  shield,
  sport,
  swap,
  tree,
  user,
  users,
  withdraw,
} from '@baize/ui/icons';
import type { ConsolePath } from './console-link.tsx';

export type ConsolePage = {
  readonly to: ConsolePath;
  readonly name: PlainKey;
  readonly icon: IconPath;
  readonly permission: Permission;
  /** The area whose rights its buttons ask for, where it is not that of the page. */
  readonly acts?: string;
  /** What waits there. */
  readonly queue?:
    | 'withdrawals'
    | 'claims'
    | 'deposits'
    | 'adjustments'
    | 'applications'
    | 'redemptions'
    | 'chatReports'
    | 'identity'
    | 'cases'
    | 'feedback'
    | 'support'
    | 'endings'
    | 'draws'
    | 'trading';
};

/** The menu: what stands there, and the right it takes to see it. */
export const CONSOLE_PAGES: readonly ConsolePage[] = [
  { to: '/', name: 'console.overview', icon: home, permission: 'overview.read' },
  {
    to: '/withdrawals',
    name: 'console.withdrawals',
    icon: withdraw,
    permission: 'payments.read',
    queue: 'withdrawals',
  },
  {
    to: '/claims',
    name: 'console.claims',
    icon: flag,
    permission: 'payments.read',
    queue: 'claims',
  },
  {
    to: '/deposits',
    name: 'console.deposits',
    icon: deposit,
    permission: 'payments.read',
    queue: 'deposits',
  },
  {
    to: '/adjustments',
    name: 'console.adjustments',
    icon: swap,
    permission: 'payments.read',
    acts: 'adjustments',
    queue: 'adjustments',
  },
  {
    to: '/applications',
    name: 'console.applications',
    icon: gift,
    permission: 'promotions.read',
    queue: 'applications',
  },
  {
    to: '/redemptions',
    name: 'console.redemptions',
    icon: gift,
    permission: 'redemptions.read',
    queue: 'redemptions',
  },
  { to: '/chat', name: 'console.chat', icon: chat, permission: 'chat.read', queue: 'chatReports' },
  {
    to: '/identity',
    name: 'console.identity',
    icon: user,
    permission: 'identity.read',
    queue: 'identity',
  },
  { to: '/cases', name: 'console.cases', icon: bell, permission: 'cases.read', queue: 'cases' },
  { to: '/risk', name: 'ops.rules', icon: pulse, permission: 'risk.read' },
  {
    to: '/support',
    name: 'console.support',
    icon: help,
    permission: 'support.read',
    queue: 'support',
  },
  {
    to: '/feedback',
    name: 'console.feedback',
    icon: chat,
    permission: 'feedback.read',
    queue: 'feedback',
  },
  {
    to: '/agreements',
    name: 'console.agreements',
    icon: tree,
    permission: 'agreements.read',
    queue: 'endings',
  },
  { to: '/settlement', name: 'console.settlement', icon: coins, permission: 'agreements.read' },
  { to: '/draws', name: 'draws.title', icon: lottery, permission: 'draws.read', queue: 'draws' },
  {
    to: '/trading',
    name: 'trading.title',
    icon: sport,
    permission: 'trading.read',
    queue: 'trading',
  },
  { to: '/members', name: 'console.members', icon: users, permission: 'members.read' },
  {
    to: '/deletions',
    name: 'console.deletions',
    icon: user,
    permission: 'members.read',
    acts: 'deletions',
  },
  { to: '/content', name: 'content.title', icon: pencil, permission: 'content.read' },
  { to: '/stops', name: 'console.stops', icon: pause, permission: 'stops.read' },
  { to: '/catalog', name: 'ops.catalog', icon: grid, permission: 'catalog.read' },
  { to: '/settings', name: 'ops.settings', icon: server, permission: 'settings.read' },
  { to: '/reports', name: 'ops.reports', icon: chart, permission: 'reports.read' },
  { to: '/books', name: 'console.books', icon: scales, permission: 'books.read' },
  { to: '/audit', name: 'console.audit', icon: page, permission: 'audit.read' },
  { to: '/operators', name: 'console.operators', icon: shield, permission: 'operators.manage' },
  {
    to: '/integrations',
    name: 'integrations.title',
    icon: link,
    permission: 'events.read',
    acts: 'webhooks',
  },
  { to: '/roles', name: 'rights.roles', icon: lock, permission: 'operators.manage' },
];
