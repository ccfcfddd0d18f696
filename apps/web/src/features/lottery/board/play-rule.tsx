import { useT } from '@baize/i18n/react.tsx';
import { decimalText, isMore } from '@baize/lottery/core/fraction';
import type { Lottery } from '@baize/lottery/core/lottery';
import type { Play } from '@baize/lottery/core/play';
import type { Tariff } from '@baize/lottery/core/tariff';
import { playPrizes } from '@baize/lottery/slip/play-prizes';
import { playRule } from '../words/play-rules.ts';

type Props = { lottery: Lottery; play: Play; tariff: Tariff };

/** Under the ways to bet: what makes a line of the chosen one win, and what it pays then. */
export function PlayRule({ lottery, play, tariff }: Props) {
  const t = useT();
  const prizes = playPrizes(play, tariff);
  return (
    <dl className="lot-rule">
      <dt>{t('lottery.rule_wins')}</dt>
      <dd>{playRule(lottery, play, t)}</dd>
      {prizes && (
        <>
          <dt>{t('lottery.rule_pays')}</dt>
          <dd>{paysWords(play, prizes, t)}</dd>
        </>
      )}
    </dl>
  );
}

function paysWords(
  play: Play,
  { least, most }: NonNullable<ReturnType<typeof playPrizes>>,
  t: ReturnType<typeof useT>,
): string {
  const prize = decimalText(most, 2);
  if (isMore(most, least)) {
    return t('lottery.rule_pays_range', { least: decimalText(least, 2), most: prize });
  }
  return t(play.lineHitsMax > 1 ? 'lottery.rule_pays_unit' : 'lottery.rule_pays_one', { prize });
}
