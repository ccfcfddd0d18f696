import { wordingOf } from '@baize/client/api-error';
import { readRegisterCenter, setRebate } from '@baize/contract/agent';
import type { Downline } from '@baize/contract/team';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Note } from '@baize/ui/note.tsx';
import { rateText } from '@baize/ui/rate-text';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/server/api.ts';
import { useMemberKey } from '../../../shared/session/session.ts';
import { RateField } from '../rate-field.tsx';
import { Shown } from '../states.tsx';
import { useTeamRefresh } from '../use-team-refresh.ts';

/** What a direct downline gets back of valid bets, within one's own. */
export function RebateForm({ downline }: { downline: Downline }) {
  const t = useT();
  const asked = useQuery({
    queryKey: useMemberKey('team register'),
    queryFn: ({ signal }) => call(readRegisterCenter, {}, signal),
  });
  return (
    <Card className="team-form">
      <h2>{t('agents.rebate_title')}</h2>
      <p className="muted">{t('agents.rebate_text')}</p>
      <Shown asked={asked}>
        {({ rebateRate }) => <RebateChange own={rebateRate} downline={downline} />}
      </Shown>
    </Card>
  );
}

function RebateChange({ own, downline }: { own: number; downline: Downline }) {
  const t = useT();
  const [rate, setRate] = useState<number | null>(downline.rates.rebate);
  const refresh = useTeamRefresh();
  const change = useMutation({
    mutationFn: (next: number) => call(setRebate, { memberId: downline.memberId, rate: next }),
    onSettled: refresh,
  });
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (rate !== null && rate <= own && !change.isPending) change.mutate(rate);
      }}
    >
      <RateField
        label={t('agents.rebate')}
        value={rate}
        onChange={setRate}
        hint={t('agents.rebate_own', { rate: rateText(own) })}
        max={own}
      />
      {change.isError && <Note tone="loss">{wordingOf(change.error, t)}</Note>}
      {change.isSuccess && (
        <Note tone="brand">{t('agents.rebate_changed', { rate: rateText(change.data.rate) })}</Note>
      )}
      <Button
        look="line"
        type="submit"
        isBusy={change.isPending}
        disabled={rate === null || rate > own}
      >
        {t('agents.save')}
      </Button>
    </form>
  );
}
