import { wordingOf } from '@baize/client/api-error';
import { useT } from '@baize/i18n/react.tsx';
import { ErrorState } from '@baize/ui/error-state.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { chevronEnd } from '@baize/ui/icons';
import { Note } from '@baize/ui/note.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { usePermission } from '../../shared/session/permission.ts';
import { CHANNELS } from './channels.ts';
import './support.css';
import { type Channel, useOpenChannel } from './use-open-channel.ts';

/** The ways to reach a person, as the brand has set them up. */
export function SupportChannels() {
  const t = useT();
  const permission = usePermission();
  const opening = useOpenChannel();

  if (permission.isPending) return <ChannelsLoading />;
  if (permission.isError) {
    return (
      <ErrorState
        title={wordingOf(permission.error, t)}
        onRetry={() => void permission.refetch()}
      />
    );
  }
  const channels = permission.data.info.customerService;
  if (channels.length === 0) return <p>{t('shell.support_none')}</p>;
  return (
    <>
      {opening.isError && <Note tone="loss">{wordingOf(opening.error, t)}</Note>}
      <ul className="channels">
        {channels.map((channel) => (
          <li key={channel.csType}>
            <ChannelButton channel={channel} onOpen={() => opening.mutate(channel)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function ChannelButton({ channel, onOpen }: { channel: Channel; onOpen: () => void }) {
  const t = useT();
  const { name, icon } = CHANNELS[channel.csType];
  return (
    <button type="button" className="channel" onClick={onOpen}>
      <Icon of={icon} />
      <span>{t(name)}</span>
      <Icon of={chevronEnd} flip />
    </button>
  );
}

const ChannelsLoading = () => (
  <Loading className="channels">
    <Skeleton height="3.25rem" />
    <Skeleton height="3.25rem" />
  </Loading>
);
