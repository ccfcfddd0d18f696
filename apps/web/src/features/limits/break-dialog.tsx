import type { ExclusionInput } from '@baize/contract/exclusion';
import { useT } from '@baize/i18n/react.tsx';
import { FormDialog } from '../../shared/fields/form-dialog.tsx';
import { useTakeBreak } from './use-breaks.ts';

export type BreakWish = {
  readonly wanted: ExclusionInput;
  /** How long, in words. */
  readonly length: string;
};

/** The second tap: what will be shut, what stays, and that nobody can end it early. */
export function BreakDialog({ wanted, length, onClose }: BreakWish & { onClose: () => void }) {
  const t = useT();
  const taking = useTakeBreak();
  return (
    <FormDialog
      title={t('security.break_confirm_title', { length })}
      action={t('security.break_confirm')}
      isBusy={taking.isPending}
      error={taking.error}
      onSubmit={() => taking.mutate(wanted, { onSuccess: onClose })}
      onClose={onClose}
    >
      <ul className="break-rules">
        <li>{t('security.break_rule_shut')}</li>
        <li>{t('security.break_rule_open')}</li>
        <li>{t('security.break_rule_early')}</li>
      </ul>
    </FormDialog>
  );
}
