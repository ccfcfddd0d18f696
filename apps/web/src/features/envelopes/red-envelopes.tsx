import type { Output } from '@baize/contract/endpoint';
import type { listEnvelopes, RedEnvelope } from '@baize/contract/red-envelope';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Id } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { type ComponentProps, useState } from 'react';
import { Answered } from '../../shared/lists/answered.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import { EnvelopeArt } from './envelope-art.tsx';
import { EnvelopeCard } from './envelope-card.tsx';
import './envelopes.css';
import { GiftForm } from './gift-form.tsx';
import { MyEnvelopes } from './my-envelopes.tsx';
import { OpenedMoment } from './opened-moment.tsx';
import { RainWait } from './rain-wait.tsx';
import { useEnvelope, useEnvelopes } from './use-envelopes.ts';

type Props = {
  /** The envelope of a link that somebody shared. */
  envelopeId: Id<'env'> | null;
};

export type EnvelopeLists = Output<typeof listEnvelopes>;

/** What stands over the page: what was just opened, or one envelope with its proof. */
type Shown = { readonly envelope: RedEnvelope; readonly opened: { amount: Minor | null } | null };

/** Envelopes to open, the next rain, gifts to send, and what came of earlier ones. */
export function RedEnvelopes({ envelopeId }: Props) {
  const t = useT();
  const query = useEnvelopes();
  const [shown, setShown] = useState<Shown | null>(null);
  const acts: CardActs = {
    onOpened: (envelope, amount) => setShown({ envelope, opened: { amount } }),
    onDetails: (envelope) => setShown({ envelope, opened: null }),
  };
  const behindMs = query.data ? Date.parse(query.data.now) - query.dataUpdatedAt : 0;
  return (
    <div className="envelopes">
      <header>
        <h1>{t('rewards.env_title')}</h1>
        <p className="muted">{t('rewards.env_lead')}</p>
      </header>
      {envelopeId !== null && (
        <SharedEnvelope key={envelopeId} envelopeId={envelopeId} acts={acts} />
      )}
      <Answered query={query} waiting={<Waiting />}>
        {(lists) => (
          <>
            <OpenRain envelopes={lists.open} next={lists.announced[0]} acts={acts} />
            {lists.announced.slice(0, 1).map((next) => (
              <RainWait
                key={next.envelopeId}
                envelope={next}
                behindMs={behindMs}
                onOpen={() => void query.refetch()}
              />
            ))}
            {lists.gifts.isOn && <GiftForm gifts={lists.gifts} />}
            <MyEnvelopes envelopes={lists.mine} onDetails={acts.onDetails} />
          </>
        )}
      </Answered>
      {shown && <OverPage shown={shown} onChange={setShown} />}
    </div>
  );
}

type CardActs = Pick<ComponentProps<typeof EnvelopeCard>, 'onOpened' | 'onDetails'>;

type OverProps = { shown: Shown; onChange: (shown: Shown | null) => void };

function OverPage({ shown: { envelope, opened }, onChange }: OverProps) {
  const close = () => onChange(null);
  if (!opened) return <DetailsDialog envelopeId={envelope.envelopeId} onClose={close} />;
  return (
    <OpenedMoment
      amount={opened.amount}
      digest={envelope.digest}
      onClose={close}
      onVerify={() => onChange({ envelope, opened: null })}
    />
  );
}

const Waiting = () => (
  <Loading>
    <Skeleton height="12rem" />
    <Skeleton height="16rem" />
  </Loading>
);

function SharedEnvelope({ envelopeId, acts }: { envelopeId: Id<'env'>; acts: CardActs }) {
  return (
    <Answered query={useEnvelope(envelopeId)} waiting={<Waiting />}>
      {({ envelope }) => <EnvelopeCard envelope={envelope} {...acts} />}
    </Answered>
  );
}

type RainProps = {
  envelopes: readonly RedEnvelope[];
  next: RedEnvelope | undefined;
  acts: CardActs;
};

function OpenRain({ envelopes, next, acts }: RainProps) {
  if (envelopes.length === 0) return <NoneOpen next={next} />;
  return envelopes.map((envelope) => (
    <EnvelopeCard key={envelope.envelopeId} envelope={envelope} {...acts} />
  ));
}

function NoneOpen({ next }: { next: RedEnvelope | undefined }) {
  const t = useT();
  const formats = useFormats();
  return (
    <Card>
      <EmptyState art={<EnvelopeArt />} title={t('rewards.env_none')}>
        {next
          ? t('rewards.env_none_next', { time: formats.dateTime(instant(new Date(next.opensAt))) })
          : t('rewards.env_none_text')}
      </EmptyState>
    </Card>
  );
}
