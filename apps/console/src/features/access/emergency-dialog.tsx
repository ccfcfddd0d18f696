import { beginEmergency, EMERGENCY_MINUTES } from '@baize/contract/operator-access';
import { useT } from '@baize/i18n/react.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import { operatorQuery } from '../../shared/use-operator.ts';

/** Says what it gives and whom it alarms before anybody takes it. */
export function EmergencyDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const queries = useQueryClient();
  const [code, setCode] = useState('');
  const isWhole = /^\d{6}$/.test(code);
  const taking = useMutation({
    mutationFn: (reason: string) => call(beginEmergency, { code, reason }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: operatorQuery.queryKey });
      onClose();
    },
  });
  return (
    <ReasonDialog
      title={t('rights.emergency_take')}
      text={t('rights.emergency_text', { minutes: String(EMERGENCY_MINUTES) })}
      action={t('rights.emergency_take')}
      look="danger"
      reason="needed"
      hint={t('console.reason_inside')}
      canSubmit={isWhole}
      isBusy={taking.isPending}
      error={taking.error}
      onSubmit={(reason) => taking.mutate(reason)}
      onClose={onClose}
    >
      {(isTried) => (
        <TextField
          label={t('rights.emergency_code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={code}
          error={isTried && !isWhole ? t('rights.emergency_code_wrong') : undefined}
          onChange={({ target }) => setCode(target.value)}
        />
      )}
    </ReasonDialog>
  );
}
