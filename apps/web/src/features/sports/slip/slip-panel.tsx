import { wordingOf } from '@baize/client/api-error';
import { useT } from '@baize/i18n/react.tsx';
import { minor } from '@baize/std/money';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Note } from '@baize/ui/note.tsx';
import { Sheet } from '@baize/ui/sheet.tsx';
import { useMedia } from '@baize/ui/use-media';
import { useState } from 'react';
import { SLIP_NAMES, sportsWording } from '../words.ts';
import { AnswerSpoken, SlipAnswer } from './slip-answer.tsx';
import { SlipChoices } from './slip-choices.tsx';
import { useSlipDesk } from './slip-desk.tsx';
import { LargestStake, OddsMoved } from './slip-sums.tsx';
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
        <SlipBody stand={stand} />
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
        <div className="sp-jump">
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
          <SlipBody stand={stand} onLeave={close} />
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

function SlipBody({ stand, onLeave }: { stand: Stand; onLeave?: () => void }) {
  const t = useT();
  const { slip } = useSlipDesk();
  if (stand.isAnswering) return <SlipAnswer stand={stand} {...(onLeave && { onLeave })} />;
  if (slip.legs.length === 0) return <p className="faint">{t('sports.slip_empty')}</p>;
  return <SlipChoices stand={stand} />;
}

/** Always in view: the stake, whatever stands against the bet, and the button that places it. */
function SlipFoot({ stand, hasPad }: { stand: Stand; hasPad: boolean }) {
  const t = useT();
  const { session, send, quote, input, isSameMatch } = stand;
  const last = input ? quote.data : undefined;
  const known = quote.isPlaceholderData ? undefined : last;
  const isPriced = input?.system !== 'builder' || typeof known?.odds === 'number';
  return (
    <div className="sp-foot">
      <StakeField hasPad={hasPad} />
      <div className="sp-told" aria-live="polite">
        {isSameMatch && <Note tone="warn">{t('sports.e_same_match')}</Note>}
        {quote.error && <Note tone="warn">{sportsWording(quote.error, t)}</Note>}
        {known && <OddsMoved quote={known} />}
        {session.error && <Note tone="warn">{wordingOf(session.error, t)}</Note>}
        {send.error !== null && <Note tone="loss">{sportsWording(send.error, t)}</Note>}
      </div>
      <Button
        look="act"
        size="big"
        isFull
        disabled={input === null || session.access === null || !isPriced}
        isBusy={send.isBusy}
        onClick={() =>
          input &&
          send.send(input.system === 'builder' ? { ...input, odds: known?.odds ?? null } : input)
        }
      >
        {t('sports.place')} {known && <MoneyText amount={minor(BigInt(known.total))} />}
      </Button>
      <LargestStake quote={last} />
    </div>
  );
}
