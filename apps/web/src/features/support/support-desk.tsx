import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { useState } from 'react';
import { Answered } from '../../shared/lists/answered.tsx';
import { GuestBeginning } from './guest-beginning.tsx';
import { forgetGuestKey } from './guest-key.ts';
import './support.css';
import { SupportChannels } from './support-channels.tsx';
import { SupportComposer } from './support-composer.tsx';
import { SupportConversation } from './support-conversation.tsx';
import { type SupportOpening, useIsGuest, useStartChat, useSupportChat } from './use-support.ts';

type Props = { desk: SupportOpening };

/** The conversation that is there, or the beginning of one, and the other ways below. */
export function SupportDesk({ desk }: Props) {
  const asked = useSupportChat();
  const isGuest = useIsGuest();
  const [seen, setSeen] = useState('');
  const again = (conversationId: string) => {
    if (isGuest) forgetGuestKey();
    setSeen(conversationId);
  };
  return (
    <Answered query={asked} waiting={<Waiting />}>
      {({ chat }) =>
        chat && chat.conversationId !== seen ? (
          <SupportConversation
            chat={chat}
            lengthMax={desk.lengthMax}
            onAgain={() => again(chat.conversationId)}
          />
        ) : (
          <div className="stack">
            <Hours desk={desk} />
            {isGuest ? <GuestBeginning desk={desk} /> : <Beginning desk={desk} />}
            <OtherWays />
          </div>
        )
      }
    </Answered>
  );
}

function Beginning({ desk }: Props) {
  const t = useT();
  const starting = useStartChat();
  return (
    <>
      {!desk.isOpen && <p className="muted small">{t('desk.shut_text')}</p>}
      <SupportComposer
        lengthMax={desk.lengthMax}
        saying={starting}
        rows={3}
        placeholder={t('desk.write_first')}
        action={t(desk.isOpen ? 'desk.start' : 'desk.leave')}
        onSend={(words, done) => starting.mutate(words, { onSuccess: done })}
      />
    </>
  );
}

/** Whether somebody is there, and the honest time of when that changes. */
function Hours({ desk: { isOpen, opensAt, closesAt } }: Props) {
  const t = useT();
  const { dateTime, time } = useFormats();
  const at = (moment: string) => instant(new Date(moment));
  return (
    <p className="support-hours" data-open={isOpen}>
      {isOpen &&
        (closesAt ? t('desk.open_until', { time: time(at(closesAt)) }) : t('desk.open_now'))}
      {!isOpen &&
        (opensAt ? t('desk.shut_until', { time: dateTime(at(opensAt)) }) : t('desk.shut'))}
    </p>
  );
}

function OtherWays() {
  const t = useT();
  return (
    <section className="stack support-others">
      <h3>{t('desk.other_ways')}</h3>
      <SupportChannels />
    </section>
  );
}

const Waiting = () => (
  <Loading>
    <Skeleton height="12rem" />
  </Loading>
);
