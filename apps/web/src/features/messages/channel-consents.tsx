import {
  type ChannelConsent,
  CONSENT_CHANNELS,
  type ConsentChannel,
  readConsents,
  setConsent,
} from '@baize/contract/consent';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { Switch } from '@baize/ui/choice.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/server/api.ts';
import { CallError } from '../../shared/server/call-error.tsx';
import { useMemberKey } from '../../shared/session/session.ts';

const CHANNEL_NAMES: Readonly<Record<ConsentChannel, PlainKey>> = {
  email: 'messages.consents_email',
  sms: 'messages.consents_sms',
  push: 'messages.consents_push',
  contact: 'messages.consents_contact',
};

/** By which channels the member may be told of offers, each alone; none is allowed beforehand. */
export function ChannelConsents() {
  const t = useT();
  const queries = useQueryClient();
  const queryKey = useMemberKey('consents');
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => call(readConsents, {}, signal) });
  const saying = useMutation({
    mutationFn: (word: { channel: ConsentChannel; isGiven: boolean }) =>
      call(setConsent, { ...word, version: data?.version ?? '' }),
    onSuccess: (consents) => queries.setQueryData(queryKey, consents),
  });
  if (!data) return null;
  return (
    <Card className="push-settings" id="contact">
      <div>
        <h2>{t('messages.consents_title')}</h2>
        <p className="muted small">{t('messages.consents_text')}</p>
      </div>
      <fieldset className="push-kinds" disabled={saying.isPending}>
        <legend className="sr">{t('messages.consents_title')}</legend>
        {CONSENT_CHANNELS.map((channel) => {
          const consent = data.channels.find((each) => each.channel === channel);
          const asked = saying.variables?.channel === channel && saying.isPending;
          return (
            <Switch
              key={channel}
              label={t(CHANNEL_NAMES[channel])}
              hint={<Said consent={consent} />}
              checked={asked ? saying.variables.isGiven : (consent?.isGiven ?? false)}
              onChange={({ target }) => saying.mutate({ channel, isGiven: target.checked })}
            />
          );
        })}
      </fieldset>
      <CallError error={saying.error} />
    </Card>
  );
}

function Said({ consent }: { consent: ChannelConsent | undefined }) {
  const t = useT();
  const { dateTime } = useFormats();
  if (!consent?.said) return t('messages.consents_never');
  const at = dateTime(instant(new Date(consent.said.at)));
  return t(consent.isGiven ? 'messages.consents_given' : 'messages.consents_taken', { at });
}
