import type { TeamOverview } from '@baize/contract/team';
import { useT } from '@baize/i18n/react.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { nameOfCategory } from '../../../shared/names/category-names.ts';

const SERIES = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'] as const;

/** What was bet on, by kind of game, as one bar and in words. */
export function Contribution({ overview: { categories, now } }: { overview: TeamOverview }) {
  const t = useT();
  const used = categories.filter(({ validBets }) => validBets > 0n);
  const all = used.reduce((sum, { validBets }) => sum + validBets, 0n);
  if (all === 0n) return null;
  const shareOf = (part: bigint) => Number((part * 1_000n) / all) / 10;
  return (
    <div className="team-contribution">
      <p>
        <span>{t('agents.came_from')}</span>
        <MoneyText amount={now.validBets} />
      </p>
      <span className="team-bar" aria-hidden="true">
        {used.map(({ category, validBets }, index) => (
          <i
            key={category}
            style={{
              inlineSize: `${shareOf(validBets)}%`,
              background: `var(--${SERIES[index % SERIES.length]})`,
            }}
          />
        ))}
      </span>
      <ul>
        {used.map(({ category, validBets, grossWin }, index) => (
          <li key={category}>
            <i style={{ background: `var(--${SERIES[index % SERIES.length]})` }} />
            {nameOfCategory(t, category)} {Math.round(shareOf(validBets))} %
            <MoneyText amount={grossWin} isResult />
          </li>
        ))}
      </ul>
    </div>
  );
}
