import type { DeletionObstacle, DeletionState } from '@baize/contract/deletion';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { instant } from '@baize/std/time';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Note } from '@baize/ui/note.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { useState } from 'react';
import { Answered } from '../../shared/lists/answered.tsx';
import { CallError } from '../../shared/server/call-error.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import './own-data.css';
import { useCancelDeletion, useDeletion } from './use-deletion.ts';

const OBSTACLES = {
  money: 'security.delete_money',
  open_bets: 'security.delete_open_bets',
  payment: 'security.delete_payment',
  debt: 'security.delete_debt',
  break: 'security.delete_break',
  case: 'security.delete_case',
  team: 'security.delete_team',
} as const satisfies Record<DeletionObstacle, PlainKey>;

/** The way out for good: what goes, what stays, what stands against it, and the way back. */
export function DeleteAccount() {
  const t = useT();
  const query = useDeletion();
  return (
    <Card className="own-data" aria-labelledby="delete-title">
      <h2 id="delete-title">{t('security.delete')}</h2>
      <Answered query={query} waiting={<DeletionWait />}>
        {(state) => (state.request ? <Waiting state={state} /> : <Offer state={state} />)}
      </Answered>
    </Card>
  );
}

const DeletionWait = () => (
  <Loading>
    <Skeleton height="8rem" />
  </Loading>
);

function Offer({ state: { obstacles, waitDays } }: { state: DeletionState }) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <p className="muted">{t('security.delete_text', { count: waitDays })}</p>
      <KeptAndGone />
      {obstacles.length > 0 ? (
        <Obstacles obstacles={obstacles} />
      ) : (
        <Button look="line" onClick={() => setAsking(true)}>
          {t('security.delete_ask')}
        </Button>
      )}
      {isAsking && <DeleteDialog waitDays={waitDays} onClose={() => setAsking(false)} />}
    </>
  );
}

function KeptAndGone() {
  const t = useT();
  return (
    <ul className="own-data-list">
      <li>
        <b>{t('security.delete_gone')}</b> {t('security.delete_gone_text')}
      </li>
      <li>
        <b>{t('security.delete_kept')}</b> {t('security.delete_kept_text')}
      </li>
    </ul>
  );
}

function Obstacles({ obstacles }: Pick<DeletionState, 'obstacles'>) {
  const t = useT();
  return (
    <Note tone="warn">
      <p>
        <b>{t('security.delete_first')}</b>
      </p>
      <ul className="own-data-list">
        {obstacles.map((obstacle) => (
          <li key={obstacle}>{t(OBSTACLES[obstacle])}</li>
        ))}
      </ul>
    </Note>
  );
}

function Waiting({ state: { request, obstacles } }: { state: DeletionState }) {
  const t = useT();
  const formats = useFormats();
  const cancelling = useCancelDeletion();
  if (!request) return null;
  const when = formats.dateTime(instant(new Date(request.dueAt)));
  return (
    <>
      <Note tone="loss">
        <p>
          <b>{t('security.delete_waits', { when })}</b>
        </p>
        <p>{t('security.delete_waits_text')}</p>
      </Note>
      {obstacles.length > 0 && <Obstacles obstacles={obstacles} />}
      <CallError error={cancelling.error} />
      <Button look="line" isBusy={cancelling.isPending} onClick={() => cancelling.mutate()}>
        {t('security.delete_cancel')}
      </Button>
    </>
  );
}
