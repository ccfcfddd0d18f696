import type { ManifestRow, SiteFiles } from '@baize/contract/start';
import type { PageName } from '../../shared/address/pages.ts';

const ENTRY = 'src/main.tsx';
/** Where all pages are found but those that most visits begin with. */
const LATER = 'src/app/later-files.ts';
const FIRST: ReadonlySet<PageName> = new Set(['home', 'gameList', 'gameCenter']);

/** `accountRecord` is in `account-record-page.tsx`; the agent center begins with its layout. */
const moduleOf = (page: PageName): string =>
  page === 'agentHome'
    ? 'src/app/layout/agent-center-layout.tsx'
    : `src/pages/${page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-page.tsx`;

/**
 * Where there is something to say its styles come with the page: they would lay it out anew. Its
 * script comes once the page is alive, which is when it may speak.
 */
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
    ? [FIRST.has(page) ? [] : LATER, LAYOUTS[page] ?? [], moduleOf(page)].flat()
    : [];
  const wanted = [ENTRY, ...ofPage, texts];
  const rows = closure(manifest, wanted);
  const styled = hasPopups ? closure(manifest, [...wanted, POPUP]) : rows;
  return {
    start: closure(manifest, [ENTRY]).map(fileOf),
    scripts: rows.map(fileOf),
    styles: [...new Set(styled.flatMap(({ css = [] }) => css))],
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
