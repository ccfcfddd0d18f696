import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { useBrand, useBrandName } from '../../shared/start.tsx';
import { LEGAL_TEXTS, type LegalText } from './legal-texts.ts';

type Props = { text: LegalText | null; onClose: () => void };

/** The terms or the privacy policy, over the form that asks for consent to them. */
export function TermsDialog({ text, onClose }: Props) {
  const t = useT();
  return (
    <Dialog
      isOpen={text !== null}
      onClose={onClose}
      title={text && t(LEGAL_TEXTS[text].title)}
      footer={
        <Button look="brand" onClick={onClose}>
          {t('ui_close')}
        </Button>
      }
    >
      {text && <LegalTextBody text={text} />}
    </Dialog>
  );
}

export function LegalTextBody({ text }: { text: LegalText }) {
  const t = useT();
  const { minimumAge: age } = useBrand();
  const brand = useBrandName();
  const { lead, sections } = LEGAL_TEXTS[text];
  return (
    <div className="legal">
      <p className="muted">{t(lead, { brand })}</p>
      {sections.map(([title, words]) => (
        <section key={title}>
          <h3>{t(title)}</h3>
          <p>{words === 'terms.age_text' ? t(words, { age }) : t(words)}</p>
        </section>
      ))}
    </div>
  );
}
