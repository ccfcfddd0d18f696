import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { AreaTexts } from '../../shared/names/area-texts.tsx';
import { LegalTextBody } from '../../shared/names/legal-text-body.tsx';
import { LEGAL_TITLES, type LegalText } from '../../shared/names/legal-texts.ts';

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
      title={t(LEGAL_TITLES[text])}
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
