import type { TierStep } from '@baize/contract/settlement';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Minor } from '@baize/std/money';
import { activeTitle } from '@baize/ui/active-title';
import { Icon } from '@baize/ui/icon.tsx';
import { check, minus } from '@baize/ui/icons';
import { rateText } from '@baize/ui/rate-text';
import './bills.css';

type Props = {
  tiers: readonly TierStep[];
  /** The one that applies, from 1. */
  reached: number | null;
  /** Valid bets that make a member active; null where it was not kept. */
  activeValidBets: Minor | null;
};

/** Every tier with what it asks and how much of it there is: the highest that is met applies. */
export function TierSteps({ tiers, reached, activeValidBets }: Props) {
  const t = useT();
  return (
    <ol className="tier-steps">
      {tiers.map((tier, index) => (
        <li key={tier.rate} aria-current={reached === index + 1 ? 'true' : undefined}>
          <b>
            <Icon of={tier.isMet ? check : minus} /> {rateText(tier.rate)}
            <span className="sr">{t(tier.isMet ? 'agents.tier_met' : 'agents.tier_unmet')}</span>
          </b>
          {asked(tier).length === 0 && <span>{t('agents.tier_free')}</span>}
          {asked(tier).map((threshold) => (
            <Threshold key={threshold.of} threshold={threshold} activeValidBets={activeValidBets} />
          ))}
        </li>
      ))}
    </ol>
  );
}

/** What a tier asks nothing of needs no line, unless even that is not there. */
const asked = ({ thresholds }: TierStep) =>
  thresholds.filter(({ needed, isMet }) => needed > 0n || !isMet);

const NAMES = {
  validBets: 'agents.valid_bets',
  profit: 'agents.gross_win',
} as const;

type ThresholdProps = Pick<Props, 'activeValidBets'> & {
  threshold: TierStep['thresholds'][number];
};

function Threshold({ threshold, activeValidBets }: ThresholdProps) {
  const t = useT();
  const formats = useFormats();
  const { money, number } = formats;
  const { of, needed, reached, isMet } = threshold;
  const write = (value: Minor) => (of === 'activeMembers' ? number(value) : money(value));
  const share = needed <= 0n ? 100 : Number((clamp(reached, needed) * 100n) / needed);
  return (
    <span className="tier-threshold">
      <span>
        {of === 'activeMembers' ? activeTitle(activeValidBets, t, formats) : t(NAMES[of])}
        <bdi className={isMet ? 'tone-win' : 'muted'}>
          {write(reached)} / {write(needed)}
        </bdi>
      </span>
      <i aria-hidden="true">
        <i style={{ inlineSize: `${share}%` }} />
      </i>
    </span>
  );
}

const clamp = (value: bigint, most: bigint): bigint =>
  value < 0n ? 0n : value > most ? most : value;
