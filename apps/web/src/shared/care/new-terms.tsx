import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { useState } from 'react';
import { CallError } from '../server/call-error.tsx';
import { useFreeScreen } from '../timing/use-free-screen.ts';
import { TermsToAgree } from './terms-to-agree.tsx';
import { useTerms } from './use-terms.ts';

/** Asks for a word to changed terms, once nobody is in the middle of something; it can be put off. */
export function NewTerms() {
  const t = useT();
  const { due, accepting } = useTerms();
  const [isPutOff, setPutOff] = useState(false);
  const isAsked = due.length > 0 && !isPutOff;
  const isFree = useFreeScreen(isAsked);
  if (!isAsked || !isFree) return null;
  return (
    <Dialog
      isOpen
      onClose={() => setPutOff(true)}
      title={t('terms.changed_title')}
      footer={
        <>
          <Button look="line" onClick={() => setPutOff(true)}>
            {t('terms.changed_later')}
          </Button>
          <Button look="act" isBusy={accepting.isPending} onClick={() => accepting.mutate(due)}>
            {t('terms.changed_agree')}
          </Button>
        </>
      }
    >
      <TermsToAgree due={due} />
      <CallError error={accepting.error} />
    </Dialog>
  );
}
