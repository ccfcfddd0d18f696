import { STOP_KINDS, type StopKind, type Stops } from '@baize/contract/stop-desk';
import { useT } from '@baize/i18n/react.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { Select } from '@baize/ui/select.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { useState } from 'react';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import { KIND_NAMES } from './kind-names.ts';
import { useStopping } from './use-stops.ts';

type Props = { targets: Stops['targets']; onClose: () => void };

/** One act for all of them: what, which, a word typed by hand, and why. */
export function StopDialog({ targets, onClose }: Props) {
  const t = useT();
  const toast = useToast();
  const stopping = useStopping();
  const [kind, setKind] = useState<StopKind>('game');
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState('');
  const word = t('console.stop_word');
  const isTyped = typed.trim().toLocaleUpperCase() === word;
  const of = targets.filter((each) => each.kind === kind);
  const isChosen = kind === 'play' || chosen !== '';
  const submit = (reason: string) =>
    stopping.mutate(
      { kind, target: kind === 'play' ? '' : chosen, reason },
      {
        onSuccess: () => {
          toast({ tone: 'win', text: t('console.stop_done') });
          onClose();
        },
      },
    );
  return (
    <ReasonDialog
      title={t('console.stop_new')}
      text={t('console.stop_new_text')}
      action={t('console.stop_set')}
      reason="needed"
      hint={t('console.reason_inside')}
      look="danger"
      isBusy={stopping.isPending}
      error={stopping.error}
      canSubmit={isChosen && isTyped}
      onSubmit={submit}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <Select
            label={t('console.stop_kind')}
            value={kind}
            options={STOP_KINDS.map((value) => ({ value, label: t(KIND_NAMES[value]) }))}
            onChange={(event) => {
              setKind(event.target.value as StopKind);
              setChosen('');
            }}
          />
          {kind !== 'play' && (
            <Select
              label={t('console.stop_target')}
              value={chosen}
              placeholder={t('console.stop_target_choose')}
              options={of.map(({ target, name }) => ({ value: target, label: name }))}
              error={isTried && !isChosen ? t('console.stop_target_missing') : undefined}
              onChange={(event) => setChosen(event.target.value)}
            />
          )}
          <TextField
            label={t('console.stop_typed', { word })}
            value={typed}
            autoComplete="off"
            error={isTried && !isTyped ? t('console.stop_typed_wrong', { word }) : undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
        </>
      )}
    </ReasonDialog>
  );
}
