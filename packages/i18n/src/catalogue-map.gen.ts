// Made by packages/i18n/generate.ts; do not edit.
import type { AreaMap, TableMap } from './load.ts';

export const CATALOGUE_MAP: AreaMap = {
  'en': {
    shell: { isComplete: true, load: () => import('./catalogues/en/shell.json', { with: { type: 'json' } }) },
    home: { isComplete: true, load: () => import('./catalogues/en/home.json', { with: { type: 'json' } }) },
    system: { isComplete: true, load: () => import('./catalogues/en/system.json', { with: { type: 'json' } }) },
    errors: { isComplete: true, load: () => import('./catalogues/en/errors.json', { with: { type: 'json' } }) },
    ui: { isComplete: true, load: () => import('./catalogues/en/ui.json', { with: { type: 'json' } }) },
    login: { isComplete: true, load: () => import('./catalogues/en/login.json', { with: { type: 'json' } }) },
    register: { isComplete: true, load: () => import('./catalogues/en/register.json', { with: { type: 'json' } }) },
    terms: { isComplete: true, load: () => import('./catalogues/en/terms.json', { with: { type: 'json' } }) },
    popups: { isComplete: true, load: () => import('./catalogues/en/popups.json', { with: { type: 'json' } }) },
    delivery: { isComplete: true, load: () => import('./catalogues/en/delivery.json', { with: { type: 'json' } }) },
  },
  'es': {
    shell: { isComplete: true, load: () => import('./catalogues/es/shell.json', { with: { type: 'json' } }) },
    home: { isComplete: true, load: () => import('./catalogues/es/home.json', { with: { type: 'json' } }) },
    system: { isComplete: true, load: () => import('./catalogues/es/system.json', { with: { type: 'json' } }) },
    errors: { isComplete: true, load: () => import('./catalogues/es/errors.json', { with: { type: 'json' } }) },
    ui: { isComplete: true, load: () => import('./catalogues/es/ui.json', { with: { type: 'json' } }) },
    login: { isComplete: true, load: () => import('./catalogues/es/login.json', { with: { type: 'json' } }) },
    register: { isComplete: true, load: () => import('./catalogues/es/register.json', { with: { type: 'json' } }) },
    terms: { isComplete: true, load: () => import('./catalogues/es/terms.json', { with: { type: 'json' } }) },
    popups: { isComplete: true, load: () => import('./catalogues/es/popups.json', { with: { type: 'json' } }) },
    delivery: { isComplete: true, load: () => import('./catalogues/es/delivery.json', { with: { type: 'json' } }) },
  },
  'pt': {
    shell: { isComplete: true, load: () => import('./catalogues/pt/shell.json', { with: { type: 'json' } }) },
    home: { isComplete: true, load: () => import('./catalogues/pt/home.json', { with: { type: 'json' } }) },
    system: { isComplete: true, load: () => import('./catalogues/pt/system.json', { with: { type: 'json' } }) },
    errors: { isComplete: true, load: () => import('./catalogues/pt/errors.json', { with: { type: 'json' } }) },
    ui: { isComplete: true, load: () => import('./catalogues/pt/ui.json', { with: { type: 'json' } }) },
    login: { isComplete: true, load: () => import('./catalogues/pt/login.json', { with: { type: 'json' } }) },
    register: { isComplete: true, load: () => import('./catalogues/pt/register.json', { with: { type: 'json' } }) },
    terms: { isComplete: true, load: () => import('./catalogues/pt/terms.json', { with: { type: 'json' } }) },
    popups: { isComplete: true, load: () => import('./catalogues/pt/popups.json', { with: { type: 'json' } }) },
    delivery: { isComplete: true, load: () => import('./catalogues/pt/delivery.json', { with: { type: 'json' } }) },
  },
  'th': {
    shell: { isComplete: true, load: () => import('./catalogues/th/shell.json', { with: { type: 'json' } }) },
    home: { isComplete: true, load: () => import('./catalogues/th/home.json', { with: { type: 'json' } }) },
    system: { isComplete: true, load: () => import('./catalogues/th/system.json', { with: { type: 'json' } }) },
    errors: { isComplete: true, load: () => import('./catalogues/th/errors.json', { with: { type: 'json' } }) },
    ui: { isComplete: true, load: () => import('./catalogues/th/ui.json', { with: { type: 'json' } }) },
    login: { isComplete: true, load: () => import('./catalogues/th/login.json', { with: { type: 'json' } }) },
    register: { isComplete: true, load: () => import('./catalogues/th/register.json', { with: { type: 'json' } }) },
    terms: { isComplete: true, load: () => import('./catalogues/th/terms.json', { with: { type: 'json' } }) },
    popups: { isComplete: true, load: () => import('./catalogues/th/popups.json', { with: { type: 'json' } }) },
    delivery: { isComplete: true, load: () => import('./catalogues/th/delivery.json', { with: { type: 'json' } }) },
  },
};

export const TABLE_MAP: TableMap = {
  'my': () => import('./locale-tables/my.gen.ts'),
  'km': () => import('./locale-tables/km.gen.ts'),
  'lo': () => import('./locale-tables/lo.gen.ts'),
  'ne': () => import('./locale-tables/ne.gen.ts'),
  'kk': () => import('./locale-tables/kk.gen.ts'),
  'uz': () => import('./locale-tables/uz.gen.ts'),
};
