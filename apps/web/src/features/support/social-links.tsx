import { useT } from '@baize/i18n/react.tsx';
import { usePermission } from '../../shared/session/permission.ts';
import { CHANNELS } from './channels.ts';
import { useOpenChannel } from './use-open-channel.ts';

const SOCIAL: ReadonlySet<string> = new Set(['FACEBOOK', 'YOUTUBE']);

/** Each only where the brand has one; a brand with none shows no heading either. */
export function SocialLinks() {
  const t = useT();
  const opening = useOpenChannel();
  const channels = usePermission().data?.info.customerService ?? [];
  const social = channels.filter(({ csType }) => SOCIAL.has(csType));
  if (social.length === 0) return null;
  return (
    <div>
      <h2>{t('shell.footer_follow')}</h2>
      {social.map((channel) => (
        <button key={channel.csType} type="button" onClick={() => opening.mutate(channel)}>
          {t(CHANNELS[channel.csType].name)}
        </button>
      ))}
    </div>
  );
}
