import {
  readSiteSettings,
  type SiteSettings,
  setSiteAccess,
  setSiteMaintenance,
} from '@baize/contract/site-settings';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { TextArea } from '@baize/ui/field.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { actionName } from '../../shared/action-names.ts';
import { Answered } from '../../shared/answered.tsx';
import { call } from '../../shared/api.ts';
import { ConsoleLink } from '../../shared/console-link.tsx';
import { Moment } from '../../shared/moment.tsx';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import { useMay } from '../../shared/use-operator.ts';
import './settings.css';

const SETTINGS = ['site-settings'];

/** What holds for the whole site at once: whether it is open, and for whom. */
export function Settings() {
  const t = useT();
  const query = useQuery({
    queryKey: SETTINGS,
    queryFn: ({ signal }) => call(readSiteSettings, {}, signal),
  });
  return (
    <>
      <header className="console-head">
        <div>
          <h1>{t('ops.settings')}</h1>
          <p className="muted">{t('ops.settings_text')}</p>
        </div>
      </header>
      <Answered query={query}>
        {(settings) => (
          <div className="settings">
            <Maintenance settings={settings} />
            <Access key={settings.version} settings={settings} />
            <Elsewhere />
            <Changes settings={settings} />
          </div>
        )}
      </Answered>
    </>
  );
}

type Props = { settings: SiteSettings };

function Maintenance({ settings: { isMaintenance } }: Props) {
  const t = useT();
  const may = useMay();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const turning = useMutation({
    mutationFn: (reason: string) =>
      call(setSiteMaintenance, { isMaintenance: !isMaintenance, reason }),
    onSuccess: (settings) => {
      queries.setQueryData(SETTINGS, settings);
      setAsking(false);
    },
  });
  const action = t(isMaintenance ? 'ops.open_site' : 'ops.close_site');
  return (
    <Card padding="tight" className="settings-part">
      <h2>{t('ops.maintenance')}</h2>
      <p>
        <Tag tone={isMaintenance ? 'warn' : 'win'}>
          {t(isMaintenance ? 'ops.site_closed' : 'ops.site_open')}
        </Tag>
      </p>
      <p className="muted">{t('ops.maintenance_text')}</p>
      {may('settings.manage') && (
        <Button look={isMaintenance ? 'act' : 'danger'} onClick={() => setAsking(true)}>
          {action}
        </Button>
      )}
      {isAsking && (
        <ReasonDialog
          title={action}
          text={t(isMaintenance ? 'ops.open_site_text' : 'ops.close_site_text')}
          action={action}
          look={isMaintenance ? 'act' : 'danger'}
          reason="needed"
          hint={t('console.reason_inside')}
          isBusy={turning.isPending}
          error={turning.error}
          onSubmit={(reason) => turning.mutate(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
}

const FIELDS = ['blockedRegions', 'blockedNetworks', 'allowedNetworks'] as const;
type Field = (typeof FIELDS)[number];

const FIELD_NAMES = {
  blockedRegions: ['ops.blocked_regions', 'ops.blocked_regions_hint'],
  blockedNetworks: ['ops.blocked_networks', 'ops.networks_hint'],
  allowedNetworks: ['ops.allowed_networks', 'ops.allowed_networks_hint'],
} as const satisfies Record<Field, readonly [string, string]>;

const wordsOf = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

/** Whom the site keeps out; one entry a line. */
function Access({ settings: { access, version } }: Props) {
  const t = useT();
  const isManager = useMay()('settings.manage');
  const queries = useQueryClient();
  const [draft, setDraft] = useState<Readonly<Record<Field, string>>>({
    blockedRegions: access.blockedRegions.join('\n'),
    blockedNetworks: access.blockedNetworks.join('\n'),
    allowedNetworks: access.allowedNetworks.join('\n'),
  });
  const [isAsking, setAsking] = useState(false);
  const saving = useMutation({
    mutationFn: (reason: string) =>
      call(setSiteAccess, {
        version,
        reason,
        access: {
          blockedRegions: wordsOf(draft.blockedRegions.toUpperCase()),
          blockedNetworks: wordsOf(draft.blockedNetworks),
          allowedNetworks: wordsOf(draft.allowedNetworks),
        },
      }),
    onSuccess: (settings) => queries.setQueryData(SETTINGS, settings),
  });
  const isChanged = FIELDS.some((field) => draft[field] !== access[field].join('\n'));
  return (
    <Card padding="tight" className="settings-part">
      <h2>{t('ops.access')}</h2>
      {FIELDS.map((field) => (
        <TextArea
          key={field}
          label={t(FIELD_NAMES[field][0])}
          hint={t(FIELD_NAMES[field][1])}
          rows={3}
          spellCheck={false}
          readOnly={!isManager}
          value={draft[field]}
          onChange={({ target }) => setDraft({ ...draft, [field]: target.value })}
        />
      ))}
      {isManager && (
        <Button look="act" disabled={!isChanged} onClick={() => setAsking(true)}>
          {t('ops.save_access')}
        </Button>
      )}
      {isAsking && (
        <ReasonDialog
          title={t('ops.save_access')}
          text={t('ops.save_access_text')}
          action={t('ops.save_access')}
          reason="needed"
          hint={t('console.reason_inside')}
          isBusy={saving.isPending}
          error={saving.error}
          onSubmit={(reason) => saving.mutate(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
}

/** Settings that are lists: each has versions, a difference and a way back. */
const ELSEWHERE = [
  ['depositWays', 'settings.kind_depositWays'],
  ['payouts', 'settings.kind_payouts'],
  ['approvals', 'settings.kind_approvals'],
  ['theme', 'settings.kind_theme'],
  ['currency', 'settings.kind_currency'],
  ['whitelabel', 'content.kind_whitelabel'],
  ['register', 'content.kind_register'],
] as const;

/** What else an operator would look for here. */
function Elsewhere() {
  const t = useT();
  const may = useMay();
  if (!may('content.read')) return null;
  return (
    <Card padding="tight" className="settings-part">
      <h2>{t('ops.elsewhere')}</h2>
      <p className="muted">{t('ops.elsewhere_text')}</p>
      <p className="settings-links">
        {ELSEWHERE.map(([kind, name]) => (
          <ConsoleLink key={kind} to={`/content/${kind}`} className="link">
            {t(name)}
          </ConsoleLink>
        ))}
      </p>
    </Card>
  );
}

function Changes({ settings: { changes } }: Props) {
  const t = useT();
  return (
    <Card padding="tight" className="settings-part">
      <h2>{t('ops.settings_changes')}</h2>
      {changes.length === 0 && <p className="muted">{t('console.none_yet')}</p>}
      <ol className="settings-changes">
        {changes.map(({ number, at, operator, action, reason, access }) => (
          <li key={number}>
            <span>
              <b>{operator}</b> {actionName(action, t)}
            </span>
            <span className="muted">{reason}</span>
            {access && (
              <span className="faint">
                {FIELDS.map(
                  (field) => `${t(FIELD_NAMES[field][0])}: ${access[field].join(', ') || '—'}`,
                ).join(' · ')}
              </span>
            )}
            <span className="faint">
              <Moment at={at} />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
