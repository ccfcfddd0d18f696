import { useT } from '@baize/i18n/react.tsx';
import { useSupport } from '../features/support/support.tsx';
import { SystemScreen } from '../features/system/system-screen.tsx';
import { usePermission } from '../shared/session/permission.ts';

export function BlockedPage({ ip }: { ip: string | null }) {
  const t = useT();
  const permission = usePermission();
  return (
    <SystemScreen
      title={t('blockip')}
      picture="offline"
      isChecking={permission.isFetching}
      onCheck={() => void permission.refetch()}
      onSupport={useSupport()}
    >
      <p>{t('info_ip_block')}</p>
      {ip !== null && (
        <dl className="closed-address">
          <dt>{t('system.your_address')}</dt>
          <dd>
            <bdi>{ip}</bdi>
          </dd>
        </dl>
      )}
    </SystemScreen>
  );
}
