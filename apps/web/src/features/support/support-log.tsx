import type { SupportChat, SupportMessage } from '@baize/contract/support-chat';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { classNames } from '@baize/ui/class-names';
import { useLayoutEffect, useRef } from 'react';

/** What was said, the newest at the end, where it is kept in view. */
export function SupportLog({ chat }: { chat: SupportChat }) {
  const t = useT();
  const log = useRef<HTMLDivElement>(null);
  const { messages, lastSeq, readSeq } = chat;
  const lastOwn = messages.findLast(({ isTeam }) => !isTeam)?.seq;

  useLayoutEffect(() => {
    const box = log.current;
    if (box && lastSeq > 0) box.scrollTop = box.scrollHeight;
  }, [lastSeq]);

  return (
    <div ref={log} className="support-log" role="log" aria-label={t('desk.messages')}>
      {messages.map((message) => (
        <Line
          key={message.seq}
          message={message}
          team={chat.with}
          isRead={message.seq === lastOwn && readSeq >= message.seq}
        />
      ))}
    </div>
  );
}

type LineProps = { message: SupportMessage; team: string | null; isRead: boolean };

function Line({ message: { at, isTeam, text, attachmentIds }, team, isRead }: LineProps) {
  const t = useT();
  const { time } = useFormats();
  const who = isTeam ? (team ?? t('desk.team')) : t('desk.you');
  const count = attachmentIds.length;
  return (
    <article className={classNames('support-line', !isTeam && 'is-mine')}>
      <p className="support-who">
        <bdi>{who}</bdi> <time dateTime={at}>{time(instant(new Date(at)))}</time>
        {isRead && <span>{t('desk.read')}</span>}
      </p>
      <div className="support-bubble" dir="auto">
        {text}
        {count > 0 && <span className="faint small">{t('desk.picture_count', { count })}</span>}
      </div>
    </article>
  );
}
