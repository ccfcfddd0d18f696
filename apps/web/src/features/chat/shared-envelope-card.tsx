import type { SharedEnvelope } from '@baize/contract/chat-message';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Icon } from '@baize/ui/icon.tsx';
import { envelope as envelopeIcon } from '@baize/ui/icons';
import { Link } from '@tanstack/react-router';
import { now } from '../../shared/timing/clock.ts';

type Props = { envelope: SharedEnvelope };

/** A red envelope that somebody put into the room: whoever comes first opens it on its page. */
export function SharedEnvelopeCard({ envelope: { envelopeId, wish, packets, closesAt } }: Props) {
  const t = useT();
  const formats = useFormats();
  const isOver = Date.parse(closesAt) <= now().getTime();
  const time = formats.dateTime(instant(new Date(closesAt)));
  return (
    <Link
      to="/member/redEnvelope"
      search={{ envelope: envelopeId }}
      className="chat-share chat-envelope"
    >
      <Icon of={envelopeIcon} />
      <span>
        <bdi>{wish ?? t('chat.envelope')}</bdi>
        <small>
          {t('chat.envelope_packets', { count: packets })} ·{' '}
          {t(isOver ? 'chat.envelope_over' : 'chat.envelope_until', { time })}
        </small>
      </span>
    </Link>
  );
}
