import { useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { users } from '@baize/ui/icons';
import { PagedList } from '../../shared/lists/paged-list.tsx';
import { FriendRow } from './friend-row.tsx';
import './friends.css';
import { useFriends } from './use-referral.ts';

/** Everybody who registered with the code, the newest first. */
export function FriendList() {
  const t = useT();
  return (
    <Card className="referral-friends">
      <h2>{t('referral.friends')}</h2>
      <PagedList
        query={useFriends()}
        rowsOf={({ friends }) => friends}
        height="12rem"
        more={t('referral.older')}
      >
        {(friends) =>
          friends.length === 0 ? (
            <EmptyState art={<Icon of={users} />} title={t('referral.friends_none')}>
              {t('referral.friends_none_text')}
            </EmptyState>
          ) : (
            <ul>
              {friends.map((friend) => (
                <FriendRow key={`${friend.joinedAt} ${friend.name}`} friend={friend} />
              ))}
            </ul>
          )
        }
      </PagedList>
    </Card>
  );
}
