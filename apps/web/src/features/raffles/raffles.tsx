import { useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { lottery } from '@baize/ui/icons';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { Answered } from '../../shared/lists/answered.tsx';
import { RaffleCard } from './raffle-card.tsx';
import './raffles.css';
import { useRaffles } from './use-raffles.ts';

/** Every raffle that is open or was lately: odds, prizes, draws and proof. */
export function Raffles() {
  const t = useT();
  const waiting = (
    <Loading>
      <Skeleton height="20rem" />
    </Loading>
  );
  return (
    <div className="raffles">
      <header>
        <h1>{t('rewards.raffle_title')}</h1>
        <p className="muted">{t('rewards.raffle_lead')}</p>
      </header>
      <Answered query={useRaffles()} waiting={waiting}>
        {({ raffles }) =>
          raffles.length === 0 ? (
            <NoRaffle />
          ) : (
            raffles.map((raffle) => <RaffleCard key={raffle.raffleId} raffle={raffle} />)
          )
        }
      </Answered>
    </div>
  );
}

function NoRaffle() {
  const t = useT();
  return (
    <Card>
      <EmptyState art={<Icon of={lottery} />} title={t('rewards.raffle_none')}>
        {t('rewards.raffle_none_text')}
      </EmptyState>
    </Card>
  );
}
