import { useFormats, useT } from '@baize/i18n/react.tsx';
import { minor } from '@baize/std/money';
import { Button } from '@baize/ui/button.tsx';
import { Note } from '@baize/ui/note.tsx';
import { SiteLink } from '../../../shared/address/site-link.tsx';
import type { HrefOf } from '../board/betting-view.tsx';
import type { WireChase, WireTicket } from '../book/wire.ts';
import { refusalWords } from '../words/book-wording.ts';
import type { PurchaseAnswer } from './use-purchase.ts';

type Props = { answer: PurchaseAnswer; hrefOf: HrefOf; onClose: () => void };

/** What became of what was bought, and whether money moved. */
export function PurchaseAnswerNote({ answer, hrefOf, onClose }: Props) {
  return (
    <output className="lot-answer">
      {answer.kind === 'ticket' ? (
        <TicketAnswer ticket={answer.ticket} hrefOf={hrefOf} onClose={onClose} />
      ) : (
        <ChaseAnswer chase={answer.chase} hrefOf={hrefOf} onClose={onClose} />
      )}
    </output>
  );
}

type TicketProps = { ticket: WireTicket } & Omit<Props, 'answer'>;

function TicketAnswer({ ticket, hrefOf, onClose }: TicketProps) {
  const t = useT();
  const formats = useFormats();
  const amount = formats.money(minor(BigInt(ticket.stake)));
  if (ticket.status === 'refused' || ticket.status === 'cancelled') {
    return (
      <Note tone="loss">
        {refusalWords(ticket.reason, t)} {t('lottery.refused_unmoved')}
      </Note>
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

type ChaseProps = { chase: WireChase } & Omit<Props, 'answer'>;

function ChaseAnswer({ chase, hrefOf, onClose }: ChaseProps) {
  const t = useT();
  const formats = useFormats();
  if (chase.status === 'refused') {
    return (
      <Note tone="loss">
        {refusalWords(chase.stopReason, t)} {t('lottery.refused_unmoved')}
      </Note>
    );
  }
  const stakes = chase.periods.reduce((all, { stake }) => all + BigInt(stake), 0n);
  return (
    <Note tone="brand">
      <b>{t('lottery.bought_chase', { count: `${chase.periods.length}` })}</b>
      <p>{t('lottery.bought_chase_text', { amount: formats.money(minor(stakes)) })}</p>
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
