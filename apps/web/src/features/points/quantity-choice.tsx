import { useFormats, useT } from '@baize/i18n/react.tsx';
import { IconButton } from '@baize/ui/icon-button.tsx';
import { minus, plus } from '@baize/ui/icons';

type Props = { value: number; most: number; onChange: (value: number) => void };

/** One more or one less, within what can be had. */
export function QuantityChoice({ value, most, onChange }: Props) {
  const t = useT();
  const { number } = useFormats();
  if (most === 1) return null;
  return (
    <fieldset className="points-quantity">
      <legend>{t('points.quantity')}</legend>
      <IconButton
        label={t('points.fewer')}
        icon={minus}
        look="line"
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
      />
      <b aria-live="polite">{number(value)}</b>
      <IconButton
        label={t('points.more')}
        icon={plus}
        look="line"
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      />
    </fieldset>
  );
}
