import { useT } from '@baize/i18n/react.tsx';
import { Chip } from '@baize/ui/chip.tsx';
import { TextField } from '@baize/ui/field.tsx';

type Props = { text: string; isWrong: boolean; onChange: (text: string) => void };

const OFTEN = ['1', '2', '5', '10'];

/** How many times the whole slip is bought: one of the usual ones, or any. */
export function MultipleChoice({ text, isWrong, onChange }: Props) {
  const t = useT();
  return (
    <div className="lot-multiple">
      <TextField
        label={t('lottery.multiple')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        prefix="×"
        value={text}
        error={isWrong && '1 – 99 999'}
        onChange={(event) => onChange(event.target.value.trim())}
      />
      <fieldset className="lot-tools" aria-label={t('lottery.multiple_other')}>
        {OFTEN.map((often) => (
          <Chip key={often} isChosen={often === text} onClick={() => onChange(often)}>
            ×{often}
          </Chip>
        ))}
      </fieldset>
    </div>
  );
}
