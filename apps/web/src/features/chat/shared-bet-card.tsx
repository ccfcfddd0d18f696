import { wordingOf } from '@baize/client/api-error';
import type { ChatMessage, SharedBet } from '@baize/contract/chat-message';
import { useLanguage, useT } from '@baize/i18n/react.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Picture } from '@baize/ui/picture.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { useImageBase } from '../../shared/loading/image-base.ts';
import { useOpenShared } from './use-chat-calls.ts';

type Props = { messageId: ChatMessage['messageId']; shared: SharedBet };

/** A bet that somebody shows: from the books, with its round to look at, never a picture of it. */
export function SharedBetCard({ messageId, shared: { names, picture, stake, payout } }: Props) {
  const t = useT();
  const { code } = useLanguage();
  const base = useImageBase();
  const toast = useToast();
  const open = useOpenShared();
  const name = names[code] ?? names['EN'] ?? Object.values(names)[0] ?? t('chat.game_gone');
  return (
    <button
      type="button"
      className="chat-share"
      disabled={open.isPending}
      onClick={() =>
        open.mutate(messageId, {
          onError: (error) => toast({ tone: 'loss', text: wordingOf(error, t) }),
        })
      }
    >
      {picture && <Picture src={`${base}/${picture}-88.webp`} alt="" width={44} height={44} />}
      <span>
        <bdi>{name}</bdi>
        <small>
          <MoneyText amount={stake} /> → <MoneyText amount={payout} /> · {t('chat.check_round')}
        </small>
      </span>
    </button>
  );
}
