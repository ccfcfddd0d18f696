import { useT } from '@baize/i18n/react.tsx';
import { tabName } from '../../features/home/home-tabs.tsx';
import { HOME_PAGE_SIZE } from '../../features/home/hot-pages.ts';
import { Rail } from '../../features/home/rail.tsx';
import { CardsWait, TilesWait } from '../../features/home/rail-states.tsx';
import type { HomeTab } from '../../features/home/tabs-of.ts';

/** A category that was asked for by its address, until its vendors are known. */
export function CategoryWait({ tab }: { tab: HomeTab }) {
  const t = useT();
  const name = t(tabName(tab));
  return (
    <>
      <Rail title={name}>
        <CardsWait />
      </Rail>
      <Rail title={t('home.games_of', { name })}>
        <TilesWait count={HOME_PAGE_SIZE} />
      </Rail>
    </>
  );
}
