import { updateLanguage } from '@baize/contract/system';
import type { LanguageCode } from '@baize/i18n/languages';
import { type Area, loadSpeech, type Speech } from '@baize/i18n/load';
import { I18nProvider } from '@baize/i18n/react.tsx';
import { assert } from '@baize/std/assert';
import { createContext, type ReactNode, use, useState } from 'react';
import { useBrand } from '../loading/start.tsx';
import { call, speakToServer } from '../server/api.ts';
import { keepChosenLanguage } from '../session/kept.ts';

/** The texts every page needs; the server words its own refusals. */
export const AREAS: readonly Area[] = ['shell', 'home', 'lobby', 'system', 'ui'];

export const loadTexts = (code: LanguageCode | 'XA', fallback: string): Promise<Speech> =>
  loadSpeech({ code, fallback: fallback as LanguageCode, areas: AREAS });

type ChooseLanguage = (code: LanguageCode) => Promise<void>;

const ChooseContext = createContext<ChooseLanguage | null>(null);

type Props = { readonly first: Speech; readonly children: ReactNode };

/** Speaks one language to everything below it, and changes it without losing what was typed. */
export function LanguageProvider({ first, children }: Props) {
  const { currency, timezone, fallbackLanguage } = useBrand();
  const [speech, setSpeech] = useState(first);

  const choose: ChooseLanguage = async (code) => {
    const next = await loadTexts(code, fallbackLanguage);
    keepChosenLanguage(code);
    speakIn(next);
    setSpeech(next);
    await call(updateLanguage, { language: code });
  };

  return (
    <ChooseContext value={choose}>
      <I18nProvider speech={speech} currency={currency} timezone={timezone}>
        {children}
      </I18nProvider>
    </ChooseContext>
  );
}

/** Tells the page and the server which language holds from now on. */
export function speakIn({ own: { language } }: Speech) {
  const page = document.documentElement;
  // Written again, even as it was, it would have the style of the whole page worked out anew.
  if (page.lang !== language.tag) page.lang = language.tag;
  if (page.dir !== language.direction) page.dir = language.direction;
  speakToServer(language.code);
}

export function useChooseLanguage(): ChooseLanguage {
  const choose = use(ChooseContext);
  assert(choose, 'a language is chosen inside a LanguageProvider');
  return choose;
}
