import { useLanguage } from '@baize/i18n/react.tsx';
import { useBrand } from '../loading/start.tsx';

/** What the calls about games are asked with beside their query. */
export type Speaker = { readonly language: string; readonly merchant: string };

export function useSpeaker(): Speaker {
  const { code } = useLanguage();
  const { merchantCode } = useBrand();
  return { language: code, merchant: merchantCode };
}
