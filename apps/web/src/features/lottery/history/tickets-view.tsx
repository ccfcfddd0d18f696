import { wholePlayName } from '@baize/client/play-names';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { minor } from '@baize/std/money';
import { instant } from '@baize/std/time';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { lottery } from '@baize/ui/icons';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { SiteLink } from '../../../shared/address/site-link.tsx';
import type { BookAccess } from '../../../shared/book/use-book-session.ts';
import type { HrefOf } from '../board/betting-view.tsx';
import { useTickets } from '../book/use-tickets.ts';
import type { WireTicket } from '../book/wire.ts';
import type { LotterySearch } from '../lottery-search.ts';
import { ticketWord } from '../words/status-names.ts';
import { ChaseList } from './chase-list.tsx';
import './history.css';
import { TicketDetail } from './ticket-detail.tsx';

type Props = { access: BookAccess | null; search: LotterySearch; hrefOf: HrefOf };

/** The member's tickets, newest first; one of them whole by its address. */
export function TicketsView({ access, search, hrefOf }: Props) {
  const t = useT();
  const tickets = useTickets(access);
  const all = tickets.data?.pages.flat();
  return (
    <div className="lot-history">
      {search.ticketId !== null && (
        <TicketDetail key={search.ticketId} access={access} ticketId={search.ticketId} />
      )}
      <ChaseList access={access} />
      <Card>
        <h2>{t('lottery.tickets_title')}</h2>
        {!all ? (
          <Loading>
            <Skeleton height="12rem" />
          </Loading>
        ) : all.length === 0 ? (
          <EmptyState art={<Icon of={lottery} />} title={t('lottery.tickets_none')} />
        ) : (
          <ul className="lot-tickets">
            {all.map((ticket) => (
              <TicketRow key={ticket.ticketId} ticket={ticket} hrefOf={hrefOf} />
            ))}
          </ul>
        )}
        {tickets.hasNextPage && (
          <Button
            look="line"
            isBusy={tickets.isFetchingNextPage}
            onClick={() => void tickets.fetchNextPage()}
          >
            {t('lottery.tickets_more')}
          </Button>
        )}
      </Card>
    </div>
  );
}

function TicketRow({ ticket, hrefOf }: { ticket: WireTicket; hrefOf: HrefOf }) {
  const t = useT();
  const formats = useFormats();
  const { key, tone } = ticketWord(ticket);
  const plays = [...new Set(ticket.bets.map(({ play }) => wholePlayName(play, t)))].join(', ');
  return (
    <li>
      <SiteLink
        href={hrefOf({ tab: 'tickets', ticketId: ticket.ticketId })}
        aria-label={t('lottery.ticket_open', { id: ticket.ticketId.slice(-6) })}
      >
        <span>
          <b>{plays}</b>
          <small className="faint">
            {ticket.drawId} · {formats.dateTime(instant(new Date(ticket.placedAt)))}
            {ticket.chaseId !== null && ` · ${t('lottery.ticket_of_chase')}`}
          </small>
        </span>
        <Tag tone={tone}>{t(key)}</Tag>
        <span className="lot-ticket-sums">
          <MoneyText amount={minor(BigInt(ticket.stake))} />
          {ticket.payout !== null && BigInt(ticket.payout) > 0n && (
            <MoneyText amount={minor(BigInt(ticket.payout))} isResult />
          )}
        </span>
      </SiteLink>
    </li>
  );
}
