import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import type { DialogAct } from './content-dialog.tsx';
import { useForm } from './form.ts';
import type { Editing } from './use-editing.ts';

type Props = {
  title: string;
  editing: Editing;
  canPublish: boolean;
  canWithdraw: boolean;
  onAct: (act: DialogAct) => void;
};

/** What is edited, whether it differs from the site, and what can be done with it. */
export function EditorHead({ title, editing, canPublish, canWithdraw, onAct }: Props) {
  const t = useT();
  const { isReadOnly, isNew } = useForm();
  const count = editing.changes.length;
  return (
    <header className="console-head">
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        <output className="muted">
          {count === 0 ? t('content.unchanged') : t('content.unsaved', { count })}
        </output>
      </div>
      {!isReadOnly && (
        <div className="content-acts">
          {count > 0 && (
            <Button look="ghost" onClick={editing.discard}>
              {t('content.discard')}
            </Button>
          )}
          {canWithdraw && !isNew && (
            <Button look="line" onClick={() => onAct({ act: 'withdraw' })}>
              {t('content.withdraw')}
            </Button>
          )}
          <Button look="act" disabled={!canPublish} onClick={() => onAct({ act: 'publish' })}>
            {t('content.publish')}
          </Button>
        </div>
      )}
    </header>
  );
}
