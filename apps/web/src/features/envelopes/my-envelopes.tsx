import type { EnvelopeState, RedEnvelope } from '@baize/contract/red-envelope';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { CopyButton } from '@baize/ui/copy-button.tsx';
import { Tag, type Tone } from '@baize/ui/tag.tsx';

const STATES = {
  open: ['brand', 'rewards.env_state_open'],
  finished: ['plain', 'rewards.env_state_finished'],
  expired: ['plain', 'rewards.env_state_expired'],
} as const satisfies Record<EnvelopeState, readonly [Tone, string]>;

type Props = {
  envelopes: readonly RedEnvelope[];
  onDetails: (envelope: RedEnvelope) => void;
};

/** What the member sent or opened, the newest first. */
export function MyEnvelopes({ envelopes, onDetails }: Props) {
  const t = useT();
  if (envelopes.length === 0) return null;
  return (
    <Card className="envelope-mine">
      <h2>{t('rewards.env_mine_title')}</h2>
      <ul>
        {envelopes.map((envelope) => (
          <MyEnvelope
            key={envelope.envelopeId}
            envelope={envelope}
            onShow={() => onDetails(envelope)}
          />
        ))}
      </ul>
    </Card>
  );
}

function MyEnvelope({ envelope, onShow }: { envelope: RedEnvelope; onShow: () => void }) {
  const t = useT();
  const { money, number } = useFormats();
  const { name, from, isOwn, mine, total, state, packets, left } = envelope;
  const [tone, words] = STATES[state];
  const title = isOwn
    ? t('rewards.env_own')
    : (name ?? t('rewards.env_from', { name: from ?? '' }));
  return (
    <li>
      <div>
        <b>{title}</b>
        <span className="muted">
          {mine === null
            ? t('rewards.env_taken', {
                taken: number(packets - left),
                packets: number(packets),
                total: money(total),
              })
            : t('rewards.env_mine', { amount: money(mine) })}
        </span>
      </div>
      <Tag tone={tone}>{t(words)}</Tag>
      {isOwn && state === 'open' && <CopyButton value={linkOf(envelope)} />}
      <Button look="ghost" size="small" onClick={onShow}>
        {t('rewards.env_details')}
      </Button>
    </li>
  );
}

/** What a sender gives to whom they like. */
export const linkOf = ({ envelopeId }: Pick<RedEnvelope, 'envelopeId'>): string =>
  `${location.origin}/member/redEnvelope?envelope=${envelopeId}`;
