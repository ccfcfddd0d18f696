import { optionName } from '@baize/client/line-names';
import { wholePlayName } from '@baize/client/play-names';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { LOTTERIES } from '@baize/lottery/lotteries';
import { minor } from '@baize/std/money';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Note } from '@baize/ui/note.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import type { BookAccess } from '../../../shared/book/use-book-session.ts';
import { Answered } from '../../../shared/lists/answered.tsx';
import { useCancelTicket, useTicket, useTicketProof } from '../book/use-tickets.ts';
import type { WireBet, WireWholeTicket } from '../book/wire.ts';
import { bookWording } from '../words/book-wording.ts';
import { ticketWord } from '../words/status-names.ts';
import { DrawProof } from './draw-proof.tsx';
import { PayoutStory } from './payout-story.tsx';

type Props = { access: BookAccess | null; ticketId: string };

/** One ticket: its numbers, what became of it and why, and the proof of its draw. */
export function TicketDetail({ access, ticketId }: Props) {
  const waiting = (
    <Loading>
      <Skeleton height="12rem" />
    </Loading>
  );
  return (
    <Answered query={useTicket(access, ticketId)} waiting={waiting}>
      {(ticket) => (
        <>
          <Whole ticket={ticket} access={access} />
          {ticket.settlements.length > 0 && <TicketProof access={access} ticket={ticket} />}
        </>
      )}
    </Answered>
  );
}

function Whole({ ticket, access }: { ticket: WireWholeTicket; access: BookAccess | null }) {
  const t = useT();
  const formats = useFormats();
  const cancel = useCancelTicket(access);
  const { key, tone } = ticketWord(ticket);
  const stake = minor(BigInt(ticket.stake));
  return (
    <Card className="lot-ticket" aria-label={t('lottery.ticket')}>
      <header>
        <h2>
          {t('lottery.ticket')} {ticket.ticketId.slice(-6)}
        </h2>
        <Tag tone={tone}>{t(key)}</Tag>
      </header>
      <ul className="lot-bets">
        {ticket.bets.map((bet, at) => (
          <BetLine key={at} bet={bet} />
        ))}
      </ul>
      <dl className="lot-sums">
        <div>
          <dt>{t('lottery.ticket_stake')}</dt>
          <dd>
            <MoneyText amount={stake} />
          </dd>
        </div>
        {ticket.payout !== null && (
          <div className="lot-sum">
            <dt>{t('lottery.ticket_won')}</dt>
            <dd>
              <MoneyText amount={minor(BigInt(ticket.payout))} />
            </dd>
          </div>
        )}
      </dl>
      <PayoutStory ticket={ticket} />
      {ticket.status === 'accepted' && (
        <Button
          look="line"
          isBusy={cancel.isPending}
          onClick={() => cancel.mutate(ticket.ticketId)}
        >
          {t('lottery.ticket_cancel')}
        </Button>
      )}
      <output>
        {cancel.data?.status === 'cancelled' && (
          <Note tone="brand">
            {t('lottery.ticket_cancelled', { amount: formats.money(stake) })}
          </Note>
        )}
        {cancel.error !== null && <Note tone="loss">{bookWording(cancel.error, t)}</Note>}
      </output>
    </Card>
  );
}

const SHOWN = 200;

function BetLine({ bet }: { bet: WireBet }) {
  const t = useT();
  const formats = useFormats();
  const numbers = bet.selection
    .map((group) =>
      group.length === 0
        ? '–'
        : group
            .slice(0, SHOWN)
            .map((token) => optionName(token, bet.play, t))
            .join(' '),
    )
    .join(' / ');
  return (
    <li className="lot-bet-row">
      <div>
        <b>{wholePlayName(bet.play, t)}</b>
        <bdi className="lot-bet-text">{numbers}</bdi>
      </div>
      <bdi>
        {formats.money(minor(BigInt(bet.unit)))} × {bet.multiple}
      </bdi>
    </li>
  );
}

function TicketProof({ access, ticket }: { access: BookAccess | null; ticket: WireWholeTicket }) {
  const lottery = LOTTERIES.get(ticket.lottery);
  const proof = useTicketProof(access, ticket.ticketId);
  if (!lottery || !proof.data) return null;
  return <DrawProof draw={proof.data} lottery={lottery} ticket={proof.data} />;
}
