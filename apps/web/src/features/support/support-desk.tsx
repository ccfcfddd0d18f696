import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { buttonClass } from '@baize/ui/button.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { useState } from 'react';
import { Answered } from '../../shared/lists/answered.tsx';
import { useSession } from '../../shared/session/session.ts';
import './support.css';
import { SupportChannels } from './support-channels.tsx';
import { SupportComposer } from './support-composer.tsx';
import { SupportConversation } from './support-conversation.tsx';
import { type SupportOpening, useStartChat, useSupportChat } from './use-support.ts';

type Props = { desk: SupportOpening };

/** The conversation that is there, or the beginning of one, and the other ways below. */
export function SupportDesk({ desk }: Props) {
  const { state } = useSession();
  return state === 'member' ? <MemberDesk desk={desk} /> : <GuestDesk desk={desk} />;
}

function MemberDesk({ desk }: Props) {
  const asked = useSupportChat();
  const [seen, setSeen] = useState('');
  return (
    <Answered query={asked} waiting={<Waiting />}>
      {({ chat }) =>
        chat && chat.conversationId !== seen ? (
          <SupportConversation
            chat={chat}
            lengthMax={desk.lengthMax}
            onAgain={() => setSeen(chat.conversationId)}
          />
        ) : (
          <Beginning desk={desk} />
        )
      }
    </Answered>
  );
}

function Beginning({ desk }: Props) {
  const t = useT();
  const starting = useStartChat();
  return (
    <div className="stack">
      <Hours desk={desk} />
      {!desk.isOpen && <p className="muted small">{t('desk.shut_text')}</p>}
      <SupportComposer
        lengthMax={desk.lengthMax}
        saying={starting}
        rows={3}
        placeholder={t('desk.write_first')}
        action={t(desk.isOpen ? 'desk.start' : 'desk.leave')}
        onSend={(words, done) => starting.mutate(words, { onSuccess: done })}
      />
      <OtherWays />
    </div>
  );
}

function GuestDesk({ desk }: Props) {
  const t = useT();
  return (
    <div className="stack">
      <Hours desk={desk} />
      <p className="muted">{t('desk.guest')}</p>
      <a href="/feedback" className={buttonClass({ look: 'line' })}>
        {t('desk.guest_write')}
      </a>
      <OtherWays />
    </div>
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
