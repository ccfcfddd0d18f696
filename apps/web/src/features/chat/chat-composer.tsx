import { refusalOf, wordingOf } from '@baize/client/api-error';
import type { ChatRoomItem } from '@baize/contract/chat';
import type { ChatMessage } from '@baize/contract/chat-message';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { IconButton } from '@baize/ui/icon-button.tsx';
import { share } from '@baize/ui/icons';
import { useRequestKey } from '@baize/ui/use-request-key';
import { type KeyboardEvent, useState } from 'react';
import { CareNote } from './care-note.tsx';
import type { RoomChange } from './room-state.ts';
import { ShareDialog } from './share-dialog.tsx';
import { type SharedThing, useSay } from './use-chat-calls.ts';

type Props = {
  room: ChatRoomItem;
  lengthMax: number;
  mentioned: readonly ChatMessage[];
  change: (change: RoomChange) => void;
  onForget: (message: ChatMessage) => void;
  onSent: () => void;
};

/** Where something is said. What was refused stays in the box, with the reason above it. */
export function ChatComposer({ room, lengthMax, mentioned, change, onForget, onSent }: Props) {
  const t = useT();
  const [text, setText] = useState('');
  const [isSharing, setSharing] = useState(false);
  const keyOf = useRequestKey();
  const say = useSay(room.roomId, change);
  const length = Array.from(text).length;
  const isLong = length > lengthMax;
  const isEmpty = text.trim() === '';

  const send = (shared?: SharedThing) => {
    if (say.isPending || isLong || (isEmpty && !shared)) return;
    const whole = `${mentioned.map(({ name }) => `@${name} `).join('')}${text}`;
    const mentions = mentioned.map(({ personId }) => personId);
    const saying = { text: whole, mentions, ...shared };
    say.mutate(
      { ...saying, requestKey: keyOf(JSON.stringify(saying)) },
      {
        onSuccess: () => {
          // The same words later are another message.
          keyOf('');
          setText('');
          onSent();
        },
      },
    );
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="chat-composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Refused error={say.error} />
      {say.data?.isInDistress && <CareNote />}
      {isLong && <p className="chat-refused">{t('chat.too_long', { length, max: lengthMax })}</p>}
      <Mentioned mentioned={mentioned} onForget={onForget} />
      <div className="chat-box">
        <IconButton label={t('chat.share')} icon={share} onClick={() => setSharing(true)} />
        <textarea
          data-autofocus
          aria-label={t('chat.write')}
          placeholder={t('chat.write_politely')}
          rows={1}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={press}
        />
        <Button look="brand" type="submit" isBusy={say.isPending} disabled={isLong || isEmpty}>
          {t('chat.send')}
        </Button>
      </div>
      {isSharing && (
        <ShareDialog
          onClose={() => setSharing(false)}
          onChoose={(shared) => {
            setSharing(false);
            send(shared);
          }}
        />
      )}
    </form>
  );
}

/** Why a message was not sent; in slow mode how long to wait. */
function Refused({ error }: { error: unknown }) {
  const t = useT();
  if (!error) return null;
  const { seconds } = refusalOf(error)?.details ?? {};
  return (
    <p className="chat-refused" role="alert">
      {typeof seconds === 'number' ? t('chat.wait', { seconds }) : wordingOf(error, t)}
    </p>
  );
}

function Mentioned({ mentioned, onForget }: Pick<Props, 'mentioned' | 'onForget'>) {
  const t = useT();
  if (mentioned.length === 0) return null;
  return (
    <ul className="chat-mentioned" aria-label={t('chat.mentioned')}>
      {mentioned.map((message) => (
        <li key={message.personId}>
          <Button look="line" size="small" onClick={() => onForget(message)}>
            @{message.name} ×
          </Button>
        </li>
      ))}
    </ul>
  );
}
