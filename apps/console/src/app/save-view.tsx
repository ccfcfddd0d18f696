import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Checkbox } from '@baize/ui/choice.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { type SubmitEvent, useId, useState } from 'react';
import { CallError } from '../shared/call-error.tsx';
import { useViews } from '../shared/saved-views.ts';
import { useAddressQuery } from '../shared/use-address-query.ts';

/** Keeps what the address says under a name. */
export function SaveView({ page, onClose }: { page: string; onClose: () => void }) {
  const t = useT();
  const formId = useId();
  const address = useAddressQuery();
  const { saving } = useViews(page);
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const [isTried, setTried] = useState(false);
  const isMissing = name.trim() === '';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (isMissing) return;
    const query = { ...address } as Record<string, string>;
    saving.mutate({ name, query, isShared }, { onSuccess: onClose });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('integrations.view_save')}
      footer={
        <Button type="submit" form={formId} isBusy={saving.isPending}>
          {t('integrations.view_save')}
        </Button>
      }
    >
      <form id={formId} className="stack" onSubmit={submit} noValidate>
        <p className="muted">{t('integrations.view_save_text')}</p>
        <TextField
          label={t('integrations.view_name')}
          maxLength={60}
          autoComplete="off"
          value={name}
          error={isTried && isMissing ? t('integrations.view_name_missing') : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <Checkbox
          label={t('integrations.view_share')}
          checked={isShared}
          onChange={() => setShared(!isShared)}
        />
        <CallError error={saving.error} />
      </form>
    </Dialog>
  );
}
