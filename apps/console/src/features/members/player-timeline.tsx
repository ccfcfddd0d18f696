import { TIMELINE_KINDS, type TimelineEvent, type TimelineKind } from '@baize/contract/player';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { PlainKey, Translate } from '@baize/i18n/translate';
import type { Id } from '@baize/std/id';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { Chip } from '@baize/ui/chip.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { coins, envelope, gamepad, type IconPath, shield, user } from '@baize/ui/icons';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { useState } from 'react';
import { actionName } from '../../shared/action-names.ts';
import { Answered } from '../../shared/answered.tsx';
import { OlderButton } from '../../shared/older-button.tsx';
import { EVENT_NAMES, EVENT_STATES } from './event-names.ts';
import { MESSAGE_NAMES } from './message-names.ts';
import { useTimeline } from './use-player.ts';

const KIND_NAMES: Readonly<Record<TimelineKind, PlainKey>> = {
  money: 'players.kind_money',
  play: 'players.kind_play',
  access: 'players.kind_access',
  message: 'players.kind_message',
  staff: 'players.kind_staff',
};

const ICONS: Readonly<Record<TimelineKind, IconPath>> = {
  money: coins,
  play: gamepad,
  access: user,
  message: envelope,
  staff: shield,
};

/** Everything that happened with a member, the newest first. */
export function PlayerTimeline({ memberId }: { memberId: Id<'mem'> }) {
  const t = useT();
  const [kind, setKind] = useState<TimelineKind | 'all'>('all');
  const query = useTimeline(memberId, kind);
  return (
    <Card padding="tight" className="timeline">
      <h2>{t('players.timeline')}</h2>
      <div className="timeline-kinds">
        {(['all', ...TIMELINE_KINDS] as const).map((each) => (
          <Chip key={each} isChosen={each === kind} onClick={() => setKind(each)}>
            {t(each === 'all' ? 'players.all' : KIND_NAMES[each])}
          </Chip>
        ))}
      </div>
      <Answered query={query}>
        {({ pages }) => {
          const events = pages.flatMap((page) => page.events);
          if (events.length === 0) return <p className="muted">{t('players.timeline_none')}</p>;
          return (
            <ol>
              {events.map((event) => (
                <Event key={`${event.at} ${event.what} ${event.about}`} event={event} />
              ))}
            </ol>
          );
        }}
      </Answered>
      <OlderButton query={query} />
    </Card>
  );
}

function Event({ event }: { event: TimelineEvent }) {
  const t = useT();
  const { dateTime } = useFormats();
  const { at, kind, amount } = event;
  const below = belowOf(event, t);
  return (
    <li>
      <Icon of={ICONS[kind]} />
      <span>
        {nameOf(event, t)}
        {below && <small className="faint">{below}</small>}
      </span>
      <span className="timeline-end">
        {amount !== null && <MoneyText amount={amount} isResult />}
        <time className="faint" dateTime={at}>
          {dateTime(instant(new Date(at)))}
        </time>
      </span>
    </li>
  );
}

function nameOf({ kind, what, about, by }: TimelineEvent, t: Translate): string {
  if (kind === 'staff') return `${by} ${actionName(what, t)}`.trim();
  if (kind === 'play') return t('players.played', { count: Number(about) });
  if (kind === 'message') return t('players.message');
  const [subject = ''] = what.split('_');
  const name = EVENT_NAMES[what] ?? EVENT_NAMES[subject];
  return name ? t(name) : what;
}

function belowOf({ kind, what, about }: TimelineEvent, t: Translate): string {
  if (kind === 'play') return '';
  if (kind === 'message') {
    const name = MESSAGE_NAMES[about];
    return name ? t(name) : about.replaceAll('_', ' ');
  }
  const state = EVENT_STATES[what];
  return [about, state && t(state)].filter(Boolean).join(' · ');
}
