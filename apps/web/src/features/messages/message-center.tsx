import type { Message } from '@baize/contract/message';
import { useFormats, useLanguage, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { IconButton } from '@baize/ui/icon-button.tsx';
import { check, trash } from '@baize/ui/icons';
import { Picture } from '@baize/ui/picture.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { Link } from '@tanstack/react-router';
import { Answered } from '../../shared/lists/answered.tsx';
import { MoreButton } from '../../shared/lists/more-button.tsx';
import { ChannelConsents } from './channel-consents.tsx';
import { messageText } from './message-text.ts';
import { OfferChoice } from './offer-choice.tsx';
import './messages.css';
import { PushSettings } from './push-settings.tsx';
import { useDeleteMessages, useMessages, useReadMessages } from './use-messages.ts';

/** What the platform wrote to the member, the newest first. */
export function MessageCenter() {
  const t = useT();
  const asked = useMessages();
  const read = useReadMessages();
  const unread = asked.data?.pages[0]?.unread ?? 0;
  return (
    <section className="messages">
      <header>
        <div>
          <h1>{t('messages.title')}</h1>
          <p className="muted">{t('messages.unread', { count: unread })}</p>
        </div>
        {unread > 0 && (
          <Button
            look="line"
            icon={check}
            isBusy={read.isPending}
            onClick={() => read.mutate(undefined)}
          >
            {t('messages.read_all')}
          </Button>
        )}
      </header>
      <Answered query={asked} waiting={<Waiting />}>
        {({ pages }) => <Messages messages={pages.flatMap((page) => page.messages)} />}
      </Answered>
      <MoreButton more={asked}>{t('messages.older')}</MoreButton>
      <OfferChoice />
      <ChannelConsents />
      <PushSettings />
    </section>
  );
}

function Messages({ messages }: { messages: readonly Message[] }) {
  const t = useT();
  if (messages.length === 0) {
    return (
      <Card>
        <EmptyState
          art={<Picture src="/images/empty/records-176.webp" alt="" width={176} height={176} />}
          title={t('messages.none')}
        >
          {t('messages.none_text')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <ul className="message-list">
      {messages.map((message) => (
        <li key={message.messageId}>
          <MessageCard message={message} />
        </li>
      ))}
    </ul>
  );
}

function MessageCard({ message: { messageId, at, isRead, news } }: { message: Message }) {
  const t = useT();
  const formats = useFormats();
  const { code: language } = useLanguage();
  const read = useReadMessages();
  const remove = useDeleteMessages();
  const { title, text, to, label, page } = messageText({ t, formats, language }, news);
  return (
    <Card padding="tight" className={isRead ? 'message' : 'message is-new'}>
      <div>
        <h2>
          {title}
          {!isRead && <span className="sr"> · {t('messages.new')}</span>}
        </h2>
        <time className="faint small" dateTime={at}>
          {formats.dateTime(instant(new Date(at)))}
        </time>
        <p>{text}</p>
        {to && <Link to={to}>{label ?? t('messages.open')}</Link>}
        {page && <PageLink page={page} />}
      </div>
      <div className="message-tools">
        {!isRead && (
          <IconButton
            label={t('messages.mark_read')}
            icon={check}
            disabled={read.isPending}
            onClick={() => read.mutate([messageId])}
          />
        )}
        <IconButton
          label={t('messages.delete')}
          icon={trash}
          disabled={remove.isPending}
          onClick={() => remove.mutate([messageId])}
        />
      </div>
    </Card>
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

const Waiting = () => (
  <Loading className="message-list">
    <Skeleton height="6rem" />
    <Skeleton height="6rem" />
    <Skeleton height="6rem" />
  </Loading>
);
