import { assert } from '@baize/std/assert';
import type { Currency } from '@baize/std/money';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { createFormats, type Formats } from './formats.ts';
import type { Language } from './languages.ts';
import type { Speech } from './load.ts';
import { createTranslate, type Translate } from './translate.ts';

type Voice = {
  readonly language: Language;
  readonly t: Translate;
  readonly formats: Formats;
  readonly currency: Currency;
};

const VoiceContext = createContext<Voice | null>(null);

type Props = {
  readonly speech: Speech;
  readonly currency: Currency;
  readonly timezone: string;
  readonly children: ReactNode;
};

/** Gives everything below it one language, one currency and one time zone. */
export function I18nProvider({ speech, currency, timezone, children }: Props) {
  const voice = useMemo(() => {
    const { language, table } = speech.own;
    return {
      language,
      t: createTranslate(speech.own, speech.fallback),
      formats: createFormats({ language, table, currency, timezone }),
      currency,
    };
  }, [speech, currency, timezone]);
  return <VoiceContext value={voice}>{children}</VoiceContext>;
}

function useVoice(): Voice {
  const voice = use(VoiceContext);
  assert(voice, 'a text is written inside an I18nProvider');
  return voice;
}

export const useT = (): Translate => useVoice().t;

export const useFormats = (): Formats => useVoice().formats;

export const useLanguage = (): Language => useVoice().language;

/** The money that amounts without a currency of their own are in. */
export const useCurrency = (): Currency => useVoice().currency;
