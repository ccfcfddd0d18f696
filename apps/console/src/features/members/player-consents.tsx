import type { ConsentChannel } from '@baize/contract/consent';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import type { Player } from './use-player.ts';

const CHANNEL_NAMES: Readonly<Record<ConsentChannel, PlainKey>> = {
  email: 'players.consent_email',
  sms: 'players.consent_sms',
  push: 'players.consent_push',
  contact: 'players.consent_contact',
};

/** By which channels the member may be told of offers: who calls or writes looks here first. */
export function PlayerConsents({ consents }: Pick<Player, 'consents'>) {
  const t = useT();
  const { dateTime } = useFormats();
  return (
    <Card padding="tight">
      <h2>{t('players.consents')}</h2>
      <ul className="player-lines">
        {consents.map(({ channel, isGiven, said }) => (
          <li key={channel}>
            <span>
              {t(CHANNEL_NAMES[channel])}
              <small className="faint">
                {said
                  ? t('players.consent_said', {
                      at: dateTime(instant(new Date(said.at))),
                      version: said.version,
                    })
                  : t('players.consent_never')}
              </small>
            </span>
            <Tag tone={isGiven ? 'win' : 'plain'}>
              {t(isGiven ? 'players.consent_given' : 'players.consent_none')}
            </Tag>
          </li>
        ))}
      </ul>
    </Card>
  );
}
