import { themeCss } from '@baize/ui/theme';
import type { Plugin } from 'vite';

const THEME = 'virtual:theme.css';

/** Colours as a file of their own, for a page that may hold no style of its own. */
export const themeFile = (theme: Parameters<typeof themeCss>[0]): Plugin => ({
  name: 'theme-file',
  resolveId: (id) => (id === THEME ? `\0${THEME}` : null),
  load: (id) => (id === `\0${THEME}` ? themeCss(theme) : null),
});
