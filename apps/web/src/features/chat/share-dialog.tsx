import { useT } from '@baize/i18n/react.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Skeleton } from '@baize/ui/skeleton.tsx';
import { Answered } from '../../shared/lists/answered.tsx';
import { useOwnBets } from './use-chat-calls.ts';

const SHOWN = 12;

type Props = { onChoose: (betId: string) => void; onClose: () => void };

/** The member's last decided bets, one of which is shown in the room. */
export function ShareDialog({ onChoose, onClose }: Props) {
  const t = useT();
  const bets = useOwnBets();
  return (
    <Dialog isOpen onClose={onClose} size="small" title={t('chat.share')}>
      <p className="muted">{t('chat.share_text')}</p>
      <Answered query={bets} waiting={<Skeleton height="8rem" />}>
        {({ bets: settled }) =>
          settled.length === 0 ? (
            <EmptyState title={t('chat.no_bets')} />
          ) : (
            <ul className="chat-bets">
              {settled.slice(0, SHOWN).map(({ betId, game, stake, payout }) => (
                <li key={betId}>
                  <button type="button" onClick={() => onChoose(betId)}>
                    <bdi>{game?.displayName ?? t('chat.game_gone')}</bdi>
                    <span>
                      <MoneyText amount={stake} /> → <MoneyText amount={payout} />
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
    </Dialog>
  );
}
