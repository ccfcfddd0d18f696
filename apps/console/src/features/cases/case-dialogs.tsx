import { type CaseFile, endCase, noteCase } from '@baize/contract/case';
import { useT } from '@baize/i18n/react.tsx';
import { RadioGroup } from '@baize/ui/choice.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { useState } from 'react';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import type { CaseAct } from './case-acts.tsx';
import { caseName, outcomeName } from './case-names.ts';
import { useCaseChange } from './use-cases.ts';

type Props = { file: CaseFile; onClose: () => void };

export function CaseDialog({ act, ...props }: Props & { act: CaseAct }) {
  return act === 'note' ? <NoteDialog {...props} /> : <EndDialog {...props} />;
}

/** What a case is called on the wire. */
const nameOf = ({ kind, source }: CaseFile) => ({ kind, source });

function NoteDialog({ file, onClose }: Props) {
  const t = useT();
  const toast = useToast();
  const noting = useCaseChange(noteCase, () => {
    toast({ tone: 'win', text: t('console.case_noted') });
    onClose();
  });
  return (
    <ReasonDialog
      title={t('console.case_note')}
      text={caseName(file, t)}
      label={t('console.case_note_label')}
      action={t('console.case_note')}
      reason="needed"
      hint={t('console.reason_inside')}
      isBusy={noting.isPending}
      error={noting.error}
      onSubmit={(text) => noting.mutate({ ...nameOf(file), text })}
      onClose={onClose}
    />
  );
}

const OUTCOMES = ['explained', 'corrected'] as const;

function EndDialog({ file, onClose }: Props) {
  const t = useT();
  const toast = useToast();
  const [outcome, setOutcome] = useState<(typeof OUTCOMES)[number]>('explained');
  const ending = useCaseChange(endCase, () => {
    toast({ tone: 'win', text: t('console.case_ended', { name: caseName(file, t) }) });
    onClose();
  });
  const { kind, source } = file;
  const submit = (reason: string) => {
    if (kind !== 'claim') ending.mutate({ kind, source, outcome, reason });
  };
  return (
    <ReasonDialog
      title={t('console.case_end')}
      text={t('console.case_end_text', { name: caseName(file, t) })}
      label={t('console.case_found')}
      action={t('console.case_end')}
      reason="needed"
      hint={t('console.reason_inside')}
      isBusy={ending.isPending}
      error={ending.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {() => (
        <RadioGroup
          name="outcome"
          label={t('console.case_outcome')}
          value={outcome}
          onChange={setOutcome}
          options={OUTCOMES.map((value) => ({
            value,
            label: outcomeName(value, t),
            hint: t(
              value === 'explained'
                ? 'console.outcome_explained_of'
                : 'console.outcome_corrected_of',
            ),
          }))}
        />
      )}
    </ReasonDialog>
  );
}
