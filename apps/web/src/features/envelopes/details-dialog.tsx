import type { EnvelopeDetails, EnvelopeOpening } from '@baize/contract/red-envelope';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Id } from '@baize/std/id';
import { instant } from '@baize/std/time';
import { Button } from '@baize/ui/button.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { Answered } from '../../shared/lists/answered.tsx';
import { VerifyPanel } from '../../shared/luck/verify-panel.tsx';
import { useEnvelope } from './use-envelopes.ts';

type Props = { envelopeId: Id<'env'>; onClose: () => void };

/** Who opened it, what went back, and the proof. */
export function DetailsDialog({ envelopeId, onClose }: Props) {
  const t = useT();
  const query = useEnvelope(envelopeId);
  const waiting = (
    <Loading>
      <Skeleton height="16rem" />
    </Loading>
  );
  return (
    <Dialog
      isOpen
      size="medium"
      onClose={onClose}
      title={t('rewards.env_details_title')}
      footer={
        <Button look="brand" onClick={onClose}>
          {t('ui_close')}
        </Button>
      }
    >
      <Answered query={query} waiting={waiting}>
        {(details) => <Details details={details} />}
      </Answered>
    </Dialog>
  );
}

function Details({ details }: { details: EnvelopeDetails }) {
  const t = useT();
  const { money } = useFormats();
  const { envelope, openings, refunded, proof } = details;
  return (
    <div className="envelope-details">
      {openings.length === 0 ? (
        <p className="muted">{t('rewards.env_nobody')}</p>
      ) : (
        <ul className="envelope-openings">
          {openings.map((opening) => (
            <Opening key={opening.account + opening.at} opening={opening} />
          ))}
        </ul>
      )}
      {refunded > 0n && <p>{t('rewards.env_refunded', { amount: money(refunded) })}</p>}
      <VerifyPanel
        digest={envelope.digest}
        proof={proof && { seed: proof.seed, list: proof.packets.map(String) }}
      />
    </div>
  );
}

function Opening({ opening: { account, amount, at, isBest } }: { opening: EnvelopeOpening }) {
  const t = useT();
  const formats = useFormats();
  return (
    <li>
      <bdi>{account}</bdi>
      {isBest && <Tag tone="brand">{t('rewards.env_best')}</Tag>}
      <span className="faint">{formats.dateTime(instant(new Date(at)))}</span>
      {amount === null ? (
        <span className="muted">{t('rewards.env_amount_later')}</span>
      ) : (
        <b>
          <MoneyText amount={amount} />
        </b>
      )}
    </li>
  );
}
