import { ApiError, wordingOf } from '@baize/client/api-error';
import type { BetDetail as Detail } from '@baize/contract/records';
import type { TeamBetDetail } from '@baize/contract/team-bet';
import { useT } from '@baize/i18n/react.tsx';
import { buttonClass } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { ErrorState } from '@baize/ui/error-state.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { arrowBack } from '@baize/ui/icons';
import { Picture } from '@baize/ui/picture.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BetFacts } from './bet-facts.tsx';
import { BetGame, type RenderCover } from './bet-game.tsx';
import { BetRound } from './bet-round.tsx';
import './records.css';
import { RoundBets } from './round-bets.tsx';
import { type BetOwner, useBet } from './use-bet.ts';

type Props = { betId: string; owner: BetOwner; renderCover: RenderCover };

const LISTS = {
  own: { to: '/member/personalHistoryCopy', name: 'records.all' },
  team: { to: '/agentHome/personalHistoryCopy', name: 'agents.team_bets' },
} as const;

/** One bet: what the wallet knows of it, and its round as it was drawn. */
export function BetDetail({ betId, owner, renderCover }: Props) {
  const t = useT();
  const { to, name } = LISTS[owner];
  return (
    <div className="records">
      <header>
        <Link
          to={to}
          search={(known: Record<string, unknown>) => ({ ...known, bet: undefined })}
          className={buttonClass({ look: 'ghost' })}
        >
          <Icon of={arrowBack} flip />
          {t(name)}
        </Link>
        <h1>{t('records.detail')}</h1>
      </header>
      <Bet betId={betId} owner={owner} renderCover={renderCover} />
    </div>
  );
}

function Bet({ betId, owner, renderCover }: Props): ReactNode {
  const t = useT();
  const { data, isPending, error, refetch } = useBet(betId, owner);
  if (isPending) return <BetWait />;
  if (data) return <Known bet={data} renderCover={renderCover} onAgain={() => void refetch()} />;
  if (error instanceof ApiError && ['not_found', 'invalid_input'].includes(error.code)) {
    return <Unknown />;
  }
  return (
    <Card>
      <ErrorState title={wordingOf(error, t)} onRetry={() => void refetch()} />
    </Card>
  );
}

type KnownProps = { bet: Detail | TeamBetDetail; renderCover: RenderCover; onAgain: () => void };

function Known({ bet, renderCover, onAgain }: KnownProps) {
  return (
    <div className="bet-columns">
      <div className="bet-known">
        <Card>
          <BetGame game={bet.game} renderCover={renderCover} />
          <BetFacts bet={bet} />
        </Card>
        {bet.betsOfRound.length > 1 && <RoundBets bets={bet.betsOfRound} />}
      </div>
      <BetRound bet={bet} onAgain={onAgain} />
    </div>
  );
}

function Unknown() {
  const t = useT();
  return (
    <Card>
      <EmptyState
        art={<Picture src="/images/empty/not-found-176.webp" alt="" width={176} height={176} />}
        title={t('records.unknown')}
      >
        {t('records.unknown_text')}
      </EmptyState>
    </Card>
  );
}

const BetWait = () => (
  <Loading className="bet-columns">
    <Skeleton height="22rem" />
    <Skeleton height="40rem" />
  </Loading>
);
