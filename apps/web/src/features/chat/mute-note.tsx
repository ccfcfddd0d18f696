import type { ChatPage } from '@baize/contract/chat';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Note } from '@baize/ui/note.tsx';

type Props = { mute: NonNullable<ChatPage['me']['mute']> };

/** Until when somebody cannot write, and why. */
export function MuteNote({ mute: { until, reason } }: Props) {
  const t = useT();
  const formats = useFormats();
  return (
    <Note tone="warn">
      <p>{t('chat.muted_until', { time: formats.dateTime(instant(new Date(until))) })}</p>
      <p>
        <bdi>{reason}</bdi>
      </p>
    </Note>
  );
}
