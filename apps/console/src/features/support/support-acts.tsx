import { type SupportThread, takeSupport } from '@baize/contract/support-desk';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Note } from '@baize/ui/note.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { CallError } from '../../shared/call-error.tsx';
import { isLostRace } from '../../shared/lost-race.ts';
import { useMay } from '../../shared/use-operator.ts';
import { SupportAnswer } from './support-answer.tsx';
import type { SupportAct } from './support-dialogs.tsx';
import { nameOf } from './support-names.ts';
import { useSupportChange } from './use-support.ts';

type Props = { file: SupportThread; onAct: (act: SupportAct) => void };

/** What the operator may do with a conversation as it stands. */
export function SupportActs({ file, onAct }: Props) {
  const t = useT();
  const may = useMay();
  const toast = useToast();
  const { conversationId, owner, status } = file;
  const taking = useSupportChange(takeSupport, () =>
    toast({ tone: 'win', text: t('console.sup_took', { name: nameOf(file) }) }),
  );
  if (!may('support.answer') || status === 'ended') return null;
  const isTheirs = owner !== null && !owner.isMine;
  return (
    <>
      {isTheirs && <Note>{t('console.sup_theirs', { name: owner.name })}</Note>}
      {!isTheirs && <SupportAnswer file={file} />}
      <div className="queue-acts">
        {!owner?.isMine && (
          <Button
            look="line"
            isBusy={taking.isPending}
            onClick={() => taking.mutate({ conversationId, from: owner?.operatorId ?? null })}
          >
            {t(isTheirs ? 'console.case_take_over' : 'console.case_take')}
          </Button>
        )}
        <Button look="line" onClick={() => onAct('transfer')}>
          {t('console.sup_transfer')}
        </Button>
        {!isTheirs && (
          <Button look="line" onClick={() => onAct('close')}>
            {t('console.sup_close')}
          </Button>
        )}
      </div>
      {!isLostRace(taking.error) && <CallError error={taking.error} />}
    </>
  );
}
