import type { LinkSign } from '@baize/contract/player';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { startOfDay } from '@baize/std/calendar';
import type { Id } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { instant } from '@baize/std/time';
import { BarChart } from '@baize/ui/bar-chart.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { Answered } from '../../shared/answered.tsx';
import { MemberLink } from '../../shared/member-link.tsx';
import { useOperator } from '../../shared/use-operator.ts';
import { MESSAGE_NAMES } from './message-names.ts';
import { PlayerConsents } from './player-consents.tsx';
import { PlayerNotes } from './player-notes.tsx';
import { PlayerRewards } from './player-rewards.tsx';
import { PlayerTags } from './player-tags.tsx';
import { PlayerTimeline } from './player-timeline.tsx';
import './player.css';
import { type Player, usePlayer } from './use-player.ts';

type Props = { memberId: Id<'mem'> };

/** How a member plays, what happened, who may be the same person, and what operators noted. */
export function PlayerAround({ memberId }: Props) {
  const query = usePlayer(memberId);
  return (
    <Answered query={query}>
      {(player) => (
        <div className="player-columns">
          <div className="player-stack">
            <Result days={player.days} />
            <PlayerTimeline memberId={memberId} />
          </div>
          <div className="player-stack">
            <PlayerRewards rewards={player.rewards} />
            <Linked linked={player.linked} />
            <PlayerTags memberId={memberId} tags={player.tags} />
            <PlayerNotes memberId={memberId} notes={player.notes} />
            <Traces player={player} />
            <PlayerConsents consents={player.consents} />
            <Messages messages={player.messages} />
          </div>
        </div>
      )}
    </Answered>
  );
}

function Result({ days }: Pick<Player, 'days'>) {
  const t = useT();
  const formats = useFormats();
  const { timezone } = useOperator().brand;
  return (
    <Card padding="tight">
      <h2>{t('players.result')}</h2>
      <BarChart
        title={t('players.result')}
        labels={days.map(({ day }) => formats.date(startOfDay(day, timezone)))}
        bars={{
          name: t('players.result'),
          color: 'c1',
          values: days.map(({ result }) => Number(result)),
        }}
        isResult
        format={(value) => formats.money(minor(BigInt(Math.round(value))))}
        hasTable={false}
      />
      <p className="faint player-hint">{t('players.result_text')}</p>
    </Card>
  );
}

const SIGN_NAMES: Readonly<Record<LinkSign, PlainKey>> = {
  bank_account: 'players.sign_bank_account',
  document: 'players.sign_document',
  name_and_birthday: 'players.sign_name_and_birthday',
  device: 'players.sign_device',
  address: 'players.sign_address',
};

function Linked({ linked }: Pick<Player, 'linked'>) {
  const t = useT();
  return (
    <Card padding="tight">
      <h2>{t('players.linked')}</h2>
      {linked.length === 0 && <p className="muted">{t('players.linked_none')}</p>}
      <ul className="player-lines">
        {linked.map(({ memberId, account, status, signs }) => (
          <li key={memberId}>
            <MemberLink memberId={memberId} account={account} />
            <span className="player-signs">
              {status !== 'active' && <Tag tone="loss">{t('players.flag_blocked')}</Tag>}
              {signs.map((sign) => (
                <Tag key={sign} tone={sign === 'address' ? 'plain' : 'warn'}>
                  {t(SIGN_NAMES[sign])}
                </Tag>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Traces({ player: { devices, addresses } }: { player: Player }) {
  const t = useT();
  const traces = [
    ...devices.map(({ name, ...rest }) => ({ ...rest, name: t('players.device_named', { name }) })),
    ...addresses.map(({ address, ...rest }) => ({ ...rest, name: address })),
  ];
  return (
    <Card padding="tight">
      <h2>{t('players.devices')}</h2>
      {traces.length === 0 && <p className="muted">{t('players.devices_none')}</p>}
      <ul className="player-lines">
        {traces.map((trace) => (
          <Trace key={trace.name} {...trace} />
        ))}
      </ul>
    </Card>
  );
}

type TraceProps = { name: string; firstAt: string; lastAt: string; sharedWith: number };

function Trace({ name, firstAt, lastAt, sharedWith }: TraceProps) {
  const t = useT();
  const { date } = useFormats();
  const [first, last] = [firstAt, lastAt].map((at) => date(instant(new Date(at))));
  return (
    <li>
      <span>
        <bdi>{name}</bdi>
        <small className="faint">
          {first === last ? first : t('players.seen', { first: first ?? '', last: last ?? '' })}
        </small>
      </span>
      {sharedWith > 0 ? (
        <Tag tone="warn">{t('players.shared_with', { count: sharedWith })}</Tag>
      ) : (
        <Tag>{t('players.own')}</Tag>
      )}
    </li>
  );
}

function Messages({ messages }: Pick<Player, 'messages'>) {
  const t = useT();
  const { dateTime } = useFormats();
  return (
    <Card padding="tight">
      <h2>{t('players.messages')}</h2>
      {messages.length === 0 && <p className="muted">{t('players.messages_none')}</p>}
      <ul className="player-lines">
        {messages.map(({ at, kind, isRead }) => (
          <li key={`${at} ${kind}`}>
            <span>
              {MESSAGE_NAMES[kind] ? t(MESSAGE_NAMES[kind]) : kind.replaceAll('_', ' ')}
              <small className="faint">{dateTime(instant(new Date(at)))}</small>
            </span>
            <Tag>{t(isRead ? 'players.message_read' : 'players.message_unread')}</Tag>
          </li>
        ))}
      </ul>
    </Card>
  );
}
