import { useT } from '@baize/i18n/react.tsx';
import { Checkbox } from '@baize/ui/choice.tsx';

type Props = { isChosen: boolean; onChoose: (isChosen: boolean) => void };

/** Never chosen beforehand: the device may be shared. */
export function KeepLogin({ isChosen, onChoose }: Props) {
  const t = useT();
  return (
    <Checkbox
      label={t('login.keep')}
      hint={t('login.keep_hint')}
      checked={isChosen}
      onChange={(event) => onChoose(event.target.checked)}
    />
  );
}
