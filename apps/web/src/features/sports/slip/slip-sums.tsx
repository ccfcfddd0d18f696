import { useFormats, useT } from '@baize/i18n/react.tsx';
import { oddsText } from '@baize/sports/slip/odds-format';
import { minor } from '@baize/std/money';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { useBalance } from '../../../shared/session/public-state.ts';
import type { Quote } from '../book/use-slips.ts';
import { comesTo } from './free-bet.ts';
import { useSlipDesk } from './slip-desk.tsx';
import type { Stand } from './use-stand.ts';

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

/** What the bet comes to at the prices that are shown. */
export function OfferSums({ stand: { offer, freeBet } }: { stand: Stand }) {
  const { slip, lines, odds, largestReturn } = offer;
  const t = useT();
  const { format } = useSlipDesk();
  const name = t(slip.system === 'builder' ? 'sports.builder_odds' : 'sports.total_odds');
  return (
    <dl className="sp-sums sp-offer">
      {lines > 1 && <Sum name={t('sports.lines')} value={String(lines)} />}
      {lines === 1 && <Sum name={name} value={odds === null ? '–' : oddsText(format, odds)} />}
      {largestReturn !== null && (
        <Sum name={t('sports.largest_return')} amount={`${comesTo(freeBet, largestReturn)}`} />
      )}
    </dl>
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
