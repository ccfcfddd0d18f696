import { CATEGORY_ICONS } from '../../features/games/category-icons.ts';
import { useVendors } from '../../features/games/use-vendors.ts';
import { HomeTabs } from '../../features/home/home-tabs.tsx';
import type { HomeTab } from '../../features/home/tabs-of.ts';
import { useHomeTab } from '../../features/home/use-home-tab.ts';
import { type Category, mxwinOf, vendorsOf } from '../../features/home/vendors-of.ts';
import { CategoryPanel } from './category-panel.tsx';
import { CategoryWait } from './category-wait.tsx';
import { FavouriteRail } from './favourite-rail.tsx';
import { HomeSections } from './home-sections.tsx';

/** The games of the home page: a menu of tabs, and what the chosen one holds. */
export function HomeLobby() {
  const { data = [], isPending } = useVendors();
  const { tabs, tab, page, choose, turn } = useHomeTab(isPending ? null : data);
  return (
    <HomeTabs tabs={tabs} tab={tab} icons={CATEGORY_ICONS} onChoose={choose}>
      {tab === 'HOME' && <HomeSections />}
      {tab === 'FAV' && <FavouriteRail isAlone />}
      {isCategory(tab) && isPending && <CategoryWait tab={tab} />}
      {isCategory(tab) && !isPending && (
        <CategoryPanel tab={tab} vendors={vendorsUnder(data, tab)} page={page} onPage={turn} />
      )}
    </HomeTabs>
  );
}

type CategoryTab = Exclude<HomeTab, 'HOME' | 'FAV'>;

const isCategory = (tab: HomeTab): tab is CategoryTab => tab !== 'HOME' && tab !== 'FAV';

const vendorsUnder = (categories: readonly Category[], tab: CategoryTab) =>
  tab === 'MXWIN' ? mxwinOf(vendorsOf(categories, 'RNG')) : vendorsOf(categories, tab);
