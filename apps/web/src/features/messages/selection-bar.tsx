import type { Message } from '@baize/contract/message';
import { useT } from '@baize/i18n/react.tsx';
import type { Id } from '@baize/std/id';
import { Button } from '@baize/ui/button.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { check, trash } from '@baize/ui/icons';
import { useState } from 'react';
import { CallError } from '../../shared/server/call-error.tsx';
import { useDeleteMessages, useReadMessages } from './use-messages.ts';

type Props = {
  /** All that are on the page. */
  shown: readonly Message[];
  chosen: ReadonlySet<Id<'msg'>>;
  onChange: (chosen: ReadonlySet<Id<'msg'>>) => void;
};

/** What is done with the chosen messages together. */
export function SelectionBar({ shown, chosen, onChange }: Props) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const read = useReadMessages();
  // One that was deleted elsewhere meanwhile is no longer among them.
  const ids = shown.flatMap(({ messageId }) => (chosen.has(messageId) ? [messageId] : []));
  const isAll = ids.length === shown.length;
  const count = ids.length;
  return (
    <div className="message-selection">
      <span aria-live="polite">{t('messages.selected', { count })}</span>
      <Button
        look="ghost"
        size="small"
        onClick={() => onChange(new Set(isAll ? [] : shown.map(({ messageId }) => messageId)))}
      >
        {t(isAll ? 'messages.select_none' : 'messages.select_all')}
      </Button>
      {count > 0 && (
        <>
          <Button
            look="line"
            size="small"
            icon={check}
            isBusy={read.isPending}
            onClick={() =>
              read.mutate({ messageIds: ids }, { onSuccess: () => onChange(new Set()) })
            }
          >
            {t('messages.mark_read')}
          </Button>
          <Button look="line" size="small" icon={trash} onClick={() => setAsking(true)}>
            {t('messages.delete')}
          </Button>
        </>
      )}
      <CallError error={read.error} />
      {isAsking && (
        <DeleteDialog
          ids={ids}
          onClose={() => setAsking(false)}
          onDeleted={() => {
            setAsking(false);
            onChange(new Set());
          }}
        />
      )}
    </div>
  );
}

type DialogProps = { ids: readonly Id<'msg'>[]; onClose: () => void; onDeleted: () => void };

/** Deleted messages do not come back: many of them are asked about once. */
function DeleteDialog({ ids, onClose, onDeleted }: DialogProps) {
  const t = useT();
  const remove = useDeleteMessages();
  const count = ids.length;
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      canClose={!remove.isPending}
      title={t('messages.delete_title', { count })}
      footer={
        <>
          <Button look="ghost" onClick={onClose} disabled={remove.isPending}>
            {t('messages.delete_keep')}
          </Button>
          <Button
            look="danger"
            isBusy={remove.isPending}
            onClick={() => remove.mutate(ids, { onSuccess: onDeleted })}
          >
            {t('messages.delete')}
          </Button>
        </>
      }
    >
      <p>{t('messages.delete_text')}</p>
      <CallError error={remove.error} />
    </Dialog>
  );
}
