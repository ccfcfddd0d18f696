import type { Message } from '@baize/contract/message';
import type { MessageCategory } from '@baize/contract/message-category';
import { useT } from '@baize/i18n/react.tsx';
import type { Id } from '@baize/std/id';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { check, list } from '@baize/ui/icons';
import { Picture } from '@baize/ui/picture.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { useState } from 'react';
import { Answered } from '../../shared/lists/answered.tsx';
import { MoreButton } from '../../shared/lists/more-button.tsx';
import { CategoryChips } from './category-chips.tsx';
import { ChannelConsents } from './channel-consents.tsx';
import { MessageCard } from './message-card.tsx';
import { OfferChoice } from './offer-choice.tsx';
import './messages.css';
import { PushSettings } from './push-settings.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useMessages, useReadMessages } from './use-messages.ts';

/** What the platform wrote to the member: what they pinned first, then the newest. */
export function MessageCenter() {
  const t = useT();
  const [category, setCategory] = useState<MessageCategory | null>(null);
  /** Null while no messages are being chosen. */
  const [chosen, setChosen] = useState<ReadonlySet<Id<'msg'>> | null>(null);
  const asked = useMessages(category);
  const first = asked.data?.pages[0];
  const shown = asked.data?.pages.flatMap(({ pinned, messages }) => [...pinned, ...messages]) ?? [];
  const unread = (category ? first?.unreadIn[category] : first?.unread) ?? 0;
  return (
    <section className="messages">
      <header>
        <div>
          <h1>{t('messages.title')}</h1>
          <p className="muted">{t('messages.unread', { count: unread })}</p>
        </div>
        <div className="message-actions">
          {unread > 0 && <ReadAll category={category} />}
          {shown.length > 0 && (
            <Button look="line" icon={list} onClick={() => setChosen(chosen ? null : new Set())}>
              {t(chosen ? 'messages.select_done' : 'messages.select')}
            </Button>
          )}
        </div>
      </header>
      <CategoryChips
        value={category}
        unreadIn={first?.unreadIn}
        onChange={(next) => {
          setCategory(next);
          setChosen(chosen && new Set());
        }}
      />
      {chosen && <SelectionBar shown={shown} chosen={chosen} onChange={setChosen} />}
      <Answered query={asked} waiting={<Waiting />}>
        {() => <Messages messages={shown} category={category} selection={{ chosen, setChosen }} />}
      </Answered>
      <MoreButton more={asked}>{t('messages.older')}</MoreButton>
      <OfferChoice />
      <ChannelConsents />
      <PushSettings />
    </section>
  );
}

function ReadAll({ category }: { category: MessageCategory | null }) {
  const t = useT();
  const read = useReadMessages();
  return (
    <Button
      look="line"
      icon={check}
      isBusy={read.isPending}
      onClick={() => read.mutate({ category })}
    >
      {t('messages.read_all')}
    </Button>
  );
}

type Selection = {
  readonly chosen: ReadonlySet<Id<'msg'>> | null;
  readonly setChosen: (chosen: ReadonlySet<Id<'msg'>>) => void;
};

type ListProps = {
  messages: readonly Message[];
  category: MessageCategory | null;
  selection: Selection;
};

function Messages({ messages, category, selection: { chosen, setChosen } }: ListProps) {
  const t = useT();
  if (messages.length === 0) {
    return (
      <Card>
        <EmptyState
          art={<Picture src="/images/empty/records-176.webp" alt="" width={176} height={176} />}
          title={t('messages.none')}
        >
          {t(category ? 'messages.none_here' : 'messages.none_text')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <ul className="message-list">
      {messages.map((message) => (
        <li key={message.messageId}>
          <MessageCard
            message={message}
            isChosen={chosen && chosen.has(message.messageId)}
            onChoose={(isOn) => setChosen(toggled(chosen, message.messageId, isOn))}
          />
        </li>
      ))}
    </ul>
  );
}

function toggled(
  chosen: ReadonlySet<Id<'msg'>> | null,
  messageId: Id<'msg'>,
  isOn: boolean,
): ReadonlySet<Id<'msg'>> {
  const next = new Set(chosen);
  if (isOn) next.add(messageId);
  else next.delete(messageId);
  return next;
}

const Waiting = () => (
  <Loading className="message-list">
    <Skeleton height="6rem" />
    <Skeleton height="6rem" />
    <Skeleton height="6rem" />
  </Loading>
);
