import { wordingOf } from '@baize/client/api-error';
import type { Brought } from '@baize/contract/agent';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { plus } from '@baize/ui/icons';
import { Note } from '@baize/ui/note.tsx';
import { rateText } from '@baize/ui/rate-text';
import { useState } from 'react';
import { RateField } from '../rate-field.tsx';
import { BroughtChoice } from './brought-choice.tsx';
import { MadeAccount } from './made-account.tsx';
import { useCreateDownline } from './use-register.ts';

/** An account made for somebody; they choose a password of their own at the first login. */
export function DownlineForm({ own }: { own: number }) {
  const t = useT();
  const [account, setAccount] = useState('');
  const [nickname, setNickname] = useState('');
  const [brings, setBrings] = useState<Brought>('member');
  const [rebateRate, setRate] = useState<number | null>(0);
  const create = useCreateDownline();
  const isReady = account.trim() !== '' && rebateRate !== null && rebateRate <= own;
  const submit = () => {
    if (!isReady || create.isPending) return;
    const named = nickname.trim() ? { nickname: nickname.trim() } : {};
    create.mutate(
      { account: account.trim(), ...named, brings, rebateRate },
      {
        onSuccess: () => {
          setAccount('');
          setNickname('');
        },
      },
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
          label={t('agents.account')}
          hint={t('agents.account_hint')}
          value={account}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => setAccount(event.target.value)}
        />
        <TextField
          label={t('agents.nickname')}
          value={nickname}
          maxLength={40}
          autoComplete="off"
          onChange={(event) => setNickname(event.target.value)}
        />
        <BroughtChoice value={brings} onChange={setBrings} />
        <RateField
          label={t('agents.rebate')}
          value={rebateRate}
          onChange={setRate}
          max={own}
          hint={t('agents.rebate_own', { rate: rateText(own) })}
        />
        <Button look="act" type="submit" icon={plus} isBusy={create.isPending} disabled={!isReady}>
          {t('agents.create')}
        </Button>
      </form>
      {create.isError && <Note tone="loss">{wordingOf(create.error, t)}</Note>}
      {create.isSuccess && <MadeAccount {...create.data} />}
    </Card>
  );
}
