import { wholePlayName } from '@baize/client/play-names';
import type { DrawLimits } from '@baize/contract/draw-limits';
import { useT } from '@baize/i18n/react.tsx';
import { Select } from '@baize/ui/select.tsx';
import { EVERY } from './words.ts';

export type Lotteries = DrawLimits['lotteries'];

type Place = { readonly lottery: string; readonly play: string };

type Props = {
  place: Place;
  lotteries: Lotteries;
  onChange: (place: Place) => void;
  /** Whether it can be for all plays of the lottery. */
  hasAllPlays?: boolean;
};

/** The lottery and the play that something is set for. */
export function PlaceChoice({ place, lotteries, onChange, hasAllPlays = false }: Props) {
  const t = useT();
  const playsOf = (lottery: string) => lotteries.find(({ code }) => code === lottery)?.plays ?? [];
  const firstOf = (lottery: string) => (hasAllPlays ? EVERY : (playsOf(lottery)[0] ?? EVERY));
  return (
    <>
      <Select
        label={t('draws.lottery')}
        value={place.lottery}
        onChange={({ target }) => onChange({ lottery: target.value, play: firstOf(target.value) })}
        options={lotteries.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <Select
        label={t('draws.play')}
        value={place.play}
        onChange={({ target }) => onChange({ ...place, play: target.value })}
        options={[
          ...(hasAllPlays ? [{ value: EVERY, label: t('draws.all_plays') }] : []),
          ...playsOf(place.lottery).map((play) => ({ value: play, label: wholePlayName(play, t) })),
        ]}
      />
    </>
  );
}
