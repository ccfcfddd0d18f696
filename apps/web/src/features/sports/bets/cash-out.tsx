import { useT } from '@baize/i18n/react.tsx';
import { minor } from '@baize/std/money';
import { Button } from '@baize/ui/button.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Note } from '@baize/ui/note.tsx';
import { secondsUntil, useServerMs } from '../../../shared/book/server-clock.ts';
import type { BookAccess } from '../../../shared/book/use-book-session.ts';
import { useCashOut, useCashOutQuote } from '../book/use-slips.ts';
import { refusalWords, sportsWording } from '../words.ts';

const PARTS = [25, 50, 100] as const;

/** Sells a bet back, whole or in part: first what it is worth now, then, within seconds, the sale. */
export function CashOut({ slipId, access }: { slipId: string; access: BookAccess | null }) {
  const t = useT();
  const quote = useCashOutQuote(access);
  const sale = useCashOut(access);
  const ms = useServerMs();
  const { data } = quote;
  const seconds = data?.offered === true ? secondsUntil(data.expiresAt, ms) : 0;
  const error = quote.error ?? sale.error;
  const ask = (percent: number) => {
    sale.reset();
    quote.mutate({ slipId, percent });
  };
  return (
    <div className="sp-cash">
      <div className="sp-systems">
        <span>{t('sports.cash_out')}</span>
        {PARTS.map((percent) => (
          <Button
            key={percent}
            size="small"
            look="line"
            isBusy={quote.isPending && quote.variables.percent === percent}
            onClick={() => ask(percent)}
          >
            {`${percent} %`}
          </Button>
        ))}
      </div>
      {data?.offered === false && <Note>{refusalWords(data.reason, t)}</Note>}
      {error && <Note tone="warn">{sportsWording(error, t)}</Note>}
      {data?.offered === true && seconds > 0 && !sale.isSuccess && (
        <Button
          look="brand"
          isBusy={sale.isPending}
          onClick={() => sale.mutate({ slipId, quoteId: data.quoteId })}
        >
          {t('sports.sell_for')} <MoneyText amount={minor(BigInt(data.amount))} /> · {seconds}
        </Button>
      )}
    </div>
  );
}
