import { isUnanswered } from '@baize/client/api-error';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { minor } from '@baize/std/money';
import { Button } from '@baize/ui/button.tsx';
import { IconButton } from '@baize/ui/icon-button.tsx';
import { close } from '@baize/ui/icons';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Note } from '@baize/ui/note.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { SiteLink } from '../../../shared/address/site-link.tsx';
import type { HrefOf } from '../board/betting-view.tsx';
import type { WireChase, WireTicket } from '../book/wire.ts';
import { useHouse } from '../house/house.ts';
import { bookWording, refusalWords } from '../words/book-wording.ts';
import { isBought, type usePurchase } from './use-purchase.ts';

type Props = {
  purchase: ReturnType<typeof usePurchase>;
  /** Numbers chosen since: a receipt of the slip before makes room for them. */
  hasNewSlip: boolean;
  hrefOf: HrefOf;
};

/** What became of what was bought, and whether money moved: beside the button, and in view. */
export function PurchaseAnswerNote({ purchase, hasNewSlip, hrefOf }: Props) {
  const { answer, error, again } = purchase;
  const place = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (answer !== null || error !== null) place.current?.scrollIntoView({ block: 'nearest' });
  }, [answer, error]);
  const isPast = answer !== null && isBought(answer) && hasNewSlip;
  const ways = { hrefOf, onClose: again };
  return (
    <output ref={place} className="lot-answer">
      {error !== null && <PurchaseFailed error={error} onClose={again} />}
      {answer?.kind === 'ticket' && !isPast && <TicketAnswer ticket={answer.ticket} {...ways} />}
      {answer?.kind === 'chase' && !isPast && <ChaseAnswer chase={answer.chase} {...ways} />}
    </output>
  );
}

type Ways = { hrefOf: HrefOf; onClose: () => void };

function PurchaseFailed({ error, onClose }: { error: unknown; onClose: () => void }) {
  const t = useT();
  return isUnanswered(error) ? (
    <Unbought onClose={onClose}>{t('lottery.unanswered')}</Unbought>
  ) : (
    <Unbought onClose={onClose}>
      {bookWording(error, t)} {t('lottery.refused_unmoved')}
    </Unbought>
  );
}

function Unbought({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const t = useT();
  return (
    <Note tone="loss">
      <div className="lot-unbought">
        <span>{children}</span>
        <IconButton icon={close} label={t('ui_close')} onClick={onClose} />
      </div>
    </Note>
  );
}

/** What is left once the price has been taken. */
function BalanceAfter() {
  const t = useT();
  const { balance } = useHouse();
  return (
    balance !== null && (
      <p>
        {t('lottery.sum_balance')} <MoneyText amount={balance} />
      </p>
    )
  );
}

type TicketProps = { ticket: WireTicket } & Ways;

function TicketAnswer({ ticket, hrefOf, onClose }: TicketProps) {
  const t = useT();
  const formats = useFormats();
  const amount = formats.money(minor(BigInt(ticket.stake)));
  if (ticket.status === 'refused' || ticket.status === 'cancelled') {
    return (
      <Unbought onClose={onClose}>
        {refusalWords(ticket.reason, t)} {t('lottery.refused_unmoved')}
      </Unbought>
    );
  }
  const isTaken = ticket.status === 'accepted';
  return (
    <Note tone={isTaken ? 'brand' : 'info'}>
      <b>{t(isTaken ? 'lottery.bought' : 'lottery.pending_title')}</b>
      <p>
        {isTaken
          ? t('lottery.bought_text', { amount, id: ticket.ticketId.slice(-6) })
          : t('lottery.pending_text')}
      </p>
      {isTaken && <BalanceAfter />}
      <p className="lot-answer-ways">
        <SiteLink
          className="btn btn-line btn-small"
          href={hrefOf({ tab: 'tickets', ticketId: ticket.ticketId })}
        >
          {t('lottery.see_ticket')}
        </SiteLink>
        <Button look="ghost" size="small" onClick={onClose}>
          {t('lottery.again')}
        </Button>
      </p>
    </Note>
  );
}

type ChaseProps = { chase: WireChase } & Ways;

function ChaseAnswer({ chase, hrefOf, onClose }: ChaseProps) {
  const t = useT();
  const formats = useFormats();
  if (chase.status === 'refused') {
    return (
      <Unbought onClose={onClose}>
        {refusalWords(chase.stopReason, t)} {t('lottery.refused_unmoved')}
      </Unbought>
    );
  }
  const stakes = chase.periods.reduce((all, { stake }) => all + BigInt(stake), 0n);
  return (
    <Note tone="brand">
      <b>{t('lottery.bought_chase', { count: `${chase.periods.length}` })}</b>
      <p>{t('lottery.bought_chase_text', { amount: formats.money(minor(stakes)) })}</p>
      <BalanceAfter />
      <p className="lot-answer-ways">
        <SiteLink className="btn btn-line btn-small" href={hrefOf({ tab: 'tickets' })}>
          {t('lottery.my_tickets')}
        </SiteLink>
        <Button look="ghost" size="small" onClick={onClose}>
          {t('lottery.again')}
        </Button>
      </p>
    </Note>
  );
}
