import { listMessageSends } from '@baize/contract/member-message';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';

/** Often enough to see a sending go on; nothing tells the console of it. */
const ASKED_EVERY_MS = 5_000;

/** Whether a message has gone out, in which version, and to how many. */
export function SendState({ messageKey }: { messageKey: string }) {
  const t = useT();
  const formats = useFormats();
  const { data } = useQuery({
    queryKey: ['content', 'sends'],
    queryFn: ({ signal }) => call(listMessageSends, {}, signal),
    refetchInterval: ASKED_EVERY_MS,
  });
  if (!data) return null;
  const send = data.sends.find(({ key }) => key === messageKey);
  const at = send?.endedAt && formats.dateTime(instant(new Date(send.endedAt)));
  return (
    <Card className="content-preview">
      <h2>{t('content.send')}</h2>
      <p>
        {!send && t('content.send_waiting')}
        {send &&
          !at &&
          t('content.send_running', { version: String(send.version), count: send.sent })}
        {send &&
          at &&
          t('content.send_done', { version: String(send.version), count: send.sent, at })}
      </p>
    </Card>
  );
}
