import { wordingOf } from '@baize/client/api-error';
import type { Brought } from '@baize/contract/agent';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { plus } from '@baize/ui/icons';
import { Note } from '@baize/ui/note.tsx';
import { rateText } from '@baize/ui/rate-text';
import { useRequestKey } from '@baize/ui/use-request-key';
import { useState } from 'react';
import { RateField } from '../rate-field.tsx';
import { BroughtChoice } from './brought-choice.tsx';
import { useCreateLink } from './use-register.ts';

/** A new link: a name for it, what newcomers become, and what they get back. */
export function LinkForm({ own }: { own: number }) {
  const t = useT();
  const [name, setName] = useState('');
  const [brings, setBrings] = useState<Brought>('member');
  const [rate, setRate] = useState<number | null>(0);
  const keyOf = useRequestKey();
  const create = useCreateLink();
  const isReady = name.trim() !== '' && rate !== null && rate <= own;
  const submit = () => {
    if (!isReady || create.isPending) return;
    const content = { name: name.trim(), brings, rebateRate: rate };
    create.mutate(
      { requestKey: keyOf(JSON.stringify(content)), ...content },
      { onSuccess: () => setName('') },
    );
  };
  return (
    <Card>
      <form
        className="register-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label={t('agents.link_name')}
          hint={t('agents.link_name_hint')}
          value={name}
          maxLength={40}
          onChange={(event) => setName(event.target.value)}
        />
        <BroughtChoice value={brings} onChange={setBrings} />
        <RateField
          label={t('agents.rebate')}
          value={rate}
          onChange={setRate}
          max={own}
          hint={t('agents.rebate_own', { rate: rateText(own) })}
        />
        <Button look="act" type="submit" icon={plus} isBusy={create.isPending} disabled={!isReady}>
          {t('agents.new_link')}
        </Button>
      </form>
      {create.isError && <Note tone="loss">{wordingOf(create.error, t)}</Note>}
      {create.isSuccess && (
        <Note tone="brand">{t('agents.link_made', { code: create.data.code })}</Note>
      )}
    </Card>
  );
}
