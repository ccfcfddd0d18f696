/** Room → the rooms it may import from. Lower rooms know nothing of higher ones. */
export const ROOMS: Record<string, readonly string[]> = {
  'packages/std': [],
  'packages/contract': ['packages/std'],
  'packages/engines': ['packages/std'],
  'packages/i18n': ['packages/std'],
  'packages/art': ['packages/std'],
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
  'apps/studio': ['packages/std', 'packages/engines', 'packages/art', 'packages/ui'],
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
    'packages/i18n',
    'packages/art',
    'packages/ui',
  ],
};

/** Rooms that run in a browser as well, and so know nothing of Node. */
export const ANYWHERE = /^packages\/(std|contract|client|engines|i18n|ui)\/src\//;

/** Server modules, lowest first: one imports only those before it, and only their index.ts. */
export const SERVER_LEVELS = [
  'db',
  'kernel',
  'ledger',
  'brand',
  'limits',
  'delivery',
  'challenges',
  'members',
  'credentials',
  'operators',
  'sessions',
  'login',
  'register',
  'security',
  'catalog',
  'play',
  'vendors',
  'reconcile',
  'uploads',
  'payments',
  'deposits',
  'withdrawals',
  'transfers',
  'lobby',
  'records',
  'desk',
  'lottery',
  'sports',
  'rewards',
  'points',
  'agents',
  'messages',
  'reports',
  'images',
  'system',
  'site',
  'testing',
];

/** Parts of the site, lowest first; a feature does not know another feature. */
export const WEB_LEVELS = ['shared', 'features', 'pages', 'app'];
