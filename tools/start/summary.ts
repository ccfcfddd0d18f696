import path from 'node:path';
import { DEMO_ACCOUNTS } from '../../apps/server/src/demo/accounts.ts';
import { DEMO_OPERATORS } from '../../apps/server/src/demo/operators.ts';
import { ROOT } from '../paths.ts';
import { bold, dim, green, say, seconds } from './say.ts';
import type { Settings } from './settings.ts';

/** What a person wants to know once it runs: where it is, whose it is, how to stop it. */
export function printSummary(settings: Settings, tookMs: number): void {
  const { site, brand, brandName, dataDir, ownDatabase, roles, studio, book, sandbox } = settings;
  const { mode } = settings;
  const folder = path.relative(ROOT, dataDir) || dataDir;
  const shown = folder.startsWith('..') ? dataDir : folder;
  const rows: readonly (readonly [string, string])[] = [
    ['Mode', `${bold(mode)} ${dim(MEANINGS[mode])}`],
    ...(roles.includes('site')
      ? ([
          ['Site', bold(site)],
          ['API', `${site}/docs/api`],
          ['Console', `${site}/console`],
        ] as const)
      : []),
    ...(studio
      ? ([['Games', `${studio.url} ${dim('our studio, opened from the site')}`]] as const)
      : []),
    ...(book
      ? ([['Tickets', `${book.url} ${dim('our book, opened from the site')}`]] as const)
      : []),
    ...(sandbox ? ([['Inbox', `${sandbox.url} ${dim('SMS and e-mail, sign-in')}`]] as const) : []),
    ...(settings.hasDemoAccounts ? demoRows : []),
    ...(mode === 'production' ? [FIRST_OPERATOR] : []),
    ['Brand', `${brandName} ${dim(`(BRAND=${brand})`)}`],
    ['Data', ownDatabase ? 'your database (DATABASE_URL)' : `${shown}/postgres`],
    ['Log', `${shown}/server.log`],
    ['Stop', 'Ctrl-C'],
  ];
  say();
  say(`${green('●')} ${bold('Baize is running')} ${dim(`after ${seconds(tookMs)}`)}`);
  say();
  for (const [name, value] of rows) say(`  ${dim(name.padEnd(9))}${value}`);
  say();
}

const MEANINGS = {
  demonstration: 'for this machine alone, with play money; MODE=production is for the public',
  production: 'for the public, with real money',
} as const;

const FIRST_OPERATOR = [
  'Staff',
  `npm run operators -- add USERNAME admin NAME ${dim('makes the first operator')}`,
] as const;

const [operator] = DEMO_OPERATORS;

const demoRows = [
  ...Object.entries(DEMO_ACCOUNTS).map(
    ([role, { account, password }]) =>
      [
        role === 'agent' ? 'Agent' : 'Member',
        `${bold(account)} ${dim('password')} ${password}`,
      ] as const,
  ),
  [
    'Staff',
    `${DEMO_OPERATORS.map(({ username }) => bold(username)).join(' ')} ${dim('password')} ` +
      `${operator.password} ${dim('authenticator')} ${operator.totpKey}`,
  ] as const,
];
