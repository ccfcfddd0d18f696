import { addOperator, LINK_HOURS } from '@baize/contract/operator';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { Note } from '@baize/ui/note.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '../../shared/api.ts';
import { CallError } from '../../shared/call-error.tsx';
import { useOnce } from '../../shared/use-once.ts';
import { RoleChoice } from './role-choice.tsx';

/** A new colleague gets a link by e-mail, which nobody else sees, and sets up the rest by it. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const formId = useId();
  const queries = useQueryClient();
  const [fields, setFields] = useState({ username: '', name: '', email: '' });
  const [role, setRole] = useState('support');
  const adding = useMutation({
    mutationFn: () => call(addOperator, { ...fields, role }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['operators'] }),
  });
  const field = (name: keyof typeof fields) => ({
    value: fields[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setFields({ ...fields, [name]: target.value }),
  });
  const once = useOnce(adding.isPending);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('console.operator_add')}
      footer={
        adding.isSuccess ? (
          <Button look="brand" onClick={onClose}>
            {t('console.done')}
          </Button>
        ) : (
          <Button look="act" type="submit" form={formId} isBusy={adding.isPending}>
            {t('console.operator_add')}
          </Button>
        )
      }
    >
      {adding.isSuccess ? (
        <Note>{t('console.link_sent', { email: fields.email, hours: LINK_HOURS })}</Note>
      ) : (
        <form
          id={formId}
          className="decision"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            once(() => adding.mutate());
          }}
        >
          <TextField {...field('name')} label={t('console.name')} maxLength={60} />
          <TextField
            {...field('username')}
            label={t('console.username')}
            hint={t('console.username_hint')}
            maxLength={31}
          />
          <TextField
            {...field('email')}
            type="email"
            label={t('console.email')}
            hint={t('console.email_hint')}
            maxLength={120}
          />
          <RoleChoice value={role} onChange={setRole} />
          <CallError error={adding.error} />
        </form>
      )}
    </Dialog>
  );
}
