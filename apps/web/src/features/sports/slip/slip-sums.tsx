import { useFormats, useT } from '@baize/i18n/react.tsx';
import { oddsText } from '@baize/sports/slip/odds-format';
import { minor } from '@baize/std/money';
import { Button } from '@baize/ui/button.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Note } from '@baize/ui/note.tsx';
import { useBalance } from '../../../shared/session/public-state.ts';
import type { Quote } from '../book/use-slips.ts';
import { atPrices } from './slip.ts';
import { useSlipDesk } from './slip-desk.tsx';

export function Sum({ name, amount, value }: { name: string; amount?: string; value?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">
        {amount === undefined ? value : <MoneyText amount={minor(BigInt(amount))} />}
      </dd>
    </div>
  );
}

export function QuoteSums({ quote, isOld }: { quote: Quote; isOld: boolean }) {
  const t = useT();
  const { slip, format } = useSlipDesk();
  return (
    <dl className="sp-sums" aria-busy={isOld}>
      {quote.lines > 1 && <Sum name={t('sports.lines')} value={String(quote.lines)} />}
      {slip.system === 'builder' && quote.odds !== null && (
        <Sum name={t('sports.builder_odds')} value={oddsText(format, quote.odds)} />
      )}
      <Sum name={t('sports.total_stake')} amount={quote.total} />
      <Sum name={t('sports.largest_return')} amount={quote.largestReturn} />
    </dl>
  );
}

export function OddsMoved({ quote }: { quote: Quote }) {
  const t = useT();
  const { slip, setSlip } = useSlipDesk();
  if (!quote.legs.some(({ changed }) => changed)) return null;
  return (
    <Note tone="warn">
      {t('sports.odds_moved')}{' '}
      <Button size="small" look="line" onClick={() => setSlip(atPrices(slip, quote.legs))}>
        {t('sports.use_new')}
      </Button>
    </Note>
  );
}

/** The most that one line can be staked with, and which of the two bounds it is. */
export function LargestStake({ quote }: { quote: Quote | undefined }) {
  const t = useT();
  const formats = useFormats();
  const { data: wallet } = useBalance();
  if (!quote) return <p className="sp-largest" />;
  const limit = BigInt(quote.largestStake);
  const covered = wallet ? wallet.balance / BigInt(quote.lines) : limit;
  const amount = formats.money(minor(covered < limit ? covered : limit));
  return (
    <p className="sp-largest faint">
      {t(covered < limit ? 'sports.largest_balance' : 'sports.largest_limit', { amount })}
      {quote.delayMs > 0 &&
        ` · ${t('sports.delay', { seconds: String(Math.ceil(quote.delayMs / 1000)) })}`}
    </p>
  );
}
