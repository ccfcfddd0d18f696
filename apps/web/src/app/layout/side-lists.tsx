import { useFormats, useLanguage, useT } from '@baize/i18n/react.tsx';
import { Badge } from '@baize/ui/badge.tsx';
import { chat, exit, globe, moon, users } from '@baize/ui/icons';
import { CATEGORY_ICONS } from '../../features/games/category-icons.ts';
import { THEME_NAMES } from '../../features/settings/theme-names.ts';
import { useOpenModal } from '../../shared/address/modals.ts';
import { useTheme } from '../../shared/loading/theme.ts';
import { useSession } from '../../shared/session/session.ts';
import { useAvailablePromo } from '../../shared/session/use-available-promo.ts';
import { useMissionCount, useRewardCount } from '../../shared/session/use-reward-count.ts';
import { useUnread } from '../../shared/session/use-unread.ts';
import { useVipState } from '../../shared/session/use-vip-state.ts';
import { type Category, gameCountOf } from './categories-of.ts';
import {
  ABOUT,
  ANNOUNCEMENTS,
  APP,
  type Entry,
  FEEDBACK,
  HELP,
  HOME,
  MEMBER_ENTRIES,
  MESSAGES,
  MISSIONS,
  PROMOTIONS,
  REFERRAL,
  REWARDS,
  VIP_BONUS,
} from './entries.ts';
import { MoneyLinks } from './money-links.tsx';
import { SideButton, SideLink } from './side-entry.tsx';
import { SideGroup } from './side-group.tsx';
import './side-menu.css';
import { useCategories } from './use-categories.ts';

export type Doors = { onSettings: () => void; onSupport: () => void };

/** All that a menu leads to: at the side of a wide page, in a sheet over a narrow one. */
export function SideLists({ isSheet = false, ...doors }: Doors & { isSheet?: boolean }) {
  const t = useT();
  const { state } = useSession();
  const { hasVip } = useVipState();
  const { REFERRAL: referral } = useAvailablePromo();
  const open = useOpenModal();
  const isShown = (entry: Entry) =>
    (hasVip || entry !== VIP_BONUS) && (referral.enabled || entry !== REFERRAL);
  // Beside the page the categories stand in the bar or the tabs already: one list is enough.
  const foldedFirst = isSheet ? [] : (['games'] as const);
  return (
    <>
      {state === 'member' && <MoneyLinks className="side-money" />}
      <SideLink entry={HOME} />
      <SideLink entry={PROMOTIONS} />
      <SideLink entry={ANNOUNCEMENTS} />
      {state === 'member' && (
        <SideButton icon={users} name={t('shell.chat')} onPress={() => open('chat')} />
      )}
      {state === 'member' && (
        <SideGroup name="member" title={t('shell.member_center')} foldedFirst={foldedFirst}>
          {MEMBER_ENTRIES.filter(isShown).map((entry) => (
            <li key={entry.to}>
              <SideLink entry={entry}>
                {entry === MESSAGES && <Unread />}
                {entry === REWARDS && <Claimable />}
                {entry === MISSIONS && <MissionsDone />}
              </SideLink>
            </li>
          ))}
        </SideGroup>
      )}
      <SideGroup name="games" title={t('shell.game_center')} foldedFirst={foldedFirst}>
        {useCategories().map((category) => (
          <li key={category.page}>
            <CategoryLink category={category} />
          </li>
        ))}
      </SideGroup>
      <SideFoot {...doors} />
    </>
  );
}

/** How many messages wait; none shows nothing. */
const Unread = () => <Badge count={useUnread()} />;

/** How many rewards can be claimed; none shows nothing. */
const Claimable = () => <Badge count={useRewardCount()} of="ui_claimable" />;

/** How many of them are missions. */
const MissionsDone = () => <Badge count={useMissionCount()} of="ui_claimable" />;

function CategoryLink({ category }: { category: Category }) {
  const formats = useFormats();
  const { page, name, gameType } = category;
  const count = gameCountOf(category) ?? 0;
  return (
    <SideLink entry={{ to: page, name, icon: CATEGORY_ICONS[gameType] }}>
      {count > 0 && <span className="side-value">{formats.number(count)}</span>}
    </SideLink>
  );
}

function SideFoot({ onSettings, onSupport }: Doors) {
  const t = useT();
  const language = useLanguage();
  const theme = useTheme();
  const { member } = useSession();
  const open = useOpenModal();
  return (
    <div className="side-foot">
      <SideButton icon={chat} name={t('shell.support')} onPress={onSupport} />
      <SideButton icon={HELP.icon} name={t(HELP.name)} onPress={() => open('help')} />
      <SideLink entry={FEEDBACK} />
      <SideLink entry={APP} />
      <SideLink entry={ABOUT} />
      <SideButton icon={globe} name={t('shell.language')} onPress={onSettings}>
        <span lang={language.tag}>{language.name}</span>
      </SideButton>
      <SideButton icon={moon} name={t('shell.theme')} onPress={onSettings}>
        {t(THEME_NAMES[theme])}
      </SideButton>
      {member && (
        <SideButton icon={exit} name={t('shell.sign_out')} onPress={() => open('logout')} />
      )}
    </div>
  );
}
