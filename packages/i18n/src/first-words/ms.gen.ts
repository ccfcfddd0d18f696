// Made by packages/i18n/generate.ts; do not edit.
import shell from '../catalogues/ms/shell.json' with { type: 'json' };
import system from '../catalogues/ms/system.json' with { type: 'json' };
import type { Words } from '../load.ts';

export const words: Words = {
  first: { shell, system },
  later: {
    errors: () => import('../catalogues/ms/errors.json', { with: { type: 'json' } }),
    login: () => import('../catalogues/ms/login.json', { with: { type: 'json' } }),
  },
  gaps: ["shell","system","errors","login"],
};
