import { useLanguage } from '@baize/i18n/react.tsx';

/** Specimen words, in the language of the page. The components bring their own from catalogues. */
export function useSay() {
  const { tag } = useLanguage();
  return (thai: string, english: string): string => (tag === 'th' ? thai : english);
}
