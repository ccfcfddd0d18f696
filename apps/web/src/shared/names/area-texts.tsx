import type { LanguageCode } from '@baize/i18n/languages';
import { type Area, loadSpeech } from '@baize/i18n/load';
import { I18nProvider, useLanguage, useT } from '@baize/i18n/react.tsx';
import { ErrorState } from '@baize/ui/error-state.tsx';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useBrand } from '../loading/start.tsx';
import { queryKeys } from '../server/queries.ts';
import { AREAS } from './language.tsx';

type AreaTextsOptions = {
  readonly code: string;
  readonly fallback: string;
  readonly areas: readonly Area[];
};

/** The texts of areas together with those of every page; a page drawn at once asks beforehand. */
export const areaTexts = ({ code, fallback, areas }: AreaTextsOptions) =>
  queryOptions({
    queryKey: queryKeys.texts(code, areas),
    queryFn: () =>
      loadSpeech({
        code: code as LanguageCode | 'XA',
        fallback: fallback as LanguageCode,
        areas: [...AREAS, ...areas],
      }),
    staleTime: Number.POSITIVE_INFINITY,
  });

type Props = {
  readonly areas: readonly Area[];
  /** Shown while the words are on their way. */
  readonly waiting?: ReactNode;
  readonly children: ReactNode;
};

/**
 * Gives what is below it further texts, which only its pages need. A change of language keeps the
 * old words until the new ones have come, so that nothing typed is lost.
 */
export function AreaTexts({ areas, waiting = null, children }: Props) {
  const t = useT();
  const { code } = useLanguage();
  const { currency, timezone, fallbackLanguage } = useBrand();
  const texts = useQuery({
    ...areaTexts({ code, fallback: fallbackLanguage, areas }),
    placeholderData: keepPreviousData,
  });
  if (texts.isError) {
    return <ErrorState title={t('system.network_error')} onRetry={() => void texts.refetch()} />;
  }
  if (!texts.data) return waiting;
  return (
    <I18nProvider speech={texts.data} currency={currency} timezone={timezone}>
      {children}
    </I18nProvider>
  );
}
