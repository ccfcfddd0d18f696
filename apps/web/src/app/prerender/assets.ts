import type { ManifestRow, SiteFiles } from '@baize/contract/start';
import type { PageName } from '../../shared/paths.ts';

const ENTRY = 'src/main.tsx';
const PAGE_MODULES: Record<PageName, string> = {
  home: 'src/pages/home-page.tsx',
  about: 'src/pages/about-page.tsx',
  help: 'src/pages/help-page.tsx',
  announcements: 'src/pages/announcements-page.tsx',
  promotions: 'src/pages/promotions-page.tsx',
  gameCenter: 'src/pages/game-center-page.tsx',
  gameList: 'src/pages/game-list-page.tsx',
  accountGames: 'src/pages/account-games-page.tsx',
  lottery: 'src/pages/lottery-page.tsx',
  seaLottery: 'src/pages/lottery-page.tsx',
  vnLottery: 'src/pages/lottery-page.tsx',
  seamless: 'src/pages/seamless-page.tsx',
  member: 'src/pages/member-security-page.tsx',
  records: 'src/pages/records-page.tsx',
  accountRecord: 'src/pages/account-record-page.tsx',
  profit: 'src/pages/profit-page.tsx',
  bonuses: 'src/pages/bonuses-page.tsx',
  limits: 'src/pages/limits-page.tsx',
  creditReport: 'src/pages/credit-report-page.tsx',
  deposit: 'src/pages/deposit-page.tsx',
  withdraw: 'src/pages/withdraw-page.tsx',
  transferFund: 'src/pages/transfer-fund-page.tsx',
  transferUpline: 'src/pages/transfer-upline-page.tsx',
  agent: 'src/pages/agent-page.tsx',
  messages: 'src/pages/messages-page.tsx',
  agentHome: 'src/app/layout/agent-center-layout.tsx',
  resetPassword: 'src/pages/reset-password-page.tsx',
};

/** Where all pages are found but those that most visits begin with. */
const LATER = 'src/app/later-files.ts';
const FIRST: ReadonlySet<PageName> = new Set(['home', 'gameList', 'gameCenter']);

/** Comes with the page where there is something to say: late, it would come between. */
const POPUP = 'src/features/popups/popup-dialog.tsx';

/** What stands around pages that are not inside the site's own layout. */
const LAYOUTS: Partial<Record<PageName, string>> = {
  agent: 'src/app/layout/agent-layout.tsx',
};

export type PageAssets = {
  /** What starts the page, and before it what it needs to start. */
  readonly start: readonly string[];
  /** Scripts the page will want at once, so that none waits for another to name it. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
};

export type PageNeeds = {
  readonly page: PageName | null;
  readonly languageTag: string;
  readonly hasPopups: boolean;
};

/** The files of a page, from the manifest of the build. */
export function assetsOf(
  { manifest }: SiteFiles,
  { page, languageTag, hasPopups }: PageNeeds,
): PageAssets {
  const texts = `../../packages/i18n/src/first-words/${languageTag}.gen.ts`;
  const ofPage = page
    ? [FIRST.has(page) ? [] : LATER, LAYOUTS[page] ?? [], PAGE_MODULES[page]].flat()
    : [];
  const wanted = [ENTRY, ...ofPage, texts, ...(hasPopups ? [POPUP] : [])];
  const rows = closure(manifest, wanted);
  return {
    start: closure(manifest, [ENTRY]).map(fileOf),
    scripts: rows.map(fileOf),
    styles: [...new Set(rows.flatMap(({ css = [] }) => css))],
  };
}

const fileOf = ({ file }: ManifestRow) => `/${file}`;

/** The wanted rows and all they import, each once, imported ones first. */
function closure(
  manifest: SiteFiles['manifest'],
  names: readonly string[],
): readonly ManifestRow[] {
  const rows = new Map<string, ManifestRow>();
  const add = (name: string) => {
    const row = manifest[name];
    if (!row || rows.has(name)) return;
    for (const imported of row.imports ?? []) add(imported);
    rows.set(name, row);
  };
  names.forEach(add);
  return [...rows.values()];
}
