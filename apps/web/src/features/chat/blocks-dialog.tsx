import type { ChatRoomItem } from '@baize/contract/chat';
import { useT } from '@baize/i18n/react.tsx';
import { Avatar } from '@baize/ui/avatar.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { Skeleton } from '@baize/ui/skeleton.tsx';
import { Answered } from '../../shared/lists/answered.tsx';
import { useBlocks, useUnblock } from './use-chat-calls.ts';

type Props = { room: ChatRoomItem; onClose: () => void; onUnblocked: () => void };

/** How people speak here, and whom the member does not want to hear. */
export function BlocksDialog({ room, onClose, onUnblocked }: Props) {
  const t = useT();
  const blocks = useBlocks();
  const unblock = useUnblock(() => {
    void blocks.refetch();
    onUnblocked();
  });
  return (
    <Dialog isOpen onClose={onClose} size="small" title={t('chat.about')}>
      <ul className="chat-rules">
        <li>{t('chat.rule_polite')}</li>
        <li>{t('chat.rule_money')}</li>
        <li>{t('chat.rule_numbers')}</li>
        {room.slowSeconds > 0 && <li>{t('chat.rule_slow', { seconds: room.slowSeconds })}</li>}
      </ul>
      <h3>{t('chat.blocked')}</h3>
      <Answered query={blocks} waiting={<Skeleton height="2rem" />}>
        {({ blocked }) =>
          blocked.length === 0 ? (
            <p className="muted">{t('chat.nobody_blocked')}</p>
          ) : (
            <ul className="chat-blocked">
              {blocked.map(({ personId, name, avatar }) => (
                <li key={personId}>
                  <Avatar name={name} src={`/images/avatar/${avatar}-96.webp`} size="small" />
                  <bdi>{name}</bdi>
                  <Button
                    look="line"
                    size="small"
                    isBusy={unblock.isPending}
                    onClick={() => unblock.mutate(personId)}
                  >
                    {t('chat.unblock')}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
    </Dialog>
  );
}
