import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { PlainKey, Translate } from '@baize/i18n/translate';
import { type Instant, instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { type Column, Table } from '@baize/ui/table.tsx';
import { Tag, type Tone } from '@baize/ui/tag.tsx';
import { deviceName } from '../../shared/names/device-name.ts';
import type { Sessions } from './use-security-center.ts';

type Login = Sessions['logins'][number];

const METHODS: Readonly<Record<string, PlainKey>> = {
  username: 'security.method_username',
  mobile: 'security.method_mobile',
  sms: 'security.method_sms',
  firebase: 'security.method_phone_code',
  google: 'security.method_google',
  facebook: 'security.method_facebook',
  register: 'security.method_register',
  handover: 'security.method_handover',
};

const OUTCOMES = {
  in: ['security.outcome_in', 'win'],
  refused: ['security.outcome_refused', 'loss'],
  factor: ['security.outcome_factor', 'info'],
} as const satisfies Record<Login['outcome'], readonly [PlainKey, Tone]>;

/** Who tried to come in, when and from where. */
export function LoginHistory({ logins }: Pick<Sessions, 'logins'>) {
  const t = useT();
  const { dateTime } = useFormats();
  return (
    <section className="security-history" aria-labelledby="security-history">
      <h2 id="security-history">{t('security.history')}</h2>
      <Card padding="flush">
        <Table
          caption={t('security.history')}
          columns={columnsOf(t, dateTime)}
          rows={logins}
          keyOf={({ at, address, outcome }) => `${at} ${address} ${outcome}`}
          empty={t('security.history_none')}
        />
      </Card>
    </section>
  );
}

const columnsOf = (t: Translate, write: (at: Instant) => string): readonly Column<Login>[] => [
  {
    key: 'at',
    title: t('security.column_time'),
    isHeader: true,
    cell: ({ at }) => write(instant(new Date(at))),
  },
  {
    key: 'address',
    title: t('security.column_address'),
    cell: ({ address }) => <bdi>{address}</bdi>,
  },
  {
    key: 'device',
    title: t('security.column_device'),
    cell: ({ device }) => deviceName(device) ?? t('security.device_unknown'),
  },
  {
    key: 'method',
    title: t('security.column_method'),
    cell: ({ method }) => t(METHODS[method] ?? 'security.method_other'),
  },
  {
    key: 'outcome',
    title: t('security.column_outcome'),
    cell: ({ outcome }) => <Tag tone={OUTCOMES[outcome][1]}>{t(OUTCOMES[outcome][0])}</Tag>,
  },
];
