import { useT } from '@baize/i18n/react.tsx';
import { useSupport } from '../features/support/support.tsx';
import { SystemScreen } from '../features/system/system-screen.tsx';
import { usePermission } from '../shared/session/permission.ts';

export function MaintenancePage() {
  const t = useT();
  const permission = usePermission();
  return (
    <SystemScreen
      title={t('system.maintenance_title')}
      picture="records"
      isChecking={permission.isFetching}
      onCheck={() => void permission.refetch()}
      onSupport={useSupport()}
    >
      <p>{t('info_maintenance')}</p>
    </SystemScreen>
  );
}
