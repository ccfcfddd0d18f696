import type { GameItem } from '@baize/contract/game';
import type { MoneyPart } from '@baize/i18n/formats';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { minor } from '@baize/std/money';
import { percentOf } from '@baize/std/percent';

type Props = {
  game: Pick<GameItem, 'returns' | 'stakes'>;
  /** On a tile there is room for the figures alone. */
  isShort?: boolean;
};

/** The return of a game and what may be staked, each in a line; nothing where nobody states it. */
export function GameFacts({ game: { returns, stakes }, isShort = false }: Props) {
  const t = useT();
  const { number, moneyParts } = useFormats();
  const range = stakes && {
    min: wholeOf(moneyParts(minor(BigInt(stakes.min)))),
    max: wholeOf(moneyParts(minor(BigInt(stakes.max)))),
  };
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
      {range && <span>{isShort ? `${range.min} – ${range.max}` : t('lobby.stakes', range)}</span>}
    </>
  );
}

/** An amount without its decimals where they are noughts. */
const wholeOf = (parts: readonly MoneyPart[]): string =>
  parts
    .filter(({ kind, text }) => kind !== 'fraction' || /[1-9]/.test(text))
    .map(({ text }) => text)
    .join('');
