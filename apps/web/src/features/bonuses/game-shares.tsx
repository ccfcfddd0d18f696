import type { Bonus } from '@baize/contract/bonus';
import { useT } from '@baize/i18n/react.tsx';
import { nameOfCategory } from '../../shared/names/category-names.ts';

const WHOLE_PPM = 1_000_000;

const percentOf = (ppm: number): string => String(ppm / 10_000);

/** Which games count, by which share, and that the others do not. */
export function GameShares({
  of: { weights, otherPpm },
}: {
  of: Pick<Bonus, 'weights' | 'otherPpm'>;
}) {
  const t = useT();
  if (weights.length === 0 && otherPpm === WHOLE_PPM) return t('bonuses.all_games');
  const shares = Map.groupBy(weights, ({ ppm }) => ppm);
  return (
    <ul className="bonus-shares">
      {[...shares].map(([ppm, of]) => (
        <li key={ppm}>
          {t('bonuses.share_of', {
            games: of.map(({ category }) => nameOfCategory(t, category)).join(', '),
            percent: percentOf(ppm),
          })}
        </li>
      ))}
      <li>
        {otherPpm === 0
          ? t('bonuses.share_none')
          : t('bonuses.share_other', { percent: percentOf(otherPpm) })}
      </li>
    </ul>
  );
}
