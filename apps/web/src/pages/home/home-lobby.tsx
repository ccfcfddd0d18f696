import { CATEGORY_ICONS } from '../../features/games/category-icons.ts';
import { useVendors } from '../../features/games/use-vendors.ts';
import { HomeTabs } from '../../features/home/home-tabs.tsx';
import { type HomeTab, tabsOf } from '../../features/home/tabs-of.ts';
import { useHomeTab } from '../../features/home/use-home-tab.ts';
import { type Category, mxwinOf, vendorsOf } from '../../features/home/vendors-of.ts';
import { CategoryPanel } from './category-panel.tsx';
import { FavouriteRail } from './favourite-rail.tsx';
import { HomeSections } from './home-sections.tsx';

/** The games of the home page: a menu of tabs, and what the chosen one holds. */
export function HomeLobby() {
  const { data = [] } = useVendors();
  const tabs = tabsOf(data);
  const { tab, page, choose, turn } = useHomeTab(tabs);
  return (
    <HomeTabs tabs={tabs} tab={tab} icons={CATEGORY_ICONS} onChoose={choose}>
      {tab === 'HOME' && <HomeSections />}
      {tab === 'FAV' && <FavouriteRail isAlone />}
      {tab !== 'HOME' && tab !== 'FAV' && (
        <CategoryPanel tab={tab} vendors={vendorsUnder(data, tab)} page={page} onPage={turn} />
      )}
    </HomeTabs>
  );
}

const vendorsUnder = (categories: readonly Category[], tab: Exclude<HomeTab, 'HOME' | 'FAV'>) =>
  tab === 'MXWIN' ? mxwinOf(vendorsOf(categories, 'RNG')) : vendorsOf(categories, tab);
