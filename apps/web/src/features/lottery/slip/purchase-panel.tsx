import { numberName } from '@baize/client/line-names';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Lottery } from '@baize/lottery/core/lottery';
import { type Minor, minor } from '@baize/std/money';
import { Button } from '@baize/ui/button.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Note } from '@baize/ui/note.tsx';
import type { HrefOf } from '../board/betting-view.tsx';
import { useQuote } from '../book/use-draws.ts';
import type { WireDraw, WireQuote } from '../book/wire.ts';
import { type BookSession, useHouse } from '../house/house.ts';
import type { SoldTerms } from '../lottery-view.tsx';
import { type ChaseCost, type ChasePlan, chaseMultiples } from './chase-plan.ts';
import { PurchaseAnswerNote } from './purchase-answer.tsx';
import { type PricedBet, slipFault, slipLines, wireBets } from './slip.ts';
import { type Order, usePurchase } from './use-purchase.ts';
import { useSettled } from './use-settled.ts';

type Props = {
  lottery: Lottery;
  terms: SoldTerms;
  draw: WireDraw | null;
  isOpen: boolean;
  bets: readonly PricedBet[];
  chase: ChasePlan | null;
  cost: ChaseCost;
  session: BookSession;
  hrefOf: HrefOf;
  onBought: () => void;
};

/** The sums, the one button that buys, and what became of it. */
export function PurchasePanel(props: Props) {
  const { draw, isOpen, bets, chase, cost, session, hrefOf, onBought } = props;
  const t = useT();
  const formats = useFormats();
  const fault = slipFault(bets);
  const quote = useSlipQuote(props, fault === null);
  const purchase = usePurchase(session, onBought);
  const order = orderOf(props, quote?.halves ?? []);
  const isWhole = chase?.stopsOn !== 'profit' || chase.profit !== null;
  const canBuy =
    fault === null && isOpen && isWhole && session.access !== null && !quote?.closed.length;
  const label = chase
    ? t('lottery.buy_rounds', { rounds: `${chase.rounds}`, amount: formats.money(cost.all) })
    : t('lottery.buy', { amount: formats.money(cost.all) });
  return (
    <>
      <Sums {...props} largestWin={quote ? minor(BigInt(quote.largestWin)) : null} />
      <div className="lot-stick" data-buy-bar>
        {quote && <QuoteNotes quote={quote} />}
        {fault && fault.kind !== 'empty' && (
          <Note tone="warn">
            {t('lottery.e_too_many', {
              found: formats.number(fault.found),
              most: formats.number(fault.most),
            })}
          </Note>
        )}
        <PurchaseAnswerNote purchase={purchase} hasNewSlip={bets.length > 0} hrefOf={hrefOf} />
        <StickSum lines={slipLines(bets)} />
        <Button
          look="act"
          size="big"
          isFull
          disabled={!canBuy}
          isBusy={purchase.isBusy}
          onClick={() => order && purchase.buy(order)}
        >
          {label}
        </Button>
      </div>
      <small className="faint lot-buy-rule">
        {draw && !isOpen ? t('lottery.closed_now') : t('lottery.cancel_rule')}
      </small>
    </>
  );
}

/** On a phone the head of the page has no balance: it stands beside the button. */
function StickSum({ lines }: { lines: number }) {
  const t = useT();
  const { balance } = useHouse();
  return (
    <div className="lot-stick-sum">
      <span className="faint">{t('lottery.slip_lines', { count: lines })}</span>
      {balance !== null && (
        <span>
          <span className="faint">{t('lottery.sum_balance')}</span> <MoneyText amount={balance} />
        </span>
      )}
    </div>
  );
}

function orderOf(props: Props, halves: readonly string[]): Order | null {
  const { lottery, terms, draw, bets, chase } = props;
  if (bets.length === 0 || draw === null) return null;
  const { mode } = terms;
  if (chase === null) {
    const input = { drawId: draw.drawId, mode, bets: wireBets(bets), halves };
    return { kind: 'ticket', input };
  }
  const profit = chase.stopsOn === 'profit' && chase.profit !== null ? `${chase.profit}` : null;
  const { stopsOn } = chase;
  const multiples = chaseMultiples(chase);
  return {
    kind: 'chase',
    input: { lottery: lottery.code, mode, bets: wireBets(bets), multiples, stopsOn, profit },
  };
}

/** Asked once the slip has stood still for a moment. */
function useSlipQuote({ draw, terms, bets }: Props, isWanted: boolean): WireQuote | null {
  const asked =
    isWanted && draw ? { drawId: draw.drawId, mode: terms.mode, bets: wireBets(bets) } : null;
  const settled = useSettled(JSON.stringify(asked));
  const { data } = useQuote(JSON.parse(settled) as typeof asked);
  return isWanted && data ? data : null;
}

function Sums({ chase, cost, largestWin }: Props & { largestWin: Minor | null }) {
  const t = useT();
  const { balance } = useHouse();
  const rows = [
    ...(balance === null ? [] : [[t('lottery.sum_balance'), balance] as const]),
    ...(chase
      ? [[t('lottery.sum_now'), cost.now] as const, [t('lottery.sum_later'), cost.later] as const]
      : []),
    ...(largestWin === null ? [] : [[t('lottery.sum_win'), largestWin] as const]),
  ];
  return (
    <dl className="lot-sums">
      {rows.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <MoneyText amount={amount} />
          </dd>
        </div>
      ))}
      <div className="lot-sum">
        <dt>{t('lottery.sum_total')}</dt>
        <dd>
          <MoneyText amount={cost.all} />
        </dd>
      </div>
    </dl>
  );
}

const NAMED = 12;

function QuoteNotes({ quote }: { quote: WireQuote }) {
  const t = useT();
  const named = (keys: readonly string[]) =>
    keys
      .slice(0, NAMED)
      .map((key) => numberName(key, t))
      .join(', ');
  return (
    <>
      {quote.halves.length > 0 && (
        <Note tone="warn">{t('lottery.halves_told', { numbers: named(quote.halves) })}</Note>
      )}
      {quote.closed.length > 0 && (
        <Note tone="loss">{t('lottery.closed_told', { numbers: named(quote.closed) })}</Note>
      )}
    </>
  );
}
