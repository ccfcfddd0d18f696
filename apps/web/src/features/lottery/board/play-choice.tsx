import { playGroupName, playGroupOf, playName } from '@baize/client/play-names';
import { useT } from '@baize/i18n/react.tsx';
import { decimalText, isMore } from '@baize/lottery/core/fraction';
import type { Lottery } from '@baize/lottery/core/lottery';
import type { Play } from '@baize/lottery/core/play';
import type { Tariff } from '@baize/lottery/core/tariff';
import { playPrizes } from '@baize/lottery/slip/play-prizes';
import { useState } from 'react';

type Props = {
  lottery: Lottery;
  tariff: Tariff;
  active: string;
  onChange: (play: string) => void;
};

/** The ways to bet with what they pay; where there are many, first the digits they look at. */
export function PlayChoice({ lottery, tariff, active, onChange }: Props) {
  const t = useT();
  const groups = [...new Set(lottery.plays.map(({ code }) => playGroupOf(code)))];
  const [group, setGroup] = useState(playGroupOf(active));
  const isGrouped = groups.length > 2;
  const shown = isGrouped
    ? lottery.plays.filter(({ code }) => playGroupOf(code) === group)
    : lottery.plays;
  const openGroup = (next: string | null) => {
    setGroup(next);
    const first = lottery.plays.find(({ code }) => playGroupOf(code) === next);
    if (first) onChange(first.code);
  };
  return (
    <>
      {isGrouped && (
        <fieldset className="lot-tools" aria-label={t('lottery.play_groups')}>
          {groups.map((each) => (
            <button
              key={each ?? ''}
              type="button"
              className="chip"
              aria-pressed={each === group}
              onClick={() => openGroup(each)}
            >
              {playGroupName(each, t)}
            </button>
          ))}
        </fieldset>
      )}
      <fieldset className="lot-plays" aria-label={t('lottery.plays')}>
        {shown.map((play) => (
          <PlayButton
            key={play.code}
            play={play}
            tariff={tariff}
            isActive={play.code === active}
            onPress={() => onChange(play.code)}
          />
        ))}
      </fieldset>
    </>
  );
}

type ButtonProps = { play: Play; tariff: Tariff; isActive: boolean; onPress: () => void };

function PlayButton({ play, tariff, isActive, onPress }: ButtonProps) {
  const t = useT();
  const prizes = playPrizes(play, tariff);
  return (
    <button type="button" aria-pressed={isActive} onClick={onPress}>
      {playName(play.code, t)}
      {prizes && (
        <small>
          {t(isMore(prizes.most, prizes.least) ? 'lottery.pays_up_to' : 'lottery.pays', {
            prize: decimalText(prizes.most, 2),
          })}
        </small>
      )}
    </button>
  );
}
