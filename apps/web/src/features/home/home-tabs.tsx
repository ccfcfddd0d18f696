import { CATEGORY_ITEMS } from '@baize/contract/navigation';
import { useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { bolt, heart, home, type IconPath } from '@baize/ui/icons';
import { Tabs } from '@baize/ui/tabs.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import './home-tabs.css';
import type { HomeTab } from './tabs-of.ts';

type Props = {
  tabs: readonly HomeTab[];
  tab: HomeTab;
  icons: Readonly<Record<(typeof CATEGORY_ITEMS)[number]['gameType'], IconPath>>;
  onChoose: (tab: HomeTab) => void;
  /** What the tab shows. */
  children: ReactNode;
};

const NAMES: Readonly<Record<string, PlainKey>> = {
  HOME: 'hd_home',
  FAV: 'shell.favourites',
  MXWIN: 'home.mxwin',
  ...Object.fromEntries(CATEGORY_ITEMS.map(({ gameType, name }) => [gameType, name])),
};

export const tabName = (tab: HomeTab): PlainKey => NAMES[tab] ?? 'hd_home';

/** The menu of the games, always at hand under the header, and below it what was chosen. */
export function HomeTabs({ tabs, tab, icons, onChoose, children }: Props) {
  const t = useT();
  const frame = useBeginning(tab);
  const own = { HOME: home, FAV: heart, MXWIN: bolt, ...icons };
  const shown = tabs.map((id) => ({ id, label: t(tabName(id)), icon: own[id] }));
  return (
    <div ref={frame} className="home-tabs">
      <Tabs label={t('home.tabs')} tabs={shown} active={tab} onChange={onChoose} isByHand>
        {children}
      </Tabs>
    </div>
  );
}

/** Who has scrolled on sees another tab from its beginning; who has not is left alone. */
function useBeginning(tab: HomeTab) {
  const frame = useRef<HTMLDivElement>(null);
  const last = useRef(tab);
  useEffect(() => {
    const isOther = last.current !== tab;
    last.current = tab;
    const { current } = frame;
    if (!isOther || !current) return;
    current.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
    if (current.getBoundingClientRect().top < 0) current.scrollIntoView();
  }, [tab]);
  return frame;
}
