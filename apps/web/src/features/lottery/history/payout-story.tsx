import { lineName } from '@baize/client/line-names';
import { wholePlayName } from '@baize/client/play-names';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { minor } from '@baize/std/money';
import { Note } from '@baize/ui/note.tsx';
import type { WireExplanation, WireSettlement, WireWholeTicket } from '../book/wire.ts';

const WHOLE = 1_000_000;

/** How the payout of a ticket came to be, by every version of the result. */
export function PayoutStory({ ticket }: { ticket: WireWholeTicket }) {
  const t = useT();
  if (ticket.settlements.length === 0) {
    return ticket.status === 'accepted' ? <p className="muted">{t('lottery.x_waiting')}</p> : null;
  }
  return (
    <section className="lot-story">
      <h3>{t('lottery.ticket_how')}</h3>
      {ticket.settlements.map((settlement) => (
        <Version key={settlement.resultVersion} settlement={settlement} />
      ))}
    </section>
  );
}

function Version({ settlement }: { settlement: WireSettlement }) {
  const t = useT();
  const formats = useFormats();
  const money = (amount: string) => formats.money(minor(BigInt(amount)));
  const { resultVersion, explanation, correctedWhy, before, payout } = settlement;
  return (
    <>
      {resultVersion > 1 && (
        <Note tone="warn">
          {t('lottery.x_corrected', {
            reason: correctedWhy ?? '',
            before: money(before),
            now: money(payout),
          })}
        </Note>
      )}
      {explanation.map((bet, at) => (
        <BetStory key={at} bet={bet} version={resultVersion} />
      ))}
    </>
  );
}

function BetStory({ bet, version }: { bet: WireExplanation; version: number }) {
  const t = useT();
  const formats = useFormats();
  const money = (amount: string) => formats.money(minor(BigInt(amount)));
  const unit = money(bet.unit);
  return (
    <div>
      <p>
        {t('lottery.x_played', {
          play: wholePlayName(bet.play, t),
          lines: bet.lines,
          unit,
          multiple: bet.multiple,
          result: bet.result.join(' '),
          version: `${version}`,
        })}
      </p>
      {bet.paid.length === 0 && <p className="muted">{t('lottery.x_none')}</p>}
      <ul>
        {bet.paid.map((paid) => (
          <li key={paid.line}>
            {t('lottery.x_hit', {
              line: lineName(paid.line, bet.play, t),
              unit,
              multiple: bet.multiple,
              prize: prizeText(paid.hits),
              amount: money(paid.payout),
            })}
            {Number(paid.pays) < WHOLE &&
              ` ${t('lottery.x_less', { percent: `${(Number(paid.pays) * 100) / WHOLE} %` })}`}
          </li>
        ))}
      </ul>
      {bet.paid.some(({ isRounded }) => isRounded) && (
        <p className="muted">{t('lottery.x_rounded')}</p>
      )}
    </div>
  );
}

type Hits = WireExplanation['paid'][number]['hits'];

const prizeText = (hits: Hits): string => {
  const texts = hits.map(({ pays, count }) => (count === 1 ? pays : `${pays} × ${count}`));
  return texts.length > 1 ? `(${texts.join(' + ')})` : (texts[0] ?? '');
};
