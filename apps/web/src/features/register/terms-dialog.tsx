import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { AreaTexts } from '../../shared/area-texts.tsx';
import { useBrand, useBrandName } from '../../shared/start.tsx';
import { LEGAL_TEXTS, type LegalText } from './legal-texts.ts';

type Props = { text: LegalText; onClose: () => void };

/** The terms or the privacy policy, over the form that asks for consent to them. */
export const TermsDialog = (props: Props) => (
  <AreaTexts areas={TERMS_AREAS}>
    <LegalDialog {...props} />
  </AreaTexts>
);

const TERMS_AREAS = ['terms'] as const;

function LegalDialog({ text, onClose }: Props) {
  const t = useT();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(LEGAL_TEXTS[text].title)}
      footer={
        <Button look="brand" onClick={onClose}>
          {t('ui_close')}
        </Button>
      }
    >
      <LegalTextBody text={text} />
    </Dialog>
  );
}

function LegalTextBody({ text }: { text: LegalText }) {
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
