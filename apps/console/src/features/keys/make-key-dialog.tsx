import { KEY_SCOPES, type KeyScope, makeOperatorKey } from '@baize/contract/operator-key';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Checkbox } from '@baize/ui/choice.tsx';
import { CopyButton } from '@baize/ui/copy-button.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { Note } from '@baize/ui/note.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import { SCOPE_NAMES } from './scope-names.ts';

/** What the key is for and what it may do; its text is shown once. */
export function MakeKeyDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly KeyScope[]>([]);
  const making = useMutation({
    mutationFn: (reason: string) => call(makeOperatorKey, { name, scopes: [...scopes], reason }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['operator-keys'] }),
  });
  if (making.data) return <Made token={making.data.token} onClose={onClose} />;
  const toggle = (scope: KeyScope) =>
    setScopes(scopes.includes(scope) ? scopes.filter((one) => one !== scope) : [...scopes, scope]);
  return (
    <ReasonDialog
      title={t('ops.key_make')}
      text={t('ops.key_make_text')}
      action={t('ops.key_make')}
      reason="needed"
      hint={t('console.reason_inside')}
      canSubmit={name.trim() !== '' && scopes.length > 0}
      isBusy={making.isPending}
      error={making.error}
      onSubmit={(reason) => making.mutate(reason)}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <TextField
            label={t('ops.key_name')}
            maxLength={60}
            autoComplete="off"
            value={name}
            error={isTried && name.trim() === '' ? t('ops.key_name_missing') : undefined}
            onChange={({ target }) => setName(target.value)}
          />
          <fieldset className="stack">
            <legend>{t('ops.key_scopes')}</legend>
            {KEY_SCOPES.map((scope) => (
              <Checkbox
                key={scope}
                label={t(SCOPE_NAMES[scope])}
                checked={scopes.includes(scope)}
                onChange={() => toggle(scope)}
              />
            ))}
          </fieldset>
          {isTried && scopes.length === 0 && <Note tone="warn">{t('ops.key_scope_missing')}</Note>}
        </>
      )}
    </ReasonDialog>
  );
}

function Made({ token, onClose }: { token: string; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('ops.key_made')}
      footer={<Button onClick={onClose}>{t('console.issued_done')}</Button>}
    >
      <Note tone="warn">{t('ops.key_made_text')}</Note>
      <p>
        <code>{token}</code> <CopyButton value={token} />
      </p>
    </Dialog>
  );
}
