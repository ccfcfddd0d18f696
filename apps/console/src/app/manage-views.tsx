import { MAIL_PERIODS, REPORTS_PAGE } from '@baize/contract/saved-view';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Button } from '@baize/ui/button.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { Select } from '@baize/ui/select.tsx';
import { CallError } from '../shared/call-error.tsx';
import { type SavedView, useViews } from '../shared/saved-views.ts';

type Props = { page: string; onClose: () => void };

/** Removes views, and has reports among them mailed. */
export function ManageViews({ page, onClose }: Props) {
  const t = useT();
  const { views, removing, mailing } = useViews(page);
  return (
    <Dialog isOpen onClose={onClose} title={t('integrations.view_manage')}>
      {views.length === 0 && (
        <EmptyState title={t('integrations.views_none')}>
          {t('integrations.views_none_text')}
        </EmptyState>
      )}
      <ul className="saved-views">
        {views.map((view) => (
          <li key={view.viewId}>
            <div>
              <b>{view.name}</b>{' '}
              <span className="faint">
                {!view.isMine && t('integrations.view_of', { name: view.owner })}
                {view.isMine && view.isShared && t('integrations.view_shared')}
              </span>
            </div>
            {view.isMine && (
              <Button
                look="line"
                size="small"
                isBusy={removing.isPending && removing.variables === view.viewId}
                onClick={() => removing.mutate(view.viewId)}
              >
                {t('integrations.view_remove')}
                <span className="sr"> {view.name}</span>
              </Button>
            )}
            {view.isMine && page === REPORTS_PAGE && <MailChoice view={view} mailing={mailing} />}
          </li>
        ))}
      </ul>
      <CallError error={removing.error ?? mailing.error} />
    </Dialog>
  );
}

const PERIOD_NAMES = {
  daily: 'integrations.mail_daily',
  weekly: 'integrations.mail_weekly',
  monthly: 'integrations.mail_monthly',
} as const;

type MailProps = { view: SavedView; mailing: ReturnType<typeof useViews>['mailing'] };

function MailChoice({ view: { viewId, mail }, mailing }: MailProps) {
  const t = useT();
  const formats = useFormats();
  return (
    <div className="stack">
      <Select
        label={t('integrations.view_mail')}
        value={mail?.every ?? ''}
        onChange={({ target }) =>
          mailing.mutate({
            viewId,
            every: MAIL_PERIODS.find((each) => each === target.value) ?? null,
          })
        }
        options={[
          { value: '', label: t('integrations.mail_never') },
          ...MAIL_PERIODS.map((value) => ({ value, label: t(PERIOD_NAMES[value]) })),
        ]}
      />
      {mail && (
        <p className="faint">
          {t('integrations.mail_next', { time: formats.dateTime(instant(new Date(mail.nextAt))) })}
        </p>
      )}
    </div>
  );
}
