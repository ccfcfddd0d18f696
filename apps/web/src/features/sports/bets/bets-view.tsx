import { useFormats, useLanguage, useT } from '@baize/i18n/react.tsx';
import { oddsText } from '@baize/sports/slip/odds-format';
import { minor } from '@baize/std/money';
import { instant } from '@baize/std/time';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { list } from '@baize/ui/icons';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Segments } from '@baize/ui/segments.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { useState } from 'react';
import { SiteLink } from '../../../shared/address/site-link.tsx';
import type { BookAccess } from '../../../shared/book/use-book-session.ts';
import { useSlip, useSlips } from '../book/use-slips.ts';
import type { LegEnd, WireLeg, WireSlip } from '../book/wire.ts';
import { useSlipDesk } from '../slip/slip-desk.tsx';
import { sportsHref } from '../sports-address.ts';
import {
  LEG_NAMES,
  marketName,
  nameIn,
  outcomeName,
  refusalWords,
  SLIP_NAMES,
  systemName,
} from '../words.ts';
import { CashOut } from './cash-out.tsx';

/** The member's bets: those that run, with cash-out, and those that ended, with how they were paid. */
export function BetsView({ access }: { access: BookAccess | null }) {
  const t = useT();
  const [view, setView] = useState<'open' | 'settled'>('open');
  const slips = useSlips(access, view);
  const all = slips.data?.pages.flat();
  return (
    <>
      <Segments
        label={t('sports.bets')}
        value={view}
        onChange={setView}
        segments={[
          { value: 'open', label: t('sports.bets_open') },
          { value: 'settled', label: t('sports.bets_settled') },
        ]}
      />
      {!all ? (
        <Loading>
          <Skeleton height="12rem" />
        </Loading>
      ) : all.length === 0 ? (
        <EmptyState art={<Icon of={list} />} title={t('sports.bets_none')} />
      ) : (
        all.map((slip) => <BetCard key={slip.slipId} slip={slip} access={access} />)
      )}
      {slips.hasNextPage && (
        <Button
          look="line"
          isBusy={slips.isFetchingNextPage}
          onClick={() => void slips.fetchNextPage()}
        >
          {t('sports.more')}
        </Button>
      )}
    </>
  );
}

function BetCard({ slip, access }: { slip: WireSlip; access: BookAccess | null }) {
  const t = useT();
  const formats = useFormats();
  const isIn = slip.status === 'accepted';
  return (
    <Card className="sp-bet">
      <header>
        <Tag tone={isIn ? 'brand' : 'plain'}>{t(SLIP_NAMES[slip.status])}</Tag>
        <b>{systemName(slip.system, t)}</b>
        <span className="faint">
          {slip.slipId.slice(-6)} · {formats.dateTime(instant(new Date(slip.placedAt)))}
        </span>
        {slip.isFree && <Tag tone="win">{t('sports.free_bet')}</Tag>}
        <Tag tone="info">{t('sports.simulated')}</Tag>
      </header>
      {slip.reason !== null && <p>{refusalWords(slip.reason, t)}</p>}
      <ul className="sp-legs">
        {slip.legs.map((leg) => (
          <LegRow key={leg.outcomeId} leg={leg} />
        ))}
      </ul>
      <p className="sp-bet-sums">
        {t('sports.total_stake')} <MoneyText amount={minor(BigInt(slip.stake))} /> ·{' '}
        {t(slip.payout === null ? 'sports.largest_return' : 'sports.paid')}{' '}
        <MoneyText
          amount={minor(BigInt(slip.payout ?? slip.largestReturn))}
          {...(slip.payout !== null && { isResult: true })}
        />
      </p>
      {isIn && !slip.isFree && <CashOut slipId={slip.slipId} access={access} />}
      {slip.status === 'settled' && <PayoutStory slipId={slip.slipId} access={access} />}
    </Card>
  );
}

function LegRow({ leg }: { leg: WireLeg }) {
  const t = useT();
  const { format } = useSlipDesk();
  return (
    <li>
      <LegName leg={leg} />
      <b className="num">{oddsText(format, leg.odds)}</b>
      <Tag tone={toneOf(leg.outcomeState)}>{t(LEG_NAMES[leg.outcomeState])}</Tag>
    </li>
  );
}

function LegName({ leg: { event, type, specifiers, outcome } }: { leg: WireLeg }) {
  const t = useT();
  const { code: language } = useLanguage();
  if (event === null || type === undefined || specifiers === undefined) {
    return <span>{t('sports.match_gone')}</span>;
  }
  const market = { type, specifiers };
  const { home, away } = event.fixture;
  const score = event.match && event.status !== 'scheduled' ? event.match.score : null;
  return (
    <span>
      <b>{outcomeName(market, outcome, { event, t, language })}</b>
      <small className="faint">{marketName(market, t)}</small>
      <SiteLink className="link small" href={sportsHref({ event: event.eventId })}>
        {nameIn(home.name, language)} {score ? `${score.home}–${score.away}` : '–'}{' '}
        {nameIn(away.name, language)}
      </SiteLink>
    </span>
  );
}

function toneOf(state: LegEnd): 'win' | 'loss' | 'plain' {
  if (state.endsWith('won')) return 'win';
  return state.endsWith('lost') ? 'loss' : 'plain';
}

/** How the payout came to be, in the book's words, asked for when it is opened. */
function PayoutStory({ slipId, access }: { slipId: string; access: BookAccess | null }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useSlip(access, isOpen ? slipId : null);
  const words = data?.settlements?.at(-1)?.words ?? [];
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{t('sports.how_paid')}</summary>
      {words.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </details>
  );
}
