import { MEMBER_CLASSES, type MemberClass } from '@baize/contract/trading-limits';
import { useT } from '@baize/i18n/react.tsx';
import { RadioGroup } from '@baize/ui/choice.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { useState } from 'react';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import { CLASS_NAMES } from './limit-words.ts';
import { useMemberClassing } from './use-trading-limits.ts';

type Props = { start: { account: string; class: MemberClass } | null; onClose: () => void };

/** Puts a member into a class. */
export function ClassDialog({ start, onClose }: Props) {
  const t = useT();
  const [account, setAccount] = useState(start?.account ?? '');
  const [chosen, setChosen] = useState<MemberClass>(start?.class ?? 'limited');
  const classing = useMemberClassing();
  const isMissing = account.trim() === '';
  return (
    <ReasonDialog
      title={t('trading.class_set')}
      text={t('trading.class_dialog_text')}
      action={t('trading.save')}
      reason="needed"
      isBusy={classing.isPending}
      error={classing.error}
      canSubmit={!isMissing}
      onSubmit={(reason) =>
        classing.mutate({ account: account.trim(), class: chosen, reason }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <TextField
            label={t('trading.account')}
            autoComplete="off"
            maxLength={60}
            value={account}
            error={isTried && isMissing ? t('trading.account_missing') : undefined}
            onChange={({ target }) => setAccount(target.value)}
          />
          <RadioGroup
            name="class"
            label={t('trading.class')}
            value={chosen}
            onChange={setChosen}
            options={MEMBER_CLASSES.map((value) => ({ value, label: t(CLASS_NAMES[value]) }))}
          />
        </>
      )}
    </ReasonDialog>
  );
}
