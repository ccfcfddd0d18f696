import { loadSpeech } from '@baize/i18n/load';
import { I18nProvider } from '@baize/i18n/react.tsx';
import { assert } from '@baize/std/assert';
import { createRoot } from 'react-dom/client';
import '../src/base.css';
import '../src/fonts.css';
import { themeCss } from '../src/theme.ts';
import { ToastProvider } from '../src/toast.tsx';
import '../src/tokens.css';
import { brandOf, readSettings } from './settings.ts';
import './workshop.css';
import { Workshop } from './workshop.tsx';

const LANGUAGES = { th: 'TH', en: 'EN', xa: 'XA' } as const;

const settings = readSettings(location.search);
const { theme, currency, timezone } = brandOf(settings);

const style = document.createElement('style');
style.textContent = themeCss(theme);
document.head.append(style);
const page = document.documentElement;
page.dataset['theme'] = settings.theme;
page.lang = settings.lang === 'th' ? 'th' : 'en';
page.dir = settings.lang === 'xa' ? 'rtl' : settings.dir;

const speech = await loadSpeech({ code: LANGUAGES[settings.lang], fallback: 'EN', areas: ['ui'] });
const root = document.querySelector('#root');
assert(root, 'the page has a root');
createRoot(root).render(
  <I18nProvider speech={speech} currency={currency} timezone={timezone}>
    <ToastProvider>
      <Workshop settings={settings} />
    </ToastProvider>
  </I18nProvider>,
);
