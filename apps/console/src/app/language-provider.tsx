import { loadSpeech, type Speech } from '@baize/i18n/load';
import { I18nProvider } from '@baize/i18n/react.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ChooseLanguage } from '../shared/choose-language.ts';
import { AREAS, type ConsoleLanguage, keepLanguage, speakIn } from '../shared/language.ts';
import { operatorQuery } from '../shared/use-operator.ts';

/** Until someone has signed in there is no brand, and no amount to write. */
const NO_BRAND = { timezone: 'UTC', currency: { code: 'ZZZ', scale: 2, symbol: '¤' } };

type Props = { readonly first: Speech; readonly children: ReactNode };

/** Speaks the operator's language, and writes money and times as the brand does. */
export function LanguageProvider({ first, children }: Props) {
  const [speech, setSpeech] = useState(first);
  const { data } = useQuery({ ...operatorQuery, enabled: false });
  const { currency, timezone } = data?.brand ?? NO_BRAND;
  const choose = async (code: ConsoleLanguage) => {
    const next = await loadSpeech({ code, fallback: 'EN', areas: AREAS });
    keepLanguage(code);
    speakIn(next);
    setSpeech(next);
  };
  return (
    <ChooseLanguage value={choose}>
      <I18nProvider speech={speech} currency={currency} timezone={timezone}>
        {children}
      </I18nProvider>
    </ChooseLanguage>
  );
}
