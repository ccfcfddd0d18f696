import type { QuietHours } from '@baize/contract/push';
import { useT } from '@baize/i18n/react.tsx';
import { Switch } from '@baize/ui/choice.tsx';
import { Select } from '@baize/ui/select.tsx';

type Props = {
  quiet: QuietHours | null;
  isDisabled: boolean;
  onChange: (quiet: QuietHours | null) => void;
};

/** What a night is where nobody has said another. */
const NIGHT: QuietHours = { from: 22, to: 7 };

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

/** From when to when nothing is told, by the brand's clock. */
export function QuietHoursField({ quiet, isDisabled, onChange }: Props) {
  const t = useT();
  return (
    <>
      <Switch
        label={t('messages.push_quiet')}
        hint={t('messages.push_quiet_text')}
        checked={quiet !== null}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked ? NIGHT : null)}
      />
      {quiet && (
        <div className="push-hours">
          <Select
            label={t('messages.push_from')}
            value={String(quiet.from)}
            disabled={isDisabled}
            options={HOURS}
            onChange={({ target }) => onChange({ ...quiet, from: Number(target.value) })}
          />
          <Select
            label={t('messages.push_to')}
            value={String(quiet.to)}
            disabled={isDisabled}
            options={HOURS}
            onChange={({ target }) => onChange({ ...quiet, to: Number(target.value) })}
          />
        </div>
      )}
    </>
  );
}
