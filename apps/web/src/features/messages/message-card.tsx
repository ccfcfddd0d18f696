import type { Message } from '@baize/contract/message';
import { useFormats, useLanguage, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { Checkbox } from '@baize/ui/choice.tsx';
import { classNames } from '@baize/ui/class-names';
import { Icon } from '@baize/ui/icon.tsx';
import { IconButton } from '@baize/ui/icon-button.tsx';
import { check, pin, trash } from '@baize/ui/icons';
import { Link } from '@tanstack/react-router';
import { AreaTexts } from '../../shared/names/area-texts.tsx';
import { CallError } from '../../shared/server/call-error.tsx';
import { MessageReward } from './message-reward.tsx';
import { messageText } from './message-text.ts';
import { useDeleteMessages, usePinMessage, useReadMessages } from './use-messages.ts';

type Props = {
  message: Message;
  /** Null while no messages are being chosen. */
  isChosen: boolean | null;
  onChoose: (isOn: boolean) => void;
};

export function MessageCard({ message, isChosen, onChoose }: Props) {
  const t = useT();
  const formats = useFormats();
  const { code: language } = useLanguage();
  const { at, isRead, isPinned, news } = message;
  const { title, text, to, label, page } = messageText({ t, formats, language }, news);
  const rewardId = 'rewardId' in news ? news.rewardId : undefined;
  return (
    <Card padding="tight" className={classNames('message', !isRead && 'is-new')}>
      {isChosen !== null && (
        <Checkbox
          label={<span className="sr">{t('messages.choose', { title })}</span>}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
      )}
      <div>
        <h2>
          {isPinned && (
            <>
              <Icon of={pin} />
              <span className="sr">{t('messages.pinned')} · </span>
            </>
          )}
          {title}
          {!isRead && <span className="sr"> · {t('messages.new')}</span>}
        </h2>
        <time className="faint small" dateTime={at}>
          {formats.dateTime(instant(new Date(at)))}
        </time>
        <p>{text}</p>
        {to && <Link to={to}>{label ?? t('messages.open')}</Link>}
        {page && <PageLink page={page} />}
        {rewardId && (
          <AreaTexts areas={['rewards', 'errors']}>
            <MessageReward rewardId={rewardId} />
          </AreaTexts>
        )}
      </div>
      {isChosen === null && <Tools message={message} />}
    </Card>
  );
}

function Tools({ message: { messageId, isRead, isPinned } }: { message: Message }) {
  const t = useT();
  const read = useReadMessages();
  const remove = useDeleteMessages();
  const pinning = usePinMessage();
  return (
    <>
      <div className="message-tools">
        <IconButton
          label={t(isPinned ? 'messages.unpin' : 'messages.pin')}
          icon={pin}
          aria-pressed={isPinned}
          disabled={pinning.isPending}
          onClick={() => pinning.mutate({ messageId, isPinned: !isPinned })}
        />
        {!isRead && (
          <IconButton
            label={t('messages.mark_read')}
            icon={check}
            disabled={read.isPending}
            onClick={() => read.mutate({ messageIds: [messageId] })}
          />
        )}
        <IconButton
          label={t('messages.delete')}
          icon={trash}
          disabled={remove.isPending}
          onClick={() => remove.mutate([messageId])}
        />
      </div>
      {pinning.isError && (
        <div className="message-error">
          <CallError error={pinning.error} />
        </div>
      )}
    </>
  );
}

function PageLink({ page }: { page: string }) {
  const t = useT();
  const [path = '/', hash] = page.split('#');
  return (
    <Link to={path} {...(hash && { hash })}>
      {t('messages.open')}
    </Link>
  );
}
