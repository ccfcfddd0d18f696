import { useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { PageHead } from '../../features/agent-center/page-head.tsx';
import { SupportHours } from '../../features/agent-login/support-hours.tsx';
import { SupportChannels } from '../../features/support/support-channels.tsx';

/** How an agent reaches a person, and when. */
export function AgentSupportPage() {
  const t = useT();
  return (
    <>
      <PageHead title={t('shell.support')} lead={<SupportHours />} />
      <Card className="agent-support">
        <p className="muted">{t('shell.support_text')}</p>
        <SupportChannels />
      </Card>
    </>
  );
}
