import { useT } from '@baize/i18n/react.tsx';
import { oddsText } from '@baize/sports/slip/odds-format';
import { Icon } from '@baize/ui/icon.tsx';
import { lock } from '@baize/ui/icons';
import type { WireEvent, WireMarket, WireOutcome } from '../book/wire.ts';
import { useSlipDesk } from '../slip/slip-desk.tsx';
import { STOP_NAMES } from '../words.ts';

type Props = {
  readonly event: WireEvent;
  readonly market: WireMarket;
  readonly outcome: WireOutcome;
  readonly label: string;
};

/** A price to tap; a stopped one says why. */
export function PriceButton({ event, market, outcome, label }: Props) {
  const t = useT();
  const { slip, tap, format } = useSlipDesk();
  const isOn = slip.legs.some((leg) => leg.outcome.outcomeId === outcome.outcomeId);
  const isOpen = market.status === 'active';
  const why = t(STOP_NAMES[market.reason ?? 'trader']);
  return (
    <button
      type="button"
      className="sp-price"
      aria-pressed={isOn}
      disabled={!isOpen}
      title={isOpen ? undefined : why}
      onClick={() => tap({ event, market, outcome })}
    >
      <span>{label}</span>
      {isOpen ? (
        <b className="num">{oddsText(format, outcome.odds)}</b>
      ) : (
        <>
          <Icon of={lock} />
          <span className="sr">{why}</span>
        </>
      )}
    </button>
  );
}
