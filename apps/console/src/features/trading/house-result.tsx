import { outcomeName, type Sides } from '@baize/client/sport-names';
import type { TradedMarket } from '@baize/contract/trading-shape';
import { useT } from '@baize/i18n/react.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';

type Props = { market: TradedMarket; sides: Sides };

const SHORT: Readonly<Record<string, string>> = { home: '1', draw: 'X', away: '2' };

/** What the house makes by each outcome of who wins; the bars are as long as the largest of them. */
export function HouseResult({ market, sides }: Props) {
  const t = useT();
  const sizes = market.outcomes.map(({ result }) => Math.abs(Number(result)));
  const most = Math.max(1, ...sizes);
  return (
    <span className="trading-bars">
      {market.outcomes.map(({ outcome, result }, place) => (
        <span key={outcome}>
          <span className="muted" aria-hidden="true">
            {SHORT[outcome] ?? outcome}
          </span>
          <span className="sr">
            {t('trading.result_if', { outcome: outcomeName(market, outcome, { sides, t }) })}
          </span>
          <i className={result < 0n ? 'is-loss' : 'is-win'}>
            <i style={{ inlineSize: `${((sizes[place] ?? 0) / most) * 50}%` }} />
          </i>
          <MoneyText amount={result} isResult />
        </span>
      ))}
    </span>
  );
}
