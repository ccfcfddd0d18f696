/** Room → the rooms it may import from. Lower rooms know nothing of higher ones. */
export const ROOMS: Record<string, readonly string[]> = {
  'packages/std': [],
  'packages/contract': ['packages/std'],
  'packages/engines': ['packages/std'],
  'packages/lottery': ['packages/std', 'packages/engines'],
  'packages/sports': ['packages/std', 'packages/engines'],
  'packages/i18n': ['packages/std'],
  'packages/art': ['packages/std'],
  'packages/vendor-kit': ['packages/std'],
  'packages/client': ['packages/std', 'packages/contract', 'packages/i18n'],
  'packages/ui': ['packages/std', 'packages/contract', 'packages/i18n'],
  'apps/server': [
    'packages/std',
    'packages/contract',
    'packages/engines',
    'packages/i18n',
    'packages/art',
  ],
  'apps/sandbox': ['packages/std'],
  'apps/studio': [
    'packages/std',
    'packages/engines',
    'packages/art',
    'packages/ui',
    'packages/vendor-kit',
  ],
  'apps/book': ['packages/std', 'packages/lottery', 'packages/sports', 'packages/vendor-kit'],
  'apps/console': [
    'packages/std',
    'packages/contract',
    'packages/client',
    'packages/i18n',
    'packages/ui',
    'packages/art',
  ],
  'apps/web': [
    'packages/std',
    'packages/contract',
    'packages/client',
    'packages/engines',
    'packages/lottery',
    'packages/sports',
    'packages/i18n',
    'packages/art',
    'packages/ui',
  ],
};

/** Rooms that run in a browser as well, and so know nothing of Node. */
export const ANYWHERE =
  /^packages\/(std(?!\/src\/node\/)|contract|client|engines|lottery|sports|i18n|ui)\/src\//;

/**
 * Server modules by wing, lowest wing first and lowest module first: a module imports only those
 * before it, and only their index.ts. A wing of one module is that module's own folder.
 */
export const SERVER_WINGS: Readonly<Record<string, readonly string[]>> = {
  base: ['db', 'kernel', 'brand'],
  books: ['ledger', 'limits'],
  people: [
    'delivery',
    'challenges',
    'members',
    'consents',
    'push',
    'messages',
    'credentials',
    'operators',
    'sessions',
    'exclusions',
    'login',
    'register',
    'security',
    'uploads',
    'identity',
    'privacy',
    'reminders',
  ],
  play: [
    'switches',
    'catalog',
    'play',
    'clock',
    'receivables',
    'valid-bets',
    'vendors',
    'book',
    'reconcile',
    'lobby',
    'lotteries',
    'live-tables',
    'images',
  ],
  cashier: ['payments', 'bonuses', 'deposits', 'withdrawals', 'transfers'],
  rewards: [
    'claims',
    'free-play',
    'points',
    'ranks',
    'rebates',
    'missions',
    'referrals',
    'envelopes',
    'raffles',
    'promotions',
    'programmes',
  ],
  records: [],
  agents: ['agents', 'teams', 'agreements', 'settlement'],
  talk: ['chat', 'bet-news'],
  desk: [
    'events',
    'webhooks',
    'risk',
    'cases',
    'content',
    'feedback',
    'support',
    'stops',
    'deletions',
    'draws',
    'trading',
    'reports',
    'views',
    'live',
    'players',
    'campaigns',
    'catalogue',
    'settings',
    'desk',
  ],
  site: ['system', 'pages'],
  testing: [],
};

/** The folders of the modules under the server's `src`, lowest first. */
export const SERVER_LEVELS: readonly string[] = Object.entries(SERVER_WINGS).flatMap(
  ([wing, modules]) => (modules.length > 0 ? modules.map((name) => `${wing}/${name}`) : [wing]),
);

/** Rooms beside the wings that put the product together; they may import every module. */
export const SERVER_ASSEMBLY: readonly string[] = ['config', 'demo', 'platform-tests'];

/** Parts of the site, lowest first; a feature does not know another. `framed` is a page of its own beside `app`. */
export const WEB_LEVELS = ['shared', 'features', 'pages', 'app', 'framed'];
