import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readCatalogues } from '../packages/i18n/read-catalogues.ts';
import { LANGUAGES } from '../packages/i18n/src/languages.ts';
import { ROOT } from './paths.ts';

/** The texts that the outside knows by name, and where each is said or decided. */
const NAMED: Readonly<Record<string, string>> = {
  hd_home: 'apps/web/src/app/layout/entries.ts',
  hd_event: 'apps/web/src/shared/address/pages.ts',
  con_lott: 'packages/contract/src/navigation.ts',
  con_elott: 'packages/contract/src/navigation.ts',
  con_live: 'packages/contract/src/navigation.ts',
  con_sports: 'packages/contract/src/navigation.ts',
  con_fish: 'packages/contract/src/navigation.ts',
  con_rng: 'packages/contract/src/navigation.ts',
  con_pvp: 'packages/contract/src/navigation.ts',
  compete_game: 'packages/contract/src/navigation.ts',
  con_cockfight: 'packages/contract/src/navigation.ts',
  con_hot: 'apps/web/src/features/home/hot-games.tsx',
  copy_success: 'apps/web/src/features/account-menu/account-menu.tsx',
  in_need_true_account: 'apps/web/src/features/login/gate-dialog.tsx',
  in_increase_submit: 'apps/web/src/features/login/gate-dialog.tsx',
  in_popup_prompt: 'apps/web/src/features/login/gate-dialog.tsx',
  in_been_out: 'apps/web/src/features/password/forgot-modal.tsx',
  in_sure_logout: 'apps/web/src/features/logout/logout-dialog.tsx',
  in_more_cancel: 'apps/web/src/features/logout/logout-dialog.tsx',
  invitation_code_error: 'apps/server/src/people/register/find-inviters.ts',
  error_not_agent: 'apps/server/src/people/login/admit-member.ts',
  blockip: 'apps/web/src/pages/blocked-page.tsx',
  info_ip_block: 'apps/web/src/pages/blocked-page.tsx',
  game_maintenance: 'apps/server/src/play/lobby/find-playable.ts',
  info_maintenance: 'apps/web/src/pages/maintenance-page.tsx',
};

const catalogues = readCatalogues();

const textOf = (tag: string, key: string): string | undefined =>
  [...(catalogues.get(tag)?.values() ?? [])].map((area) => area[key]).find(Boolean);

test.each(Object.entries(NAMED))(
  'I18N-09 NAV-14 %s is in all 27 catalogues, and used where the specification says',
  (key, user) => {
    const lacking = LANGUAGES.filter(({ tag }) => !textOf(tag, key)?.trim());
    expect(lacking.map(({ name }) => name)).toEqual([]);
    expect(readFileSync(path.join(ROOT, user), 'utf8')).toContain(`'${key}'`);
  },
);

test.each(LANGUAGES.filter(({ code }) => code !== 'EN'))(
  'I18N-09 $name says them in its own words',
  ({ tag }) => {
    const sentences = Object.keys(NAMED).filter((key) => /^(?:in_|info_|error_|block)/.test(key));
    const english = sentences.filter((key) => textOf(tag, key) === textOf('en', key));
    expect(english).toEqual([]);
  },
);
