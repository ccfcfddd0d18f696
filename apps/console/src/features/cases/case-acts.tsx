import { CASE_PERMISSIONS, type CaseFile, takeCase } from '@baize/contract/case';
import { useT } from '@baize/i18n/react.tsx';
import { Button, buttonClass } from '@baize/ui/button.tsx';
import { check, pencil } from '@baize/ui/icons';
import { Note } from '@baize/ui/note.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { CallError } from '../../shared/call-error.tsx';
import { caseName } from '../../shared/case-names.ts';
import { ConsoleLink } from '../../shared/console-link.tsx';
import { isLostRace } from '../../shared/lost-race.ts';
import { useMay } from '../../shared/use-operator.ts';
import { useCaseChange } from './use-cases.ts';

export type CaseAct = 'note' | 'end';

type Props = { file: CaseFile; onAct: (act: CaseAct) => void };

/** What the operator may do with a case as it stands. */
export function CaseActs({ file, onAct }: Props) {
  const t = useT();
  const may = useMay();
  const toast = useToast();
  const taking = useCaseChange(takeCase, () =>
    toast({ tone: 'win', text: t('console.case_taken', { name: caseName(file, t) }) }),
  );
  if (!may('cases.work')) return null;
  const { isOpen, owner, kind, source, operator } = file;
  if (operator?.isMe) return <Note>{t('console.case_about_you')}</Note>;
  const isTheirs = owner !== null && !owner.isMine;
  const canEnd = isOpen && !isTheirs && may(CASE_PERMISSIONS[kind].end);
  return (
    <>
      {isOpen && isTheirs && <Note>{t('console.case_theirs', { name: owner.name })}</Note>}
      <div className="queue-acts">
        {canEnd && kind === 'claim' && (
          <ConsoleLink
            to="/claims"
            query={{ order: source }}
            className={buttonClass({ look: 'brand' })}
          >
            {t('console.case_claim_decide')}
          </ConsoleLink>
        )}
        {canEnd && kind !== 'claim' && (
          <Button look="brand" icon={check} onClick={() => onAct('end')}>
            {t('console.case_end')}
          </Button>
        )}
        {isOpen && !owner?.isMine && (
          <Button
            look="line"
            isBusy={taking.isPending}
            onClick={() => taking.mutate({ kind, source, from: owner?.operatorId ?? null })}
          >
            {t(isTheirs ? 'console.case_take_over' : 'console.case_take')}
          </Button>
        )}
        <Button look="line" icon={pencil} onClick={() => onAct('note')}>
          {t('console.case_note')}
        </Button>
      </div>
      {!isLostRace(taking.error) && <CallError error={taking.error} />}
    </>
  );
}
