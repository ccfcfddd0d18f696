import type { RedEnvelope } from '@baize/contract/red-envelope';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Countdown } from './countdown.tsx';
import { EnvelopeArt } from './envelope-art.tsx';
import { EnvelopeTitle } from './envelope-card.tsx';

type Props = {
  envelope: RedEnvelope;
  /** How far this device's clock is behind the server's. */
  behindMs: number;
  onOpen: () => void;
};

/** An envelope that is announced: when it opens, and what is in it for how many. */
export function RainWait({ envelope, behindMs, onOpen }: Props) {
  const t = useT();
  const formats = useFormats();
  const { total, packets, least, opensAt } = envelope;
  const facts = { total: formats.money(total), packets, least: formats.money(least) };
  return (
    <section className="envelope-card is-closed">
      <div>
        <EnvelopeTitle envelope={envelope} />
        <p>{t('rewards.env_facts', facts)}</p>
        <p>{t('rewards.env_opens', { time: formats.dateTime(instant(new Date(opensAt))) })}</p>
        <Countdown to={opensAt} behindMs={behindMs} onEnd={onOpen} />
      </div>
      <EnvelopeArt />
    </section>
  );
}
