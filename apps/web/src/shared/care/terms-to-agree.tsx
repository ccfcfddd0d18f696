import type { TextToAgree } from '@baize/contract/consent';
import { useT } from '@baize/i18n/react.tsx';
import { Disclosure } from '@baize/ui/disclosure.tsx';
import { LegalTextBody } from '../names/legal-text-body.tsx';
import { LEGAL_TITLES } from '../names/legal-texts.ts';

/** What changed, each text to be opened and read. */
export function TermsToAgree({ due }: { due: readonly TextToAgree[] }) {
  const t = useT();
  return (
    <>
      <p>{t('terms.changed_text')}</p>
      {due.map(({ text }) => (
        <Disclosure key={text} title={t(LEGAL_TITLES[text])}>
          <LegalTextBody text={text} />
        </Disclosure>
      ))}
    </>
  );
}
