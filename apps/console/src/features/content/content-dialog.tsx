import { useT } from '@baize/i18n/react.tsx';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import type { Difference } from './difference.ts';
import { DifferenceTable } from './difference-table.tsx';

export type DialogAct =
  | { readonly act: 'publish' }
  | { readonly act: 'withdraw' }
  | { readonly act: 'restore'; readonly version: number };

type Props = {
  act: DialogAct;
  name: string;
  changes: readonly Difference[];
  isBusy: boolean;
  onSubmit: (reason: string) => void;
  onClose: () => void;
};

/** The last look before everyone sees it: what changes, and why. */
export function ContentDialog({ act, name, changes, ...props }: Props) {
  const t = useT();
  switch (act.act) {
    case 'publish':
      return (
        <ReasonDialog
          {...props}
          title={t('content.publish')}
          text={t('content.publish_text', { name })}
          action={t('content.publish')}
          reason="needed"
          error={null}
        >
          {() => (
            <DifferenceTable
              differences={changes}
              before={t('content.before')}
              after={t('content.after')}
            />
          )}
        </ReasonDialog>
      );
    case 'withdraw':
      return (
        <ReasonDialog
          {...props}
          title={t('content.withdraw')}
          text={t('content.withdraw_text', { name })}
          action={t('content.withdraw')}
          look="danger"
          reason="needed"
          error={null}
        />
      );
    case 'restore':
      return (
        <ReasonDialog
          {...props}
          title={t('content.restore')}
          text={t('content.restore_text', { version: String(act.version) })}
          action={t('content.restore')}
          reason="needed"
          error={null}
        />
      );
  }
}
