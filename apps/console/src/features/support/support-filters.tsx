import { SUPPORT_VIEWS, type SupportView } from '@baize/contract/support-desk';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Segments } from '@baize/ui/segments.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { CallError } from '../../shared/call-error.tsx';
import { useGo } from '../../shared/console-link.tsx';
import '../../shared/list-filters.css';
import { useKeys } from '../../shared/queue/use-queue-keys.ts';
import { useMay } from '../../shared/use-operator.ts';
import { nameOf, VIEW_NAMES } from './support-names.ts';
import { useTakeNext } from './use-support.ts';

/** Which conversations, and the next one for whoever is free; N takes it. */
export function SupportFilters({ view }: { view: SupportView }) {
  const t = useT();
  const may = useMay();
  const go = useGo();
  const toast = useToast();
  const taking = useTakeNext((file) => {
    if (!file) return toast({ tone: 'info', text: t('console.sup_next_none') });
    toast({ tone: 'win', text: t('console.sup_took', { name: nameOf(file) }) });
    void go('/support', { view: 'mine', order: file.conversationId });
  });
  const canTake = may('support.answer');
  const takeNext = () => {
    if (!taking.isPending) taking.mutate();
  };
  useKeys((key) => (key === 'n' && canTake ? takeNext : undefined));
  return (
    <>
      <div className="list-filters">
        <Segments
          label={t('console.view')}
          value={view}
          onChange={(next) => void go('/support', { view: next })}
          segments={SUPPORT_VIEWS.map((value) => ({ value, label: t(VIEW_NAMES[value]) }))}
        />
        {canTake && (
          <Button look="act" isBusy={taking.isPending} onClick={takeNext}>
            {t('console.sup_next')} <kbd>N</kbd>
          </Button>
        )}
      </div>
      <CallError error={taking.error} />
    </>
  );
}
