import { useT } from '@baize/i18n/react.tsx';
import { buttonClass } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { gift } from '@baize/ui/icons';
import { Link } from '@tanstack/react-router';
import { PagedList } from '../../shared/lists/paged-list.tsx';
import { BonusCard } from './bonus-card.tsx';
import './bonuses.css';
import { useBonuses } from './use-bonuses.ts';

/** Each bonus a member had, the newest first: what is left to do, or what became of it. */
export function Bonuses() {
  const t = useT();
  return (
    <div className="bonuses">
      <header>
        <h1>{t('bonuses.title')}</h1>
        <p className="muted">{t('bonuses.lead')}</p>
      </header>
      <BonusList />
    </div>
  );
}

function BonusList() {
  const t = useT();
  const query = useBonuses();
  return (
    <PagedList
      query={query}
      rowsOf={({ bonuses }) => bonuses}
      height="14rem"
      more={t('bonuses.older')}
    >
      {(bonuses) =>
        bonuses.length === 0 ? (
          <NoBonus />
        ) : (
          bonuses.map((bonus) => <BonusCard key={bonus.bonusId} bonus={bonus} />)
        )
      }
    </PagedList>
  );
}

function NoBonus() {
  const t = useT();
  return (
    <Card>
      <EmptyState
        art={<Icon of={gift} />}
        title={t('bonuses.empty')}
        action={
          <Link to="/member/depositv2" search={{}} className={buttonClass({ look: 'line' })}>
            {t('bonuses.deposit')}
          </Link>
        }
      >
        {t('bonuses.empty_text')}
      </EmptyState>
    </Card>
  );
}
