import { wordingOf } from '@baize/client/api-error';
import { CHAT_EMOJI, type ChatPage } from '@baize/contract/chat';
import type { ChatMessage } from '@baize/contract/chat-message';
import { useT } from '@baize/i18n/react.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { flag, more, mute, trash, user } from '@baize/ui/icons';
import { MenuButton, type MenuItem } from '@baize/ui/menu-button.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { useState } from 'react';
import { isOwn } from './line-reactions.tsx';
import { ReportDialog } from './report-dialog.tsx';
import type { RoomChange } from './room-state.ts';
import { useBlock, useDeleteOwn, useReact } from './use-chat-calls.ts';

type Props = {
  message: ChatMessage;
  isMine: boolean;
  me: ChatPage['me'] | null;
  change: (change: RoomChange) => void;
  onMention: (message: ChatMessage) => void;
};

/** What can be done about a message: a sign, a mention, a report, a block; one's own can be deleted. */
export function LineMenu({ message, isMine, me, change, onMention }: Props) {
  const t = useT();
  const toast = useToast();
  const onError = (error: unknown) => toast({ tone: 'loss', text: wordingOf(error, t) });
  const react = useReact(change);
  const block = useBlock(change);
  const remove = useDeleteOwn(change);
  const [isReporting, setReporting] = useState(false);
  const { messageId, personId, name } = message;
  const signs: MenuItem[] = CHAT_EMOJI.map((emoji) => ({
    key: emoji,
    label: emoji,
    onSelect: () =>
      react.mutate({ messageId, emoji, isOn: !isOwn(me, messageId, emoji) }, { onError }),
  }));
  const others: MenuItem[] = [
    { key: 'mention', label: t('chat.mention'), icon: user, onSelect: () => onMention(message) },
    { key: 'report', label: t('chat.report'), icon: flag, onSelect: () => setReporting(true) },
    {
      key: 'block',
      label: t('chat.block'),
      icon: mute,
      onSelect: () =>
        block.mutate(personId, {
          onError,
          onSuccess: () => toast({ tone: 'info', text: t('chat.blocked_one', { name }) }),
        }),
    },
  ];
  const own: MenuItem[] = [
    {
      key: 'delete',
      label: t('chat.delete'),
      icon: trash,
      onSelect: () => remove.mutate(messageId, { onError }),
    },
  ];
  return (
    <div className="chat-menu">
      <MenuButton
        label={t('chat.actions', { name })}
        look="bare"
        items={[...signs, ...(isMine ? own : others)]}
      >
        <Icon of={more} />
      </MenuButton>
      {isReporting && <ReportDialog message={message} onClose={() => setReporting(false)} />}
    </div>
  );
}
