import type { RedEnvelope } from '@baize/contract/red-envelope';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Minor } from '@baize/std/money';
import { instant } from '@baize/std/time';
import { Button } from '@baize/ui/button.tsx';
import { CallError } from '../../shared/server/call-error.tsx';
import { EnvelopeArt } from './envelope-art.tsx';
import { useOpenEnvelope } from './use-envelopes.ts';

type Props = {
  envelope: RedEnvelope;
  /** What was in it; null where others were first. */
  onOpened: (envelope: RedEnvelope, amount: Minor | null) => void;
  onDetails: (envelope: RedEnvelope) => void;
};

/** One envelope to open: what is known of it beforehand, and the button. */
export function EnvelopeCard({ envelope, onOpened, onDetails }: Props) {
  const t = useT();
  const opening = useOpenEnvelope();
  const open = () => {
    if (opening.isPending) return;
    // Told before the lists are read anew: an envelope that is empty by then has no card any more.
    opening.mutate({
      envelopeId: envelope.envelopeId,
      onAnswer: ({ amount }) => onOpened(envelope, amount),
    });
  };
  return (
    <section className="envelope-card">
      <div>
        <EnvelopeTitle envelope={envelope} />
        <EnvelopeFacts envelope={envelope} />
        {canOpen(envelope) ? (
          <Button look="white" isBusy={opening.isPending} onClick={open}>
            {t('rewards.env_open')}
          </Button>
        ) : (
          <Button look="white" onClick={() => onDetails(envelope)}>
            {t('rewards.env_details')}
          </Button>
        )}
        <CallError error={opening.error} onRetry={open} />
      </div>
      <EnvelopeArt isOpen={envelope.mine !== null} />
    </section>
  );
}

const canOpen = ({ mine, isOwn, state, left }: RedEnvelope): boolean =>
  mine === null && !isOwn && state === 'open' && left > 0;

export function EnvelopeTitle({ envelope }: { envelope: RedEnvelope }) {
  const t = useT();
  const { name, from, isOwn } = envelope;
  if (name !== null) return <h2>{name}</h2>;
  return <h2>{isOwn ? t('rewards.env_own') : t('rewards.env_from', { name: from ?? '' })}</h2>;
}

function EnvelopeFacts({ envelope }: { envelope: RedEnvelope }) {
  const t = useT();
  const formats = useFormats();
  const { mine, wish, total, packets, left, least, closesAt } = envelope;
  const counts = { left: formats.number(left), packets: formats.number(packets) };
  const sum = formats.money(total);
  const time = formats.dateTime(instant(new Date(closesAt)));
  return (
    <>
      {wish && <p className="envelope-wish">{wish}</p>}
      <p>{t('rewards.env_facts', { total: sum, packets, least: formats.money(least) })}</p>
      <p>{t('rewards.env_left', { ...counts, time })}</p>
      {mine !== null && <p>{t('rewards.env_mine', { amount: formats.money(mine) })}</p>}
    </>
  );
}
