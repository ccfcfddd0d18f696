import { type CaseFile, endCase, noteCase, outcomesOf } from '@baize/contract/case';
import type { Input } from '@baize/contract/endpoint';
import { useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { RadioGroup } from '@baize/ui/choice.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { useState } from 'react';
import { caseName, outcomeName } from '../../shared/case-names.ts';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import type { CaseAct } from './case-acts.tsx';
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

type Outcome = Input<typeof endCase>['outcome'];

const OUTCOME_HINTS = {
  explained: 'console.outcome_explained_of',
  corrected: 'console.outcome_corrected_of',
  released: 'console.outcome_released_of',
  refused: 'console.outcome_refused_of',
  confirmed: 'ops.outcome_confirmed_of',
  dismissed: 'ops.outcome_dismissed_of',
} as const satisfies Record<Outcome, PlainKey>;

const CARE_HINTS: Readonly<Partial<Record<Outcome, PlainKey>>> = {
  confirmed: 'ops.care_confirmed_of',
  dismissed: 'ops.care_dismissed_of',
};

function EndDialog({ file, onClose }: Props) {
  const t = useT();
  const toast = useToast();
  const isReward = file.kind === 'reward';
  const outcomes = outcomesOf(file.kind);
  const hints = file.kind === 'care' ? { ...OUTCOME_HINTS, ...CARE_HINTS } : OUTCOME_HINTS;
  // Whether a rule was right is counted: neither answer is chosen beforehand.
  const isOfRule = file.evidence !== null;
  const [outcome, setOutcome] = useState(isOfRule ? null : (outcomes[0] ?? null));
  const ending = useCaseChange(endCase, () => {
    toast({ tone: 'win', text: t('console.case_ended', { name: caseName(file, t) }) });
    onClose();
  });
  const { kind, source } = file;
  const submit = (reason: string) => {
    if (kind !== 'claim' && outcome) ending.mutate({ kind, source, outcome, reason });
  };
  return (
    <ReasonDialog
      title={t('console.case_end')}
      text={t(isReward ? 'console.case_reward_text' : 'console.case_end_text', {
        name: caseName(file, t),
      })}
      label={t('console.case_found')}
      action={t('console.case_end')}
      reason="needed"
      hint={t(isReward ? 'console.case_reward_reason' : 'console.reason_inside')}
      canSubmit={outcome !== null}
      isBusy={ending.isPending}
      error={ending.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {(isTried) => (
        <RadioGroup
          name="outcome"
          label={t('console.case_outcome')}
          value={outcome}
          error={isTried && outcome === null ? t('ops.outcome_missing') : undefined}
          onChange={setOutcome}
          options={outcomes.map((value) => ({
            value,
            label: outcomeName(kind, value, t),
            hint: t(hints[value]),
          }))}
        />
      )}
    </ReasonDialog>
  );
}
