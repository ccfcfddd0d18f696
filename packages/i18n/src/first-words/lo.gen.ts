// Made by packages/i18n/generate.ts; do not edit.
import shell from '../catalogues/lo/shell.json' with { type: 'json' };
import system from '../catalogues/lo/system.json' with { type: 'json' };
import type { Words } from '../load.ts';

export const words: Words = {
  first: { shell, system },
  later: {
    errors: () => import('../catalogues/lo/errors.json', { with: { type: 'json' } }),
    login: () => import('../catalogues/lo/login.json', { with: { type: 'json' } }),
  },
  gaps: ["shell","system","errors","login"],
};
