import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { ErrorState } from '@baize/ui/error-state.tsx';
import { Picture } from '@baize/ui/picture.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { Tabs } from '@baize/ui/tabs.tsx';
import { useState } from 'react';
import { useImageBase } from '../../shared/image-base.ts';
import { CATEGORIES } from './categories.ts';
import './studios.css';
import { useStudios } from './use-studios.ts';

type Studio = { vassalage: string; displayName: string; lagerIcon: string };

/** Who makes the games. They are shown, not offered: nothing here can be played yet, and it says so. */
export function Studios() {
  const t = useT();
  return (
    <section className="section" aria-labelledby="studios">
      <h2 id="studios">{t('home.studios_title')}</h2>
      <p className="studios-note">{t('home.studios_note')}</p>
      <StudiosByCategory />
    </section>
  );
}

function StudiosByCategory() {
  const t = useT();
  const { data, isError, refetch } = useStudios();
  const [chosen, setChosen] = useState<string | null>(null);
  if (!data && isError) {
    return (
      <Card>
        <ErrorState title={t('home.failed_title')} onRetry={() => void refetch()}>
          {t('home.failed_text')}
        </ErrorState>
      </Card>
    );
  }
  const tabs = (data ?? []).flatMap(({ gameCategory }) => {
    const look = CATEGORIES[gameCategory];
    return look ? [{ id: gameCategory, label: t(look.name), icon: look.icon }] : [];
  });
  const active = chosen ?? tabs[0]?.id;
  if (active === undefined) return <StudiosWait />;
  const shown = data?.find(({ gameCategory }) => gameCategory === active)?.vendors ?? [];
  return (
    <Tabs label={t('home.studios_title')} tabs={tabs} active={active} onChange={setChosen}>
      <StudioCards key={active} studios={shown} />
    </Tabs>
  );
}

/** As many as the home page shows of a kind before it is asked for more. */
const FIRST = 5;

function StudioCards({ studios }: { studios: readonly Studio[] }) {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? studios : studios.slice(0, FIRST);
  const count = studios.length - shown.length;
  return (
    <>
      <ul className="studios">
        {shown.map((studio) => (
          <StudioCard key={studio.lagerIcon} studio={studio} />
        ))}
      </ul>
      {count > 0 && (
        <Button look="line" className="studios-more" onClick={() => setWhole(true)}>
          {t('home.studios_more', { count })}
        </Button>
      )}
    </>
  );
}

function StudioCard({ studio: { vassalage, displayName, lagerIcon } }: { studio: Studio }) {
  const base = useImageBase();
  return (
    <li className="studio">
      <Picture src={`${base}/${lagerIcon}`} alt="" width={320} height={200} />
      <b>{displayName}</b>
      <bdi>{vassalage}</bdi>
    </li>
  );
}

const ROOM = ['a', 'b', 'c', 'd', 'e'];

function StudiosWait() {
  return (
    <Loading className="studios-wait">
      <Skeleton height="2.75rem" />
      <div className="studios">
        {ROOM.map((place) => (
          <Skeleton key={place} ratio="16 / 10" />
        ))}
      </div>
    </Loading>
  );
}
