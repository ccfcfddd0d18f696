import { lineName } from '@baize/client/line-names';
import { wholePlayName } from '@baize/client/play-names';
import type { NumberState } from '@baize/contract/draw-limits';
import { useT } from '@baize/i18n/react.tsx';
import { RadioGroup } from '@baize/ui/choice.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { useState } from 'react';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import { type Lotteries, PlaceChoice } from './place-choice.tsx';
import { useNumberSetting } from './use-limits.ts';

export type NumberPlace = {
  readonly lottery: string;
  readonly play: string;
  readonly number: string;
};

type Props = {
  /** Null where it is chosen here, of these lotteries. */
  place: NumberPlace | null;
  lotteries?: Lotteries;
  onClose: () => void;
};

/** Closes a number, sells it at half its prize, or leaves it to the limits. */
export function NumberDialog({ place: given, lotteries = [], onClose }: Props) {
  const t = useT();
  const [place, setPlace] = useState<NumberPlace>(given ?? firstPlace(lotteries));
  const [state, setState] = useState<NumberState>('closed');
  const setting = useNumberSetting();
  const number = place.number.trim();
  return (
    <ReasonDialog
      title={t(given ? 'draws.set_number' : 'draws.number_new')}
      text={
        given
          ? t('draws.set_number_text', {
              number: lineName(given.number, given.play, t),
              play: wholePlayName(given.play, t),
            })
          : t('draws.number_new_text')
      }
      action={t('draws.save')}
      reason="needed"
      isBusy={setting.isPending}
      error={setting.error}
      canSubmit={number !== ''}
      onSubmit={(reason) =>
        setting.mutate({ ...place, number, state, reason }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      {(isTried) => (
        <>
          {!given && (
            <>
              <PlaceChoice
                place={place}
                lotteries={lotteries}
                onChange={(changed) => setPlace({ ...place, ...changed })}
              />
              <TextField
                label={t('draws.number')}
                autoComplete="off"
                maxLength={40}
                value={place.number}
                error={isTried && number === '' ? t('draws.number_missing') : undefined}
                onChange={({ target }) => setPlace({ ...place, number: target.value })}
              />
            </>
          )}
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
        </>
      )}
    </ReasonDialog>
  );
}

const firstPlace = ([first]: Lotteries): NumberPlace => ({
  lottery: first?.code ?? '',
  play: first?.plays[0] ?? '',
  number: '',
});
