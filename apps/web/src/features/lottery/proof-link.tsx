import { useT } from '@baize/i18n/react.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { shield } from '@baize/ui/icons';
import { SiteLink } from '../../shared/address/site-link.tsx';
import type { HrefOf } from './board/betting-view.tsx';
import type { WireDraw } from './book/wire.ts';

type Props = { draw: WireDraw; hrefOf: HrefOf };

/** To what was published of a round; the first digits of its seed's digest stand on it. */
export function ProofLink({ draw, hrefOf }: Props) {
  const t = useT();
  const { period, drawId, proof } = draw;
  return (
    <SiteLink className="lot-proof-link" href={hrefOf({ tab: 'results', drawId })}>
      <Icon of={shield} />
      <span className="sr">
        {t(draw.result ? 'lottery.proof_open' : 'lottery.proof_before', { period })}
      </span>
      {proof?.seedDigest && <code>{proof.seedDigest.slice(0, 4)}</code>}
    </SiteLink>
  );
}
