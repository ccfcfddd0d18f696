import type { NumberState } from '@baize/contract/draw-limits';
import { useT } from '@baize/i18n/react.tsx';
import { RadioGroup } from '@baize/ui/choice.tsx';
import { useState } from 'react';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import { useNumberSetting } from './use-limits.ts';

export type NumberPlace = {
  readonly lottery: string;
  readonly play: string;
  readonly number: string;
};

type Props = { place: NumberPlace; onClose: () => void };

/** Closes a number, sells it at half its prize, or leaves it to the limits. */
export function NumberDialog({ place, onClose }: Props) {
  const t = useT();
  const [state, setState] = useState<NumberState>('closed');
  const setting = useNumberSetting();
  return (
    <ReasonDialog
      title={t('draws.set_number')}
      text={t('draws.set_number_text', { number: place.number, play: place.play })}
      action={t('draws.save')}
      reason="needed"
      isBusy={setting.isPending}
      error={setting.error}
      onSubmit={(reason) => setting.mutate({ ...place, state, reason }, { onSuccess: onClose })}
      onClose={onClose}
    >
      {() => (
        <RadioGroup
          name="state"
          label={t('draws.number_state')}
          value={state}
          onChange={setState}
          options={[
            { value: 'closed', label: t('draws.number_closed') },
            { value: 'half', label: t('draws.number_half') },
            { value: 'open', label: t('draws.number_by_limits') },
          ]}
        />
      )}
    </ReasonDialog>
  );
}
