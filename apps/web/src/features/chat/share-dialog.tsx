import { useT } from '@baize/i18n/react.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Segments } from '@baize/ui/segments.tsx';
import { Skeleton } from '@baize/ui/skeleton.tsx';
import { useState } from 'react';
import { Answered } from '../../shared/lists/answered.tsx';
import { type SharedThing, useOwnBets, useOwnEnvelopes } from './use-chat-calls.ts';

const SHOWN = 12;

type Choosing = { onChoose: (shared: SharedThing) => void };

/** What a member has that can be shown in the room: decided bets, and red envelopes that are open. */
export function ShareDialog({ onChoose, onClose }: Choosing & { onClose: () => void }) {
  const t = useT();
  const [kind, setKind] = useState<'bets' | 'envelopes'>('bets');
  return (
    <Dialog isOpen onClose={onClose} size="small" title={t('chat.share')}>
      <div className="chat-sharing">
        <Segments
          label={t('chat.share')}
          segments={[
            { value: 'bets', label: t('chat.share_bets') },
            { value: 'envelopes', label: t('chat.share_envelopes') },
          ]}
          value={kind}
          onChange={setKind}
        />
        {kind === 'bets' ? <OwnBets onChoose={onChoose} /> : <OwnEnvelopes onChoose={onChoose} />}
      </div>
    </Dialog>
  );
}

function OwnBets({ onChoose }: Choosing) {
  const t = useT();
  return (
    <>
      <p className="muted">{t('chat.share_text')}</p>
      <Answered query={useOwnBets()} waiting={<Skeleton height="8rem" />}>
        {({ bets: settled }) =>
          settled.length === 0 ? (
            <EmptyState title={t('chat.no_bets')} />
          ) : (
            <ul className="chat-bets">
              {settled.slice(0, SHOWN).map(({ betId, game, stake, payout }) => (
                <li key={betId}>
                  <button type="button" onClick={() => onChoose({ betId })}>
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
    </>
  );
}

function OwnEnvelopes({ onChoose }: Choosing) {
  const t = useT();
  return (
    <>
      <p className="muted">{t('chat.share_envelopes_text')}</p>
      <Answered query={useOwnEnvelopes()} waiting={<Skeleton height="8rem" />}>
        {(open) =>
          open.length === 0 ? (
            <EmptyState title={t('chat.no_envelopes')} />
          ) : (
            <ul className="chat-bets">
              {open.map(({ envelopeId, wish, total, left }) => (
                <li key={envelopeId}>
                  <button type="button" onClick={() => onChoose({ envelopeId })}>
                    <bdi>{wish ?? t('chat.envelope')}</bdi>
                    <span>
                      <MoneyText amount={total} /> · {t('chat.envelope_packets', { count: left })}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
    </>
  );
}
