import { useT } from '@baize/i18n/react.tsx';
import { Deliveries } from '../features/integrations/deliveries.tsx';
import { EventLog } from '../features/integrations/event-log.tsx';
import { Webhooks } from '../features/integrations/webhooks.tsx';
import { OperatorKeys } from '../features/keys/operator-keys.tsx';
import { useMay } from '../shared/use-operator.ts';

/** What programs of the brand are told and may ask for: webhooks, keys and the event log. */
export function IntegrationsPage() {
  const t = useT();
  const may = useMay();
  return (
    <>
      <header className="console-head">
        <div>
          <h1>{t('integrations.title')}</h1>
          <p className="muted">{t('integrations.text')}</p>
        </div>
        <a className="link" href="/docs/api">
          {t('integrations.api_document')}
        </a>
      </header>
      {may('webhooks.manage') && <Webhooks />}
      {may('operators.manage') && <OperatorKeys />}
      <EventLog />
    </>
  );
}

export const DeliveriesPage = Deliveries;
