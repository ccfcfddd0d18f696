// Made by packages/i18n/generate.ts; do not edit.
import shell from '../catalogues/vi/shell.json' with { type: 'json' };
import system from '../catalogues/vi/system.json' with { type: 'json' };
import type { Words } from '../load.ts';

export const words: Words = {
  first: { shell, system },
  later: {
    errors: () => import('../catalogues/vi/errors.json', { with: { type: 'json' } }),
    login: () => import('../catalogues/vi/login.json', { with: { type: 'json' } }),
  },
  gaps: ["shell","system","errors","login"],
};
