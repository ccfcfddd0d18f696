import { wordingOf } from '@baize/client/api-error';
import { renewFirstPassword } from '@baize/contract/agent';
import type { Downline } from '@baize/contract/team';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Note } from '@baize/ui/note.tsx';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../shared/server/api.ts';
import { MadeAccount } from '../register/made-account.tsx';

/** For a downline who has not chosen a password yet and lost the first one. */
export function RenewPassword({ downline: { memberId, account } }: { downline: Downline }) {
  const t = useT();
  const renew = useMutation({ mutationFn: () => call(renewFirstPassword, { memberId }) });
  return (
    <Card className="team-form">
      <h2>{t('agents.renew_title')}</h2>
      <p className="muted">{t('agents.renew_text', { account })}</p>
      <Button look="line" isBusy={renew.isPending} onClick={() => renew.mutate()}>
        {t('agents.renew')}
      </Button>
      {renew.isError && <Note tone="loss">{wordingOf(renew.error, t)}</Note>}
      {renew.isSuccess && <MadeAccount {...renew.data} />}
    </Card>
  );
}
