import { PUSH_KINDS, type PushChoices, type PushKind } from '@baize/contract/push';
import { useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { Card } from '@baize/ui/card.tsx';
import { Switch } from '@baize/ui/choice.tsx';
import { Note } from '@baize/ui/note.tsx';
import {
  type DeviceState,
  useChoosePush,
  useDevice,
  usePushChoices,
  useSwitchDevice,
} from '../../shared/push/use-push.ts';
import { CallError } from '../../shared/server/call-error.tsx';
import { QuietHoursField } from './quiet-hours-field.tsx';

const KIND_NAMES: Readonly<Record<PushKind, PlainKey>> = {
  withdrawals: 'messages.push_withdrawals',
  messages: 'messages.push_messages',
  draws: 'messages.push_draws',
  bets: 'messages.push_bets',
};

/** What the member's devices are told while the site is closed, and whether this one is. */
export function PushSettings() {
  const { data } = usePushChoices();
  const device = useDevice();
  if (!data || device.data === undefined) return null;
  return (
    <Card className="push-settings">
      <ThisDevice publicKey={data.publicKey} state={device.data} />
      <Choices choices={data.choices} />
    </Card>
  );
}

function ThisDevice({ publicKey, state }: { publicKey: string; state: DeviceState }) {
  const t = useT();
  const switching = useSwitchDevice(publicKey);
  return (
    <>
      <h2>{t('messages.push_title')}</h2>
      {state === 'unable' && <Note>{t('messages.push_unable')}</Note>}
      {state === 'refused' && <Note>{t('messages.push_refused')}</Note>}
      {(state === 'on' || state === 'off') && (
        <Switch
          label={t('messages.push_here')}
          hint={t('messages.push_here_text')}
          checked={switching.isPending ? switching.variables : state === 'on'}
          disabled={switching.isPending}
          onChange={({ target }) => switching.mutate(target.checked)}
        />
      )}
      <CallError error={switching.error} />
    </>
  );
}

function Choices({ choices }: { choices: PushChoices }) {
  const t = useT();
  const choosing = useChoosePush();
  const shown = choosing.isPending ? choosing.variables : choices;
  return (
    <>
      <fieldset className="push-kinds" disabled={choosing.isPending}>
        <legend className="field-label">{t('messages.push_kinds')}</legend>
        {PUSH_KINDS.map((kind) => (
          <Switch
            key={kind}
            label={t(KIND_NAMES[kind])}
            checked={shown[kind]}
            onChange={({ target }) => choosing.mutate({ ...choices, [kind]: target.checked })}
          />
        ))}
      </fieldset>
      <QuietHoursField
        quiet={shown.quiet}
        isDisabled={choosing.isPending}
        onChange={(quiet) => choosing.mutate({ ...choices, quiet })}
      />
      <CallError error={choosing.error} />
    </>
  );
}
