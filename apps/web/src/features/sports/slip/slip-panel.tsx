import { wordingOf } from '@baize/client/api-error';
import { useT } from '@baize/i18n/react.tsx';
import { oddsText } from '@baize/sports/slip/odds-format';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Note } from '@baize/ui/note.tsx';
import { Sheet } from '@baize/ui/sheet.tsx';
import { useMedia } from '@baize/ui/use-media';
import { useState } from 'react';
import { SLIP_NAMES, sportsWording } from '../words.ts';
import { FreeBetChoice } from './free-bet-choice.tsx';
import { AnswerSpoken, SlipAnswer } from './slip-answer.tsx';
import { PolicyChoice, SlipChoices } from './slip-choices.tsx';
import { useSlipDesk } from './slip-desk.tsx';
import { LargestStake, OfferSums } from './slip-sums.tsx';
import './sports-slip.css';
import { StakeField } from './stake-pad.tsx';
import type { Stand } from './use-stand.ts';

/** On a wide screen the slip stays beside the matches. */
export function SlipCard({ stand }: { stand: Stand }) {
  const t = useT();
  const { slip } = useSlipDesk();
  const isForm = !stand.isAnswering && slip.legs.length > 0;
  return (
    <Card className="sp-slip" aria-label={t('sports.slip')}>
      <h2>
        <SlipTitle />
      </h2>
      <AnswerSpoken stand={stand} />
      <div className="sp-slip-body">
        <SlipBody stand={stand} hasPolicy />
      </div>
      {isForm && <SlipFoot stand={stand} hasPad={false} />}
    </Card>
  );
}

/** On a phone it comes up over the matches, which stay where they were. */
export function SlipSheet({ stand }: { stand: Stand }) {
  const t = useT();
  const { slip } = useSlipDesk();
  const [isOpen, setOpen] = useState(false);
  const isTall = useMedia('(height >= 36rem)');
  const { isAnswering, isTaken, isRefused, sent, send } = stand;
  const isForm = !isAnswering && slip.legs.length > 0;
  const close = () => {
    setOpen(false);
    if (isTaken || isRefused) send.again();
  };
  return (
    <>
      {(isAnswering || slip.legs.length > 0) && (
        <div className="sp-jump" data-buy-bar>
          <Button look="brand" isFull onClick={() => setOpen(true)}>
            {isAnswering ? t(SLIP_NAMES[sent?.status ?? 'pending']) : <SlipTitle />}
          </Button>
        </div>
      )}
      <Sheet
        isOpen={isOpen}
        onClose={close}
        title={<SlipTitle />}
        footer={isForm && <SlipFoot stand={stand} hasPad={isTall} />}
      >
        <AnswerSpoken stand={stand} />
        <div className="sp-slip-body">
          <SlipBody stand={stand} hasPolicy={!isTall} onLeave={close} />
        </div>
      </Sheet>
    </>
  );
}

function SlipTitle() {
  const t = useT();
  const { slip } = useSlipDesk();
  return (
    <>
      {t('sports.slip')} {slip.legs.length > 0 && <span className="num">{slip.legs.length}</span>}
    </>
  );
}

type BodyProps = { stand: Stand; hasPolicy: boolean; onLeave?: () => void };

function SlipBody({ stand, hasPolicy, onLeave }: BodyProps) {
  const t = useT();
  const { slip } = useSlipDesk();
  if (stand.isAnswering) return <SlipAnswer stand={stand} {...(onLeave && { onLeave })} />;
  if (slip.legs.length === 0) return <p className="faint">{t('sports.slip_empty')}</p>;
  return <SlipChoices stand={stand} hasPolicy={hasPolicy} />;
}

/** Always in view: what the bet comes to, the stake, what stands against it, and the main button. */
function SlipFoot({ stand, hasPad }: { stand: Stand; hasPad: boolean }) {
  const t = useT();
  const { session, send, quote, offer, isSameMatch } = stand;
  return (
    <div className="sp-foot">
      <OfferSums stand={stand} />
      {hasPad && <PolicyChoice />}
      <FreeBetChoice stand={stand} />
      {stand.freeBet === null && <StakeField hasPad={hasPad} />}
      <div className="sp-told" aria-live="polite">
        {isSameMatch && <Note tone="warn">{t('sports.e_same_match')}</Note>}
        {quote.error && <Note tone="warn">{sportsWording(quote.error, t)}</Note>}
        {session.error && <Note tone="warn">{wordingOf(session.error, t)}</Note>}
        {offer.isAsking ? (
          <p className="sp-ask">{t('sports.odds_moved')}</p>
        ) : (
          send.error !== null && <Note tone="loss">{sportsWording(send.error, t)}</Note>
        )}
      </div>
      <MainButton stand={stand} />
      {!offer.isAsking && stand.freeBet === null && <LargestStake quote={quote.data} />}
    </div>
  );
}

/** Places the bet; while new prices wait for the member's word it takes that word, and no money. */
function MainButton({ stand: { session, send, offer, order } }: { stand: Stand }) {
  const t = useT();
  const { setSlip, format } = useSlipDesk();
  const { isAsking, odds, slip, total } = offer;
  const accept =
    odds === null ? t('sports.use_new') : t('sports.accept_new', { odds: oddsText(format, odds) });
  const press = () => {
    if (isAsking) {
      send.forget();
      setSlip(slip);
    } else if (order) send.send(order);
  };
  return (
    <Button
      look={isAsking ? 'brand' : 'act'}
      size="big"
      isFull
      disabled={!isAsking && (order === null || session.access === null)}
      isBusy={send.isBusy}
      onClick={press}
    >
      {isAsking ? (
        accept
      ) : (
        <>
          {t('sports.place')} {total > 0n && <MoneyText amount={total} />}
        </>
      )}
    </Button>
  );
}
