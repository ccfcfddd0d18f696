import type { GameItem } from '@baize/contract/game';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { minor } from '@baize/std/money';

type Props = { game: Pick<GameItem, 'returns' | 'stakes'> };

/** The return of a game and what may be staked, each in a line; nothing where nobody states it. */
export function GameFacts({ game: { returns, stakes } }: Props) {
  const t = useT();
  const { number, money } = useFormats();
  const amount = (digits: string) => money(minor(BigInt(digits)));
  return (
    <>
      {returns && (
        <span>
          {returns.leastPpm === returns.mostPpm
            ? t('lobby.rtp', { most: number(percentOf(returns.mostPpm)) })
            : t('lobby.rtp_range', {
                least: number(percentOf(returns.leastPpm)),
                most: number(percentOf(returns.mostPpm)),
              })}
        </span>
      )}
      {stakes && (
        <span>{t('lobby.stakes', { min: amount(stakes.min), max: amount(stakes.max) })}</span>
      )}
    </>
  );
}

/** To a hundredth of a percent, rounded down: nobody is told more than comes back. */
const percentOf = (ppm: number): number => Math.floor(ppm / 100) / 100;
