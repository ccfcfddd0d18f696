import type { PlainKey } from '@baize/i18n/translate';
import type { ThemeChoice } from '../../shared/session/kept.ts';

export const THEME_NAMES = {
  dark: 'shell.theme_dark',
  light: 'shell.theme_light',
  system: 'shell.theme_system',
} as const satisfies Record<ThemeChoice, PlainKey>;
