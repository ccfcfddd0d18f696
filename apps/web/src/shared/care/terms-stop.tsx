import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { AreaTexts } from '../names/area-texts.tsx';
import { CallError } from '../server/call-error.tsx';
import './break-stop.css';
import { TermsToAgree } from './terms-to-agree.tsx';
import { useTerms } from './use-terms.ts';

/** Stands where there would be play: changed terms, to be read and agreed to. */
export const TermsStop = ({ onAgreed }: { onAgreed: () => void }) => (
  <AreaTexts areas={['terms', 'errors']}>
    <Stop onAgreed={onAgreed} />
  </AreaTexts>
);

function Stop({ onAgreed }: { onAgreed: () => void }) {
  const t = useT();
  const { due, accepting } = useTerms();
  const agree = () => accepting.mutate(due, { onSuccess: onAgreed });
  return (
    <section className="break-stop">
      <h2>{t('terms.changed_title')}</h2>
      <TermsToAgree due={due} />
      <Button look="act" isBusy={accepting.isPending} onClick={agree}>
        {t('terms.changed_agree')}
      </Button>
      <CallError error={accepting.error} />
    </section>
  );
}
