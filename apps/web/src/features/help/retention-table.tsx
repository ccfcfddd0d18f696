import { readRetention } from '@baize/contract/privacy';
import type { RetentionClass } from '@baize/contract/privacy-rules';
import { useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { Facts } from '@baize/ui/facts.tsx';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/server/api.ts';
import { queryKeys } from '../../shared/server/queries.ts';

const NAMES = {
  chat: 'help.kept_chat',
  support: 'help.kept_support',
  documents: 'help.kept_documents',
  messages: 'help.kept_messages',
  sentMessages: 'help.kept_sent_messages',
  codes: 'help.kept_codes',
  sessions: 'help.kept_sessions',
  logins: 'help.kept_logins',
  addresses: 'help.kept_addresses',
  devices: 'help.kept_devices',
  unusedUploads: 'help.kept_unused_uploads',
  uploads: 'help.kept_uploads',
  feedback: 'help.kept_feedback',
  problems: 'help.kept_problems',
  operatorSessions: 'help.kept_operator_sessions',
} as const satisfies Record<RetentionClass, PlainKey>;

/** How long each class of data is kept, as the server deletes it. */
export function RetentionTable() {
  const t = useT();
  const { data } = useQuery({
    queryKey: queryKeys.retention,
    queryFn: ({ signal }) => call(readRetention, {}, signal),
  });
  if (!data) return null;
  return (
    <section className="help-kept">
      <h3>{t('help.kept_title')}</h3>
      <p className="muted">{t('help.kept_text')}</p>
      <Facts
        facts={data.classes.map(({ name, days }) => ({
          name: t(NAMES[name]),
          value: t('help.kept_days', { count: days }),
        }))}
      />
    </section>
  );
}
